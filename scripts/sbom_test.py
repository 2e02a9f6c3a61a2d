#!/usr/bin/env python3
"""Tests of sbom.py: python3 scripts/sbom_test.py"""
import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import sbom  # noqa: E402 -- beside this file

MIT = 'MIT License\n\nPermission is hereby granted, free of charge, to any person\nobtaining a copy of this software'
AGPL = 'GNU AFFERO GENERAL PUBLIC LICENSE\nVersion 3, 19 November 2007'


class Licences(unittest.TestCase):
    def test_licence_of_a_folder(self):
        for name, files, want in [
            ('MIT over two lines', {'LICENSE': MIT}, 'MIT'),
            ('AGPL', {'COPYING': AGPL}, 'AGPL-3.0-only'),
            ('AGPL beside MIT, which is read first', {'LICENCE.txt': MIT, 'LICENSE.server': AGPL}, 'AGPL-3.0-only'),
            ('no licence file', {'README.md': MIT}, None),
            ('a text that nobody knows', {'LICENSE': 'All rights reserved.'}, None),
        ]:
            with self.subTest(name), tempfile.TemporaryDirectory() as folder:
                for file, text in files.items():
                    with open(os.path.join(folder, file), 'w', encoding='utf-8') as f:
                        f.write(text)
                self.assertEqual(sbom.licence_of(folder), want)

    def test_faults(self):
        for name, part, said in [
            ('allowed', {'licence': 'MIT'}, []),
            ('one of two is allowed', {'licence': '(GPL-3.0-only OR MIT)'}, []),
            ('both hold', {'licence': 'MIT AND AGPL-3.0-only'}, ['x 1: licence MIT AND AGPL-3.0-only is not on the list']),
            ('unknown', {'licence': None}, ['x 1: licence unknown is not on the list']),
            ('from a folder', {'licence': 'MIT', 'wrong': 'has no checksum'}, ['x 1 has no checksum']),
        ]:
            with self.subTest(name):
                self.assertEqual(list(sbom.faults([{'name': 'x', 'version': '1', **part}])), said)

    def test_a_module_in_a_folder_is_no_part(self):
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, 'LICENSE'), 'w', encoding='utf-8') as f:
                f.write(MIT)
            [fault] = sbom.faults([sbom.go_part('example.com/x', 'v0.0.0', folder, '')])
        self.assertIn('no checksum', fault)


if __name__ == '__main__':
    unittest.main()
