import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { callApi, expect, expectAccessible, test } from "../../support/browser";
import { SIGN_UP } from "../../support/documents";
import { SUBMIT } from "../../support/exerciseDocuments";
import { part, save } from "../../support/staffWork";

const HALF = "def half(n):\n    return n / 2\n";
const STATE = `query ($search: String) { cmsExercises(search: $search) { nodes { id isPublished checkVersion
  tests { call visibility expected } } } }`;

const OWN = "query ($slug: String!) { exercise(slug: $slug) { viewerProgress { passedAt } } }";

interface Saved {
  id: string;
  isPublished: boolean;
  checkVersion: number;
  tests: { call: string; expected: string | null }[];
}

async function read(page: Page, title: string): Promise<Saved | undefined> {
  const { data } = await callApi(page, STATE, { search: title });
  return (data.cmsExercises as { nodes: Saved[] }).nodes[0];
}

async function addTest(page: Page, number: number, call: string) {
  await page.getByRole("button", { name: "Add test" }).click();
  const entry = page.getByRole("group", { name: `Test ${number}`, exact: true });
  await entry.getByLabel("Call").fill(call);
  return entry;
}

test("staff write an exercise, which is refused because the starter code passes, fix it, publish it, change it, and watch the re-check", async ({
  page,
  signIn,
  newPage,
}) => {
  const title = `Exercise ${randomInt(2 ** 40)}`;
  await signIn("admin");
  await page.goto("/cms/exercises");
  await page.getByRole("link", { name: "Add exercise" }).click();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Topic").fill("Functions");
  await page.getByLabel("Minutes").fill("5");
  await page.getByRole("textbox", { name: "Task" }).fill("Write `half(n)`.");
  await page.getByLabel("Starter code").fill(HALF);
  await page.getByLabel("Solution", { exact: true }).fill(HALF);
  await addTest(page, 1, "half(4)");
  const hidden = await addTest(page, 2, "half(9)");
  await hidden.getByLabel("Learners see").selectOption("Only what it is about");
  await hidden.getByLabel("What it is about").fill("An odd number");
  await page.getByLabel("Open to everyone").check();
  await page.getByLabel("Published", { exact: true }).check();
  await page.getByRole("button", { name: "Add exercise" }).click();
  await expect(
    page.getByText(/^The starter code passes already: test 1 \(half\(4\)\), test 2/),
  ).toBeVisible();
  await expect(page.getByLabel("Starter code")).toBeFocused();
  expect(await read(page, title)).toBeUndefined();

  await page.getByLabel("Starter code").fill("def half(n):\n    return n\n");
  await page.getByRole("button", { name: "Try" }).click();
  await expect(
    page.getByText(/^The solution passes all 2 tests, and the starter code doesn’t/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add exercise" }).click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  const saved = await read(page, title);
  expect(saved).toMatchObject({ isPublished: true, checkVersion: 1 });
  expect(
    saved?.tests.map(({ call, expected }) => [call, expected?.includes(call === "half(4)" ? "2" : "4.5")]),
  ).toEqual([
    ["half(4)", true],
    ["half(9)", true],
  ]);
  await expectAccessible(page);

  const learner = await newPage();
  const person = { email: `half-${randomInt(2 ** 40)}@example.com`, password: "three brass lanterns" };
  await callApi(learner, SIGN_UP, { input: { ...person, name: "Lata (sample)" } });
  const input = { exerciseId: saved?.id, code: HALF };
  expect((await callApi(learner, SUBMIT, { input })).data.submitCode).toMatchObject({
    __typename: "Submission",
  });
  const passedAt = async () => {
    const { data } = await callApi(learner, OWN, { slug: title.toLowerCase().replace(" ", "-") });
    return (data.exercise as { viewerProgress: { passedAt: string | null } | null }).viewerProgress?.passedAt;
  };
  await expect.poll(passedAt).toEqual(expect.any(String));

  await page.getByLabel("Solution", { exact: true }).fill("def half(n):\n    return n // 2\n");
  await save(part(page, "Exercise"));
  expect(await read(page, title)).toMatchObject({ checkVersion: 2 });
  const results = part(page, "How learners do");
  // No reload: the page follows the re-check.
  await results.getByRole("button", { name: "Withdraw 1 pass" }).click({ timeout: 60_000 });
  expect(await passedAt()).toEqual(expect.any(String));
  const dialog = page.getByRole("dialog", { name: "Withdraw 1 pass?" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Withdraw 1 pass" }).click();
  await expect(dialog).toBeHidden();
  await expect(results.getByText("Most common wrong answers")).toBeVisible();
  expect(await passedAt()).toBeNull();
  await expectAccessible(page);
});
