import { callApi, expect, expectNoSidewaysScroll, test } from "../support/browser";
import { CREATE_EXERCISE } from "../support/exerciseDocuments";

// Without scripts, the page has a form that the server checks.
test.use({ javaScriptEnabled: false });

const HALF = {
  kind: "PYTHON",
  topic: "First steps",
  level: "BASIC",
  minutes: 5,
  isOpen: true,
  isPublished: true,
  prompt: "Write `half(n)`.",
  starterCode: "def half(n):\n    pass\n",
  solution: "def half(n):\n    return n / 2\n",
  tests: [
    { kind: "CALL", call: "half(4)" },
    { kind: "CALL", visibility: "HIDDEN", about: "An odd number", call: "half(9)" },
  ],
};

test(
  "a learner without scripts sends wrong code, reads why it is wrong, and solves the exercise",
  { tag: "@phone" },
  async ({ page, newPage, signIn, academy }) => {
    const staff = await newPage(academy.people.admin);
    const input = { ...HALF, title: `Half of it ${Date.now()}-${process.pid}` };
    const { data } = await callApi(staff, CREATE_EXERCISE, { input });
    const address = `/practice/${(data.createExercise as { slug: string }).slug}`;

    await page.goto(address);
    await expect(page.getByRole("textbox", { name: "Your code" })).toHaveValue(/def half/);
    await expect(page.getByRole("button", { name: "Run" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Sign in to have it checked" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Check my code" })).toHaveCount(0);

    await signIn("learner");
    await page.reload();
    const code = page.getByRole("textbox", { name: "Your code" });
    const result = page.getByRole("region", { name: "Result" });
    await code.fill("def half(n):\n    print(n / 2)\n");
    await page.getByRole("button", { name: "Check my code" }).click();
    await expect(async () => {
      // The verdict of a busy server comes with a later visit.
      await page.goto(address);
      await expect(result.getByText("Not solved yet: 0 of 2 tests passed.")).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await expect(result.getByText("It printed the answer but returned None.").first()).toBeVisible();
    await expect(result.getByText("half(4)").first()).toBeVisible();
    await expect(result.getByText("An odd number")).toBeVisible();
    await expect(code).toHaveValue("def half(n):\n    print(n / 2)\n");
    await expectNoSidewaysScroll(page);

    await code.fill(HALF.solution);
    await page.getByRole("button", { name: "Check my code" }).click();
    await expect(async () => {
      await page.goto(address);
      await expect(result.getByText("Solved: all tests passed.")).toBeVisible({ timeout: 2000 });
      // A verdict that arrives between two reads of one visit is in the head of the next.
      await expect(page.getByText("Solved", { exact: true })).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
  },
);
