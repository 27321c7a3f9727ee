import {
  callApi,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goToPlace,
  signOut,
  test,
} from "../../support/browser";
import { unlockBatch } from "../../support/browserCalls";
import {
  ADD_REFERENCE,
  makeBatch,
  openPage,
  part,
  pickUp,
  responseTo,
  someName,
} from "../../support/staffWork";

test("visitors and learners are sent to the staff's sign-in", async ({ page, signIn }) => {
  await page.goto("/cms");
  await expect(page).toHaveURL(/\/cmslogin/);
  await signIn("learner");
  await page.goto("/cms");
  await expect(page).toHaveURL(/\/cmslogin/);
});

test("the navigation leads to a page of all courses, with their batches and next start", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  const { courseId, course } = await makeBatch(page);
  const create = "mutation ($input: CreateBatchInput!) { createBatch(input: $input) { id } }";
  for (const [name, startsOn] of [
    ["Over", "2020-01-06"],
    ["Later", "2100-02-01"],
    ["Next", "2100-01-04"],
  ])
    await callApi(page, create, { input: { courseId, name, startsOn, access: "OPEN" } });
  await page.goto("/cms/activity");
  await goToPlace(page, "Courses");
  await expect(page).toHaveURL("/cms/courses");
  await expect(page.getByRole("heading", { name: "Courses", level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const current = page.getByRole("navigation", { name: "Content area" }).locator("[aria-current]");
  await expect(current).toHaveText("Courses");
  await page.getByRole("searchbox").fill(course);
  const row = part(page, "All courses").getByRole("listitem").filter({ hasText: course });
  await expect(row).toContainText("Published");
  await expect(row).toContainText("4 batches");
  await expect(row).toContainText("Starts Mon, 4 Jan 2100");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await goToPlace(page, "Dashboard");
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
  await expect(current).toHaveText("Dashboard");
});

test("staff add a course with its batch as a draft and see the code once", async ({ page, signIn }) => {
  await signIn("admin");
  await openPage(page, "/cms/courses");
  const form = part(page, "Add Course & Batch");
  await form.getByRole("button", { name: "Add Course & Batch" }).click();
  await expect(form.getByText("Please enter Course Name, Batch Name, and Secret Code")).toBeVisible();
  await expectAccessible(page);

  const course = someName();
  await form.getByLabel("Course Name").fill(course);
  await form.getByLabel("Batch Name").fill("First batch");
  await form.getByRole("button", { name: "Generate" }).click();
  const code = await form.getByLabel("Secret Code", { exact: true }).inputValue();
  await form.getByRole("button", { name: "Add Course & Batch" }).click();
  const shown = page.getByRole("dialog", { name: "Copy this code now" });
  await expect(shown).toContainText(code);
  await expectAccessible(page);
  const share = shown.getByRole("link", { name: "Share on WhatsApp" });
  await expect(share).toHaveAttribute("href", new RegExp(`^https://wa\\.me/\\?text=.*${code}`));
  await shown.getByRole("button", { name: "Done, I have saved it" }).click();
  await expect(page.getByText(code)).toHaveCount(0);
  // The newest is last, and other stories add courses too.
  await page.getByRole("searchbox").fill(course);
  await expect(page.getByRole("link", { name: course })).toBeVisible();
  await expect(part(page, "All courses").getByRole("listitem").filter({ hasText: course })).toContainText(
    "Draft",
  );

  await form.getByLabel("Course Name").fill(course);
  await form.getByLabel("Batch Name").fill("Second batch");
  await form.getByRole("button", { name: "Generate" }).click();
  await form.getByRole("button", { name: "Add Course & Batch" }).click();
  await expect(form.getByText("There is a course with this name already.")).toBeVisible();
  await expect(form.getByLabel("Batch Name")).toHaveValue("Second batch");

  await page.reload();
  await expect(page.getByText(code)).toHaveCount(0);
  await page.getByRole("searchbox").fill(course);
  await expect(part(page, "All courses").getByRole("listitem")).toHaveCount(1);
  await page.getByRole("link", { name: course }).click();
  await expect(page.getByText("Draft: only staff can see this course")).toBeVisible();
  await part(page, "Course").getByLabel("Published").check();
  await part(page, "Course").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Draft: only staff can see this course")).toBeHidden();
});

test("staff add a reference to a batch, with an honest link", async ({ page, signIn }) => {
  await signIn("admin");
  const { course } = await makeBatch(page);
  await openPage(page, "/cms");
  const form = part(page, "Add Reference");
  await expect(form.getByLabel("Select Batch")).toBeDisabled();
  await form.getByRole("button", { name: "Add Reference" }).click();
  await expect(form.getByText("Please select a course and batch first")).toBeVisible();

  await form.getByLabel("Select Course").selectOption({ label: course });
  await form.getByLabel("Select Batch").selectOption({ label: "Batch 1" });
  await form.getByLabel("Reference Title").fill("Joins");
  await form.getByLabel("Reference Link").fill("javascript:alert(1)");
  await form.getByRole("button", { name: "Add Reference" }).click();
  await expect(form.getByText("starting with https://")).toBeVisible();
  await form.getByLabel("Reference Link").fill("https://video.example.com/joins");
  await form.getByRole("button", { name: "Add Reference" }).click();
  await form.getByRole("link", { name: "See this batch" }).click();
  await expect(page.getByRole("link", { name: "Joins" })).toBeVisible();
});

test("a course without batches says so", async ({ page, signIn }) => {
  await signIn("admin");
  const name = someName();
  await callApi(page, "mutation ($input: CreateCourseInput!) { createCourse(input: $input) { id } }", {
    input: { name },
  });
  await openPage(page, "/cms");
  const form = part(page, "Add Reference");
  await form.getByLabel("Select Course").selectOption({ label: name });
  await expect(form.getByLabel("Select Batch")).toContainText("No batches found");
  await expect(form.getByLabel("Select Batch")).toBeDisabled();
});

test("references are put in order by keyboard, and stay so", async ({ page, signIn }) => {
  await signIn("admin");
  const { id } = await makeBatch(page, ["One", "Two", "Three"]);
  await openPage(page, `/cms/batches/${id}`);
  await expectAccessible(page);
  const titles = part(page, "References (3)").getByRole("link");
  await expect(await pickUp(page, "Three")).toHaveText("Three is at place 3 of 3.");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Three is at place 2 of 3.")).toBeAttached();
  const saved = responseTo(page, "ReorderReferences");
  await page.keyboard.press("Space");
  await saved;
  await expect(titles).toContainText(["One", "Three", "Two"]);
  await page.reload();
  await expect(titles).toContainText(["One", "Three", "Two"]);
});

test("references are put in order by mouse", async ({ page, signIn }) => {
  await signIn("admin");
  const { id } = await makeBatch(page, ["One", "Two", "Three"]);
  await openPage(page, `/cms/batches/${id}`);
  const from = await page.getByRole("button", { name: "Move One" }).boundingBox();
  const to = await page.getByRole("button", { name: "Move Three" }).boundingBox();
  if (!from || !to) throw new Error("The rows have no place on the page.");
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 12 });
  await expect(page.getByText("One is at place 3 of 3.")).toBeAttached();
  const saved = responseTo(page, "ReorderReferences");
  await page.mouse.up();
  await saved;
  await page.reload();
  const titles = part(page, "References (3)").getByRole("link");
  await expect(titles).toContainText(["Two", "Three", "One"]);
});

