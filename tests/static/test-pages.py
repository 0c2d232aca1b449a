#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a page links to is there: the file, and the heading in it. What shops are told of the newest
version stands in NEWS as well."""

import os
import pathlib
import re
import unittest

ROOT = pathlib.Path(os.environ["SOURCE_ROOT"])
LINK = re.compile(r"\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]*))?\)")


def list_pages():
    return [ROOT / "README.md", *sorted(page for folder in ("src", "data", "tests")
                                        for page in (ROOT / folder).rglob("*.md"))]


def list_headings(page):
    """As the anchors of a link name them."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")
            for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}


class Pages(unittest.TestCase):
    def test_links(self):
        n_links = 0
        for page in list_pages():
            for path, heading in LINK.findall(page.read_text(encoding="utf-8")):
                n_links += 1
                with self.subTest(page=str(page.relative_to(ROOT)), link=path or heading):
                    target = page.parent / path if path else page
                    self.assertTrue(target.exists())
                    if heading:
                        self.assertIn(heading, list_headings(target))
        self.assertGreater(n_links, 20)

    def test_links_of_the_shop(self):
        """Those of the metainfo that lead into the repository lead to what is there."""
        text = (ROOT / "data/io.github.casebook.Casebook.metainfo.xml.in").read_text(encoding="utf-8")
        urls = re.findall(r">https://github\.com/casebook/casebook([^<]*)<", text)
        self.assertGreater(len(urls), 3)
        for url in urls:
            path, _, heading = url.partition("#")
            with self.subTest(url=url):
                page = ROOT / (path.removeprefix("/blob/main/") if path.startswith("/blob/") else "README.md")
                self.assertTrue(path in ("", "/issues", "/discussions") or path.startswith("/blob/main/"))
                self.assertTrue(page.is_file())
                if heading:
                    self.assertIn(heading, list_headings(page))

    def test_news(self):
        news = (ROOT / "NEWS").read_text(encoding="utf-8")
        version = re.search(r"^  version: '(.*)',", (ROOT / "meson.build").read_text(), re.MULTILINE)[1]
        newest = re.search(rf"^{re.escape(version)}, (\S+)\n=+\n(.*?)(?:\n\S+, \S+\n=+\n|\Z)", news,
                           re.MULTILINE | re.DOTALL)
        self.assertTrue(newest and newest.start() == 0)
        told = (ROOT / "data/io.github.casebook.Casebook.metainfo.xml.in").read_text(encoding="utf-8")
        release = re.search(r'<release version="@version@" date="(\S+)">(.*?)</release>', told, re.DOTALL)
        self.assertEqual(release[1], newest[1])
        points = re.findall(r"<li>(.*?)</li>", release[2])
        self.assertGreater(len(points), 3)
        for point in points:
            with self.subTest(point=point):
                self.assertIn(f"* {point}.", " ".join(newest[2].split()))


if __name__ == "__main__":
    unittest.main()
