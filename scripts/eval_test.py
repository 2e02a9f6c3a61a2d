#!/usr/bin/env python3
"""Tests of the gate in eval.py on a corpus whose scorer says what the case wants: python3 scripts/eval_test.py"""
import os
import subprocess
import sys
import tempfile
import unittest

EVAL = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'eval.py')
SCORER = '''print("""extraction F1 %s
level accuracy .9
accuracy .9 end to end
false met rate %s
evidence verbatim 1""")'''


class Deltas(unittest.TestCase):
    def evaluate(self, f1, false_met, recorded, *flags):
        with tempfile.TemporaryDirectory() as root:
            os.makedirs(os.path.join(root, 'tailor/gold/pairs'))
            with open(os.path.join(root, 'tailor/score_tailor.py'), 'w', encoding='utf-8') as f:
                f.write(SCORER % (f1, false_met))
            figures = os.path.join(root, 'figures.txt')
            with open(figures, 'w', encoding='utf-8') as f:
                f.write(recorded)
            done = subprocess.run([sys.executable, EVAL, '--focal', 'none', '--corpus', root, '--keep', os.path.join(root, 'out'), '--only', 'tailor',
                                   '--figures', figures, *flags], capture_output=True, text=True, check=False)
            with open(figures, encoding='utf-8') as f:
                return done.returncode, done.stdout + done.stderr, f.read()

    def test_cases(self):
        f1, met = 'tailor\trequirements F1\t0.9000\n', 'tailor\t"not" shown as met\t0.0100\n'
        for name, args, flags, code, said in [
            ('nothing recorded', ('.9', '.01', ''), ['--bars'], 0, ''),
            ('as before', ('.9', '.01', f1 + met), ['--bars'], 0, ''),
            ('a little worse', ('.896', '.01', f1), ['--bars'], 0, ''),
            ('worse, above the bar', ('.894', '.01', f1), ['--bars'], 1, 'WORSE, it was 0.900'),
            ('more of what should be little', ('.9', '.016', met), ['--bars'], 1, 'WORSE, it was 0.010'),
            ('below the bar', ('.5', '.01', ''), ['--bars'], 1, 'MISSED'),
            ('worse, only looked at', ('.5', '.01', f1), [], 0, 'MISSED'),
            ('better', ('.95', '.0', f1 + met), ['--bars'], 0, ''),
        ]:
            with self.subTest(name):
                got, out, _ = self.evaluate(*args, *flags)
                self.assertEqual(got, code, out)
                self.assertIn(said, out)

    def test_record_keeps_what_did_not_run(self):
        _, _, figures = self.evaluate('.894', '.01', '# a comment\nreal\tskills F1\t0.8790\ntailor\trequirements F1\t0.9000\n', '--record')
        self.assertIn('real\tskills F1\t0.8790\n', figures)
        self.assertIn('tailor\trequirements F1\t0.8940\n', figures)


if __name__ == '__main__':
    unittest.main()