test("a reference is edited and deleted", async ({ page, signIn }) => {
  await signIn("admin");
  const { id } = await makeBatch(page, ["One", "Two"]);
  await openPage(page, `/cms/batches/${id}`);
  await page.getByRole("button", { name: "Edit Two" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit reference" });
  await dialog.getByLabel("Reference Title").fill("ONE");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("This batch has a reference with this title already.")).toBeVisible();
  await dialog.getByLabel("Reference Title").fill("Two, newly recorded");
  await dialog.getByLabel("Time Duration").fill("9:30");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Saved")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByText("9:30 · video.example.com")).toBeVisible();

  await page.getByRole("button", { name: "Delete One" }).click();
  await page.getByRole("button", { name: "Delete reference" }).click();
  await expect(part(page, "References (1)")).toContainText("Two, newly recorded");
});

test("an order made on an old list is put back, and the list is today's", async ({ page, signIn }) => {
  await signIn("admin");
  const { id } = await makeBatch(page, ["One", "Two"]);
  await openPage(page, `/cms/batches/${id}`);
  const input = { batchId: id, title: "Zero", link: "https://video.example.com/0" };
  await callApi(page, ADD_REFERENCE, { input });
  await expect(await pickUp(page, "Two")).toHaveText("Two is at place 2 of 2.");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Two is at place 1 of 2.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByText("The order was put back.")).toBeVisible();
  await expect(part(page, "References (3)").getByRole("link")).toContainText(["One", "Two", "Zero"]);
});

