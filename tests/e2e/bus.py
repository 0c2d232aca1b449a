# bus.py - many questions to a program at once
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a program shows, asked over the accessibility bus. One question takes a quarter of a
millisecond until its answer is there, and a window has a thousand parts: whoever asks all of them
one after the other waits for the bus most of the time, so they are asked together here."""

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

ACCESSIBLE = "org.a11y.atspi.Accessible"
COMPONENT = "org.a11y.atspi.Component"
TEXT = "org.a11y.atspi.Text"
PROPERTIES = "org.freedesktop.DBus.Properties"

# Nothing is in them.
LEAVES = {"label", "image", "icon"}

# How a program says that a part has gone, which it may do while it is looked at.
GONE = ("org.freedesktop.DBus.Error.UnknownMethod", "org.freedesktop.DBus.Error.UnknownObject",
        "org.freedesktop.DBus.Error.UnknownInterface")

# What was found in the tree of Atspi, and the roles of all that was asked for it, which it keeps:
# by path; no path is given twice.
NODES = {}
ROLES = {}


def forget_nodes():
    """Another program answers from now on."""
    NODES.clear()
    ROLES.clear()


class Gone(Exception):
    """A part that was there is another one now."""


def connect():
    address = Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
        Gio.DBusCallFlags.NONE, -1).unpack()[0]
    return Gio.DBusConnection.new_for_address_sync(
        address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT |
        Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)


class Questions:
    """All that is asked while it is open is answered when it closes; an answer may ask on. What
    else arrives on a bus meanwhile waits."""
    _connection = None

    def __init__(self, bus_name):
        self._bus_name = bus_name
        self._n_open = 0
        self._error = None
        self._context = GLib.MainContext.new()

    def __enter__(self):
        Questions._connection = Questions._connection or connect()
        self._context.push_thread_default()
        return self

    def __exit__(self, *_):
        try:
            while self._n_open > 0:
                self._context.iteration(True)
        finally:
            self._context.pop_thread_default()
        if self._error is not None:
            raise self._error

    def ask(self, path, interface, method, arguments, answer):
        """answer: called with what comes back, unless the part has gone; any other error is raised in
        the end"""
        def done(connection, result):
            self._n_open -= 1
            try:
                value = connection.call_finish(result).unpack()[0]
            except GLib.Error as error:
                if Gio.DBusError.get_remote_error(error) not in GONE:
                    self._error = error
                return
            answer(value)
        self._n_open += 1
        self._connection.call(self._bus_name, path, interface, method, arguments, None,
                              Gio.DBusCallFlags.NONE, -1, None, done)


class Part:
    """Something that is shown, as it was when it was looked at. states: bits, by Atspi.StateType"""

    def __init__(self, path, parent, index):
        self.path, self.parent, self.index = path, parent, index
        self.role = self.name = self.description = self.area = None
        self.states = 0
        self.parts = []
        self._node = None

    def has_state(self, state):
        return bool(self.states >> int(state) & 1)

    def stand_for(self, node):
        self._node = node

    @property
    def node(self):
        """The same in the tree of Atspi, where one can press it. That tree may be out of date, also
        for good, where something changed while it was first asked."""
        self._node = self._node or NODES.get(self.path)
        if self._node is None:
            parent = self.parent.node
            node = parent.get_child_at_index(self.index)
            if node is None or node.path != self.path:
                parent.clear_cache_single()
                node = parent.get_child_at_index(self.index)
            if node is None or node.path != self.path:
                raise Gone(f"{self.role} “{self.name}”")
            self._node = NODES[self.path] = node
        return self._node

    def reach(self):
        """The same in the tree of Atspi, or None if it has gone."""
        try:
            return self.node
        except Gone:
            return None

    def walk(self):
        """It and all that is in it."""
        yield self
        for part in self.parts:
            yield from part.walk()


def look_over(node, tables=True, hidden=False):
    """The part that is the node, with all that is shown in it; the many cells of tables only where
    wanted; what is not shown, too, if wanted."""
    top = Part(node.path, None, 0)
    top.stand_for(node)

    with Questions(node.app.bus_name) as questions:
        def look_at(part):
            questions.ask(part.path, ACCESSIBLE, "GetState", None, lambda words: see(part, words))

        def see(part, words):
            part.states = words[0] | words[1] << 32
            if part is not top and not hidden and not part.has_state(Atspi.StateType.SHOWING):
                return
            if part.path in ROLES:
                look_into(part, ROLES[part.path])
            else:
                questions.ask(part.path, ACCESSIBLE, "GetRole", None,
                              lambda role: look_into(part, Atspi.role_get_name(role)))

        def look_into(part, role):
            part.role = ROLES[part.path] = role
            if role not in LEAVES and (tables or role != "table"):
                questions.ask(part.path, ACCESSIBLE, "GetChildren", None,
                              lambda children: open_up(part, children))

        def open_up(part, children):
            part.parts = [Part(path, part, i) for i, (_, path) in enumerate(children)]
            for child in part.parts:
                look_at(child)

        look_at(top)
    for part in top.walk():
        part.parts = [child for child in part.parts if child.role is not None]
    return top


def ask_names(node, parts, member="name"):
    """What the parts of the node are called, or their description. Returns those that are still
    there to tell it."""
    with Questions(node.app.bus_name) as questions:
        for part in parts:
            questions.ask(part.path, PROPERTIES, "Get",
                          GLib.Variant("(ss)", (ACCESSIBLE, member.capitalize())),
                          lambda text, part=part: setattr(part, member, text))
    return [part for part in parts if getattr(part, member) is not None]


def read_texts(node):
    """Whatever the tree says, shown or not."""
    texts = []

    with Questions(node.app.bus_name) as questions:
        def read(part):
            for member in ("Name", "Description"):
                questions.ask(part.path, PROPERTIES, "Get", GLib.Variant("(ss)", (ACCESSIBLE, member)),
                              texts.append)
            questions.ask(part.path, ACCESSIBLE, "GetInterfaces", None,
                          lambda interfaces: read_text(part, interfaces))

        def read_text(part, interfaces):
            if TEXT in interfaces:
                questions.ask(part.path, TEXT, "GetText", GLib.Variant("(ii)", (0, -1)), texts.append)

        for part in look_over(node, hidden=True).walk():
            read(part)
    return texts


def ask_areas(node, parts):
    """Where the parts of the node are in their window: x, y, width, height."""
    with Questions(node.app.bus_name) as questions:
        for part in parts:
            questions.ask(part.path, COMPONENT, "GetExtents", GLib.Variant("(u)", (1,)),
                          lambda area, part=part: setattr(part, "area", area))
