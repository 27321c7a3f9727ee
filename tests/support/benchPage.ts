import type { Page } from "@playwright/test";
import { paths } from "../../shared/paths";
import { callApi, expect } from "./browser";
import { CREATE_EXERCISE } from "./exerciseDocuments";

export const RIGHT =
  "def split_bill(amount, friends):\n    if friends == 0:\n        return 0.0\n    return round(amount / friends, 2)\n";

const BASE = { topic: "First steps", level: "BASIC", minutes: 5, isOpen: true, isPublished: true };

export const SPLIT = {
  ...BASE,
  kind: "PYTHON",
  prompt: "Write `split_bill(amount, friends)`.",
  starterCode: "def split_bill(amount, friends):\n    pass\n",
  solution: RIGHT,
  hints: ["Which sign divides?"],
  tests: [
    { kind: "CALL", call: "split_bill(100, 3)" },
    { kind: "CALL", call: "split_bill(90, 2)" },
    { kind: "CALL", visibility: "HIDDEN", about: "Nobody came", call: "split_bill(50, 0)" },
  ],
};

export const GREET = {
  ...BASE,
  kind: "PYTHON",
  prompt: "Ask for a name and an age.",
  starterCode: "",
  solution: "name = input('Name? ')\nage = int(input('Age? '))\nprint(name, 'will be', age + 1)\n",
  tests: [{ kind: "PROGRAM", input: "Asha\n20" }],
};

const TABLES = `create table customers(id int primary key, name text, city text);
  create table orders(id int primary key, customer_id int, total numeric(10, 2));`;

export const ORDERS = {
  ...BASE,
  kind: "SQL",
  prompt: "Each customer of Pune with the total of their orders.",
  setup: `${TABLES} insert into customers values (1, 'Asha', 'Pune'), (2, 'Ravi', 'Delhi'), (3, 'Kiran', 'Pune');
    insert into orders values (1, 1, 250), (2, 1, 99.5), (3, 2, 12);`,
  starterCode: "SELECT name\nFROM customers\n",
  solution:
    "SELECT c.name, COALESCE(SUM(o.total), 0) AS total FROM customers c LEFT JOIN orders o ON o.customer_id = c.id WHERE c.city = 'Pune' GROUP BY c.name",
  tests: [
    { kind: "ROWS" },
    {
      kind: "ROWS",
      visibility: "HIDDEN",
      about: "Without orders",
      setup: `${TABLES} insert into customers values (1, 'Zoya', 'Pune');`,
    },
  ],
};

/** By exercise: the page's address. */
const made = new Map<object, Promise<string>>();

async function create(staff: Page, exercise: object): Promise<string> {
  const title = `Practice ${Date.now()}-${process.pid}-${made.size}`;
  const { data } = await callApi(staff, CREATE_EXERCISE, { input: { ...exercise, title } });
  const { slug, isPublished } = data.createExercise as { slug: string; isPublished: boolean };
  expect(isPublished).toBe(true);
  return paths.exercise(slug);
}

/** Returns the page's address. Stories share an exercise, whose making runs its code: what a learner does there is their own. */
export async function makeExercise(staff: Page, exercise: object): Promise<string> {
  const address = made.get(exercise) ?? create(staff, exercise);
  made.set(exercise, address);
  return address;
}

/** On a phone the parts are tabs. */
export async function openPart(page: Page, name: "Task" | "Code" | "Result"): Promise<void> {
  const tab = page.getByRole("tab", { name });
  if (await tab.isVisible()) await tab.click();
}

export const editorOf = (page: Page) => page.getByRole("region", { name: "Code" }).locator(".cm-content");
export const resultOf = (page: Page) => page.getByRole("region", { name: "Result" });

export async function write(page: Page, code: string): Promise<void> {
  await openPart(page, "Code");
  await editorOf(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(code);
}

export async function run(page: Page, code: string): Promise<void> {
  await write(page, code);
  await page.keyboard.press("ControlOrMeta+Enter");
}

/** The engine is loaded by the first run. */
export const SOON = { timeout: 60_000 };
