# SPDX-License-Identifier: MIT
"""Proves that how -s works is not seen from outside: batches give the same bytes, messages and exit
code as a solver that takes records one by one, whatever the instruction set, the number of threads
and the shards; and that -a and -n take the instruction set too."""
import random
import unittest

from cli import CLASH, EMPTY, IMPOSSIBLE, PUZZLE, SOLUTION, Case, mixed_records, run

ISAS = run("--list", "isa").text.split()


def classic_records(count, seed):
    """9x9 records of all kinds, more than go into one batch."""
    rng = random.Random(seed)
    kinds = [PUZZLE, EMPTY, IMPOSSIBLE, CLASH, PUZZLE[:80], SOLUTION, "1" + "0" * 80]
    records = []
    while len(records) < count:
        kind = rng.choice(kinds)
        if rng.random() < 0.5 and len(kind) == 81:
            # Fewer givens: one, several or, where one is changed, no solutions.
            kind = "".join(rng.choice((digit, digit, "0")) for digit in kind)
        if rng.random() < 0.1 and len(kind) == 81:
            place = rng.randrange(81)
            kind = kind[:place] + str(rng.randrange(10)) + kind[place + 1:]
        records += [kind] * rng.choice((1, 1, 1, 2, 3, 20))
    return "\n".join(records[:count]) + "\n"


def outcome(*args):
    """Everything but the time that it took and the name of the output."""
    result = run(*args, "-o", "-")
    return result.code, result.out, result.err.split(" s, ")[0].rsplit(";", 1)[0]


class Same(Case):
    def test_puzzles(self):
        wish = ("-p", 30, "--seed", 1, "-f", "json")
        for isa in ISAS:
            self.assertEqual(outcome(*wish, "--isa", isa), outcome(*wish))

    def test_batches_and_one_by_one(self):
        path = self.write("p", classic_records(2100, 1))
        for more in (["-f", "line"], ["-f", "grid"], ["-f", "json"], ["-f", "line", "--unique"],
                     ["-f", "json", "--max-nodes", "1"], ["-f", "line", "--max-nodes", "7"],
                     ["-f", "grid", "--max-nodes", "60"]):
            expected = outcome("-s", path, *more, "--engine", "vector", "-j", "1")
            for option in [["--isa", isa] for isa in ISAS] + [["-j", "1"], ["-j", "5"]]:
                with self.subTest(more + option):
                    self.assertEqual(outcome("-s", path, *more, *option), expected)

    def test_mixed_orders(self):
        path = self.write("p", mixed_records(1500, 2))
        for more in ([], ["-f", "json"], ["-f", "line", "--max-nodes", "20"]):
            expected = outcome("-s", path, *more, "-j", "1")
            for option in [["--isa", isa, "-j", "3"] for isa in ISAS]:
                with self.subTest(more + option):
                    self.assertEqual(outcome("-s", path, *more, *option), expected)

    def test_shards(self):
        path = self.write("p", classic_records(2500, 3))
        for form in ("grid", "line"):
            whole = run("-s", path, "-f", form, "-o", "-").out
            parts = [run("-s", path, "-f", form, "-o", "-", "--shard", f"{i}/3", "--isa",
                         ISAS[i % len(ISAS)]).out for i in (1, 2, 3)]
            self.assertEqual(b"".join(parts), whole)

    def test_other_commands(self):
        path = self.write("p", classic_records(200, 4))
        for args in (["-n", path, "--limit", "500"], ["-a", path, "--limit", "20", "-f", "line"],
                     ["-v", path], ["-c", "20", "--family", "random", "--seed", "5"]):
            expected = outcome(*args)
            for isa in ISAS:
                with self.subTest(args + [isa]):
                    self.assertEqual(outcome(*args, "--isa", isa), expected)


class Budget(Case):
    def test_undecided_is_left_blank(self):
        # Where one solution is found before the budget ends, it is not an answer yet.
        budget = next(nodes for nodes in range(1, 82) if run(
            "-n", "-", "--max-nodes", nodes, stdin=EMPTY).text == "1+ limit\n")
        text = run("-s", "-", "-f", "line", "--max-nodes", budget, stdin=EMPTY).text
        self.assertEqual(text, "." * 81 + "\n")

    def test_equal_records_do_not_share_it(self):
        for engine in ("auto", "vector", "backtrack"):
            for command, limit in (("-s", "20"), ("-n", "50"), ("-v", "20")):
                rows = run(command, "-", "-f", "json", "--engine", engine, "--max-nodes", limit,
                           "-j", "1", stdin=f"{EMPTY}\n" * 10).json()
                for row in rows:
                    del row["index"], row["line"]
                with self.subTest((engine, command)):
                    self.assertEqual(rows, [rows[0]] * 10)
                    self.assertEqual(rows[0]["status"], "limit")


class Named(Case):
    def test_the_best_is_the_first(self):
        self.assertEqual(run("--version").text.split("\n")[1], f"vector kernel: {ISAS[0]}")
        self.assertIn("portable", ISAS)
        engines = run("--list", "engines").text.split()
        self.assertTrue({f"vector-{isa}" for isa in ISAS} <= set(engines))

    def test_with_engine_auto(self):
        self.assertEqual(run("-s", "-", "-f", "line", "--isa", "portable", "--engine", "auto",
                             stdin=PUZZLE).text, f"{SOLUTION}\n")


if __name__ == "__main__":
    unittest.main()
