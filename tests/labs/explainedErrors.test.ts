import { expect, test } from "vitest";
import { explainError } from "../../client/features/practice/feedback/explainError";
import { NOTHING_SEEN, seePython, seeSql, type SeenOutcome } from "../../labs/engine/seenOutcome";
import { call, program, pythonOutcome, sqlOutcome } from "../support/useChecker";
import { useEngines } from "../support/useEngines";

const engines = useEngines();

function explain({ errorType, message, ...seen }: SeenOutcome, code: string, called: string | null = null) {
  return explainError({ ...seen, type: errorType ?? "none", message: message ?? "", code, call: called });
}

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
  ["print(“a”)", "syntax.quotes"],
  ["x = 3€", "syntax.character"],
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
  const seen = seePython(pythonOutcome(await engines.python(code, program())));
  expect(explain(seen, code), JSON.stringify(seen)).toMatchObject({ key });
});

/** Mistakes that Python's own words explain by another cause. */
const PYTHON_TEXTS: [string, RegExp][] = [
  ["x = 3\nif x > 5:\n    pass\nelse if x > 1:\n    pass", /^Python writes elif/],
  ["x = 3\nif x > 5:\n    pass\nelse x > 1:\n    pass", /^Python writes elif/],
  ["if 1 > 5:\n    pass\nelseif 1 > 2:\n    pass", /^Python writes elif/],
  ["if 3 > 1 then:\n    pass", /^Python has no then\. End the condition with a colon/],
  ["if 'a' == \"b\" && True:\n    pass", /^Python has no &&\. Write and/],
  ["i = 0\ni++", /^Python has no \+\+\. Write \+= 1/],
  ["if (3 > 1) {\n    print(1)\n}", /no curly brackets around lines/],
  ["print(3 x 4)", /^To multiply, Python writes \*/],
  ["a = 2\nb = a x 4", /^To multiply, Python writes \*/],
  ["b = 3x4", /^To multiply, Python writes \*/],
  ["b = 3 × 4", /^Python doesn't know the symbol ×\. Type \* instead/],
  ["x = 2\ny = 2x", /^A name can't begin with a digit\. To multiply/],
  ["for x in range 3:\n    pass", /^Python can't read this line/],
  ["def f(a) b:\n    pass", /^Python can't read this line up to its colon/],
  ["print(null)", /^Python writes None, not null/],
  ["print(2.0 ^ 3)", /^For a power, Python writes \*\*/],
  ["row = {'date': 1}\nrow['Date']", /no key 'Date', but it has 'date'/],
  ["rows = [{'city ': 1}]\nprint(rows[0]['city'])", /no key 'city', but it has 'city '/],
  ["row = {'date': 1}\nrow['price']", /no key 'price'\. Check with in first/],
  ["x = 5\nif x => 3:\n    pass", /^Python has no =>\. Write >=/],
  ["class = 3", /^class is a word of Python's own/],
  ["True = 1", /^True is a word of Python's own/],
  ["int total = 3", /^Python writes no type.*Write total = … alone/],
  ["let x = 3", /^Python writes no type/],
  ["x = 1\nif x == 1 or == 2:\n    pass", /^or needs a whole condition on both sides/],
  ["function f(a):\n    return a", /^Python has no function\. Write def/],
  ["print('It's me')", /^The string ends at an apostrophe/],
  ["console.log('a')", /^Python writes print\(…\), not console/],
  ["x = input\nprint(x + 1)", /^A function is used here without its brackets/],
  ["print(3 * len)", /^A function is used here without its brackets/],
  ["x = 1,000\nprint(x + 1)", /^A comma between values makes a tuple/],
  ["if True:\n\u00a0\u00a0print(1)", /^A non-breaking space \(U\+00A0\) is in this line/],
  ["x =\u200b 1", /^A zero-width space \(U\+200B\) is in this line/],
];

test.each(PYTHON_TEXTS)("the mistake in %j gets the text %s", async (code, text) => {
  const seen = seePython(pythonOutcome(await engines.python(code, program())));
  expect(explain(seen, code)?.text, JSON.stringify(seen)).toMatch(text);
});

/** Functions that are called by a test, and read what nobody types. */
const READING: [string, string, RegExp][] = [
  [
    "def f(celsius):\n    return input()",
    "f(1)",
    /the value comes in as the parameter celsius\. Remove input/,
  ],
  ["def f(a: int, b=2):\n    return input()", "f(1)", /come in as the parameters a, b\. Remove input/],
  ["def f(a):\n    return a\nprint(f(input()))", "f(1)", /the test itself calls f\(1\)/],
  ["def f(a):\n    return a\nif True:\n    print(f(input()))", "f(1)", /the test itself calls f\(1\)/],
  ["def f():\n    return input()", "f()", /Nothing is typed in here: the test calls f\(\)/],
];

test.each(READING)("input() in %j, which is called by %j, gets its own text", async (code, called, text) => {
  const seen = seePython(pythonOutcome(await engines.python(code, call(called))));
  expect(explain(seen, code, called)?.text, JSON.stringify(seen)).toMatch(text);
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
  const seen = seeSql(sqlOutcome(await engines.sql(code, TABLES)), code);
  expect(explain(seen, code), JSON.stringify(seen)).toMatchObject({ key });
});

const BY_CUSTOMER = "select customer_id, count(*) as order_count from orders group by customer_id";
const SQL_TEXTS: [string, RegExp][] = [
  ["select * from customers where name == 'Asha'", /^SQL doesn't know ==\. Write = instead/],
  ["select * from customers where id =< 3", /^SQL doesn't know =<\. Write <= instead/],
  [
    `${BY_CUSTOMER} having order_count > 1`,
    /order_count is a name that SELECT gives, and HAVING.*Write count\(\*\)/,
  ],
  [`${BY_CUSTOMER} having sum(order_count) > 1`, /SELECT gives, and HAVING doesn't know it/],
  [
    "select id * 2 twice from orders where twice > 3",
    /twice is a name.*WHERE doesn't know it\. Write id \* 2/,
  ],
  ["select id as a, a + 1 from orders", /a is a name that SELECT gives/],
  ["with n as (select id as k from orders) select name from customers where k > 1", /no column called "k"/],
  [
    "select * from customers where name = 'A' or 'B'",
    /^OR needs a whole.*name = 'A' OR name = 'B', or name IN \('A', 'B'\)/,
  ],
  ["select * from customers where name <> 'A' and 'B'", /^AND needs a whole.*name <> 'A' AND name <> 'B'\./],
  ["select * from customers where id = 1 or 2", /^OR needs a whole.*id = 1 OR id = 2, or id IN \(1, 2\)/],
  ["SELCT name from customers", /^SELCT looks like a misspelt SELECT/],
  ["select name form customers where id = 1", /^form looks like a misspelt FROM/],
  ["select id from orders gruop by id", /^gruop looks like a misspelt GROUP/],
  ["please select 1", /^A query starts with SELECT or WITH, not with please/],
  ["select name, from customers", /^There is an extra comma before FROM/],
  ["select id from orders order id", /^BY is missing\. Write ORDER BY/],
  ["select * from customers where name = 'Pune", /^A string starts with ' and never ends/],
  ["select * from customers where name = 'O'Brien'", /^The string ends at 'O'\. Write an apostrophe/],
  ["select * from customers join orders", /^JOIN orders has no condition\. Write ON/],
  ["select * from customers c join orders o where c.id = 1", /^JOIN orders has no condition\. Write ON/],
  ["select `name` from customers", /^PostgreSQL doesn't know ` `/],
  ["select [name] from customers", /^PostgreSQL doesn't know \[ \]/],
  ["select top 5 name from customers", /^PostgreSQL doesn't know TOP\. Write LIMIT 5/],
  ["select name from customers limit 5, 10", /^LIMIT takes one number/],
  ["select count(*) from orders group by id where id > 1", /^WHERE comes before GROUP BY/],
  ["select id from orders limit 3 order by id", /^ORDER BY comes before LIMIT/],
  ["select id from orders where id > 1 where id < 3", /^A query has one WHERE/],
  ["select id from orders where id in (select id from)", /^PostgreSQL didn't expect \)/],
  ["select ifnull(name, 'x') from customers", /^PostgreSQL has no ifnull\(…\).*Write COALESCE/],
  ["select month(now()) from customers", /Write EXTRACT\(MONTH FROM …\)/],
  ["select if(id > 1, 'a', 'b') from customers", /Write CASE WHEN/],
  ["select name + 'x' from customers", /^\+ adds numbers\. To join strings, write \|\|/],
  ["select 1 where current_date = 2026-01-01", /^A date is written in quotes/],
  ["select name from customers where name is 'A'", /^IS goes with NULL alone/],
  ["select name from customers where name like %a%", /^What LIKE looks for goes in single quotes/],
  ["select name from customers where id in 1, 2", /^The values after IN go in brackets/],
  ["select name as 'n' from customers", /^A name you give takes no single quotes/],
  ["with t as select 1 select * from t", /^A query inside another one goes in brackets/],
  ["select 1 where not exists select 1", /^A query inside another one goes in brackets/],
  ["select name from customers where name = 'a' && id > 1", /^SQL doesn't know &&\. Write AND/],
  ["select name from customers where id between 1, 5", /^BETWEEN takes AND/],
  ["select customers.name from customers c", /gives customers another name/],
  ["select name from customers where rank() over (order by id) = 1", /^WHERE can't use a window function/],
  ["select rank() from customers", /^rank\(\) needs OVER/],
  ["select name from customers union select id, name from customers", /^The queries on both sides of UNION/],
  ["select 1 where 1 = (select id, name from customers)", /gives several columns/],
  ["select\u00a0name from customers", /^A non-breaking space \(U\+00A0\) is in the query/],
  ["select * from customers where name = ‘Asha’", /^Curly quotation marks came with copied text/],
];

test.each(SQL_TEXTS)("the mistake in %j gets the text %s", async (code, text) => {
  const seen = seeSql(sqlOutcome(await engines.sql(code, TABLES)), code);
  expect(explain(seen, code)?.text, JSON.stringify(seen)).toMatch(text);
});

test("an error that a learner made up is left to speak for itself", () => {
  expect(explain({ ...NOTHING_SEEN, errorType: "NoFriends", message: "nobody came" }, "")).toBeNull();
});
