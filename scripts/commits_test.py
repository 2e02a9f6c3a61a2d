#!/usr/bin/env python3
"""Tests of commits.sh: python3 scripts/commits_test.py"""
import os
import subprocess
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))


class Messages(unittest.TestCase):
    def test_cases(self):
        for name, message, said in [
            ('as it should be', 'Area: what changed\n\nWhy it did.\n', ''),
            ('72 characters', 'A' * 72 + '\n\nWhy it did.\n', ''),
            ('73 characters', 'A' * 73 + '\n\nWhy it did.\n', '73 characters'),
            ('letters count, not bytes', 'Ü' * 72 + '\n\nWhy it did.\n', ''),
            ('no body', 'Area: what changed\n', 'no body'),
            ('only who signed', 'Area: what changed\n\nSigned-off-by: Jo Li <jo@mill.example>\n', 'no body'),
            ('only what git writes', 'Area: what changed\n\n# On branch main\n', 'no body'),
            ('no blank line', 'Area: what changed\nWhy it did.\nAnd more.\n', 'blank line'),
            ('to be joined with another', 'fixup! Area: what changed\n', ''),
        ]:
            with self.subTest(name), tempfile.NamedTemporaryFile('w', encoding='utf-8') as f:
                f.write(message)
                f.flush()
                done = subprocess.run([os.path.join(HERE, 'hooks/commit-msg'), f.name], capture_output=True, text=True, check=False,
                                      env={**os.environ, 'LC_ALL': 'C.UTF-8'})
                self.assertEqual(done.returncode, 1 if said else 0, done.stdout + done.stderr)
                self.assertIn(said, done.stdout)


if __name__ == '__main__':
    unittest.main()
