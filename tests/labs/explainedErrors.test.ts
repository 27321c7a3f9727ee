import { expect, test } from "vitest";
import { explainError } from "../../client/features/practice/feedback/explainError";
import { program, pythonOutcome, sqlOutcome } from "../support/useChecker";
import { useEngines } from "../support/useEngines";

const engines = useEngines();

/** Code with a beginner's mistake, and the explanation that it gets. */
const PYTHON: [string, string][] = [
  ["print(amout)", "name.undefined"],
  ["def f():\n    x += 1\nx = 1\nf()", "name.local"],
  ["print('a' + 1)", "type.joinText"],
  ["x = [2, 1].sort()\nprint(x[0])", "type.none"],
  ["print(1 + 'a')", "type.operands"],
  ["def f(a, b): pass\nf(1)", "type.missingArgument"],
  ["def f(a): pass\nf(1, 2)", "type.argumentCount"],
  ["def f(a): pass\nf(b=2)", "type.unknownArgument"],
  ["sum = 3\nsum([1])", "type.notCallable"],
  ["for i in 3: pass", "type.notIterable"],
  ["x = 3\nx[0]", "type.notSubscriptable"],
  ["x = 'abc'\nx[0] = 'd'", "type.itemAssignment"],
  ["print('3' < 4)", "type.compare"],
  ["x = {[1]: 2}", "type.unhashable"],
  ["x = [1]\nx['0']", "type.index"],
  ["len(1, 2)", "type.other"],
  ["int('2.5')", "value.int"],
  ["float('x')", "value.float"],
  ["a, b = [1, 2, 3]", "value.unpack"],
  ["[1].remove(2)", "value.notInList"],
  ["import math\nmath.sqrt(-1)", "value.other"],
  ["x = [1]\nx[1]", "index.range"],
  ["[].pop()", "index.emptyPop"],
  ["x = {'a': 1}\nx['b']", "key.missing"],
  ["x = None\nx.append(1)", "attribute.none"],
  ["'a'.push()", "attribute.missing"],
  ["import math\nmath.sq(1)", "attribute.module"],
  ["1 / 0", "zeroDivision"],
  ["if True:\nprint(1)", "indentation.expected"],
  ["x = 1\n  y = 2", "indentation.unexpected"],
  ["if True:\n    x = 1\n  y = 2", "indentation.unindent"],
  ["if True\n    print(1)", "syntax.colon"],
  ["if x = 1:\n    pass", "syntax.assignment"],
  ["print((1)", "syntax.neverClosed"],
  ["print(1))", "syntax.unmatched"],
  ["print('a)", "syntax.quote"],
  ["x = [1 2]", "syntax.comma"],
  ["print 'a'", "syntax.print"],
  ["return 1", "syntax.return"],
  ["break", "syntax.loopWord"],
  ["print(“a”)", "syntax.character"],
  ["x = 07", "syntax.zeros"],
  ["x = = 1", "syntax.other"],
  ["def f(): return f()\nf()", "recursion"],
  ["input()", "input.end"],
  ["import pandas", "module.missing"],
  ["from math import squareroot", "import.name"],
  ["open('x.csv')", "file.missing"],
  ["assert 1 == 2", "assertion"],
  ["import math\nmath.exp(1000)", "overflow"],
];

test.each(PYTHON)("Python's error in %j is explained as %s", async (code, key) => {
  const { error } = pythonOutcome(await engines.python(code, program()));
  expect(explainError(error ?? { type: "none", message: "" }), JSON.stringify(error)).toMatchObject({ key });
});

const TABLES = "create table customers(id int, name text); create table orders(id int, customer_id int)";
const SQL: [string, string][] = [
  ["select * from customer", "sql.table"],
  ["select nam from customers", "sql.column"],
  ["select id from customers, orders", "sql.ambiguous"],
  ["select name, count(*) from customers", "sql.grouping"],
  ["select id from customers where count(*) > 1", "sql.aggregate"],
  ["select total(id) from customers", "sql.function"],
  ["select case when true then 1 else 'a' end", "sql.value"],
  ["select 1 union select now()", "sql.types"],
  ["select 1 / 0", "sql.zeroDivision"],
  ["select (select generate_series(1, 2))", "sql.oneRow"],
  ["select * from", "sql.end"],
  ["select from where", "sql.syntax"],
];

test.each(SQL)("PostgreSQL's error in %j is explained as %s", async (code, key) => {
  const { error } = sqlOutcome(await engines.sql(code, TABLES));
  const { code: type = "", message = "" } = error ?? {};
  expect(explainError({ type, message }), JSON.stringify(error)).toMatchObject({ key });
});

test("an error that a learner made up is left to speak for itself", () => {
  expect(explainError({ type: "NoFriends", message: "nobody came" })).toBeNull();
});