test("a new code is shown once and shuts out the learners that staff choose", async ({
  page,
  newPage,
  signIn,
  academy,
}) => {
  await signIn("admin");
  const { id, code } = await makeBatch(page);
  await unlockBatch(await newPage(academy.people.learner), id, code);
  await openPage(page, `/cms/batches/${id}/learners`);
  await expect(part(page, "All learners")).toContainText(academy.people.learner.email);
  await openPage(page, `/cms/batches/${id}`);
  await page.getByRole("button", { name: "New secret code" }).click();
  const dialog = page.getByRole("dialog", { name: "New secret code" });
  await dialog.getByLabel("New secret code").fill("1234");
  await dialog.getByRole("button", { name: "Set new code" }).click();
  await expect(dialog.getByText("Please use at least 6 characters.")).toBeVisible();
  await dialog.getByLabel("New secret code").fill("123456");
  await expect(dialog.getByText("Easy to guess. Use Generate for a safer one.")).toBeVisible();
  await dialog.getByLabel("Also remove learners").check();
  await dialog.getByRole("button", { name: "Set new code" }).click();
  await expect(page.getByRole("dialog", { name: "Copy this code now" })).toContainText("123456");
  await expect(page.getByText("Weak code")).toBeVisible();
  await page.getByRole("button", { name: "Done, I have saved it" }).click();
  await expect(page.getByText("123456")).toHaveCount(0);
  await page.getByRole("link", { name: "Learners", exact: true }).click();
  await expect(part(page, "All learners")).toContainText("No learners yet");
});

test("a learner is removed after a question", async ({ page, newPage, signIn, academy }) => {
  await signIn("admin");
  const { id, code } = await makeBatch(page);
  await unlockBatch(await newPage(academy.people.learner), id, code);
  await openPage(page, `/cms/batches/${id}/learners`);
  await page.getByRole("button", { name: "Revoke access of" }).click();
  const dialog = page.getByRole("dialog", { name: "Revoke access?" });
  await expect(dialog).toContainText(academy.people.learner.email);
  await dialog.getByRole("button", { name: "Revoke access" }).click();
  await expect(part(page, "All learners")).toContainText("No learners yet");
});

test("a batch is opened to everyone, and locked again", async ({ page, signIn }) => {
  await signIn("admin");
  const { slug } = await makeBatch(page);
  await openPage(page, `/cms/courses/${slug}`);
  const form = part(page, "Add a batch");
  await form.getByLabel("Batch Name").fill("Evening batch");
  await form.getByLabel("Who can see its references").selectOption("OPEN");
  await form.getByRole("button", { name: "Add batch" }).click();
  await page.getByRole("link", { name: "Evening batch" }).click();
  await expect(page.getByText("Nobody needs a code.")).toBeVisible();
  await page.getByRole("button", { name: "Lock with a code" }).click();
  const dialog = page.getByRole("dialog", { name: "Lock with a code" });
  await dialog.getByRole("button", { name: "Generate" }).click();
  await dialog.getByRole("button", { name: "Lock", exact: true }).click();
  await page.getByRole("button", { name: "Done, I have saved it" }).click();
  await page.getByRole("button", { name: "Open to everyone" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Open to everyone" }).click();
  await expect(page.getByText("Nobody needs a code.")).toBeVisible();
});

test("a session that ends loses nothing that was typed", async ({ page, signIn }) => {
  const { email, password } = await signIn("admin");
  const { id } = await makeBatch(page);
  await openPage(page, `/cms/batches/${id}`);
  const form = part(page, "Batch");
  await form.getByLabel("Schedule").fill("Typed before the end");
  await signOut(page);
  await form.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toBeHidden();
  await expect(form.getByLabel("Schedule")).toHaveValue("Typed before the end");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Saved")).toBeVisible();
});

test("a course is edited, hidden and deleted with all that is in it", async ({ page, signIn }) => {
  await signIn("admin");
  const { slug, course } = await makeBatch(page, ["One"]);
  await openPage(page, `/cms/courses/${slug}`);
  await expectAccessible(page);
  const form = part(page, "Course");
  await form.getByLabel("Price in rupees").fill("1.5");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Please enter whole rupees")).toBeVisible();
  await form.getByLabel("Price in rupees").fill("1500");
  await form.getByLabel("Published").uncheck();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Saved")).toBeVisible();
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Delete course" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this course?" });
  await expect(dialog).toContainText("This also deletes 1 batch and 1 reference");
  await dialog.getByRole("button", { name: "Delete course" }).click();
  await expect(page).toHaveURL("/cms/courses");
  await expect(page.getByRole("heading", { name: "Courses", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: course })).toHaveCount(0);
});

test("Logout ends the work", async ({ page, signIn }) => {
  await signIn("admin");
  await openPage(page, "/cms");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/cmslogin/);
  await page.goto("/cms");
  await expect(page).toHaveURL(/\/cmslogin/);
});
