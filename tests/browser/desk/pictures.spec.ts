import type { Page } from "@playwright/test";
import { callApi, expect, expectAccessible, signOut, test } from "../../support/browser";
import { drawHalves } from "../../support/samplePictures";
import { signInAgain } from "../../support/browserDrafts";
import { makeBatch, openPage } from "../../support/staffWork";

async function someFile(name = "halves.jpg", type = "image/jpeg") {
  const buffer = await drawHalves({ width: 800, height: 400 }).jpeg().toBuffer();
  return { name, mimeType: type, buffer };
}

async function openCoursePicture(page: Page) {
  const { slug } = await makeBatch(page);
  await openPage(page, `/cms/courses/${slug}`);
  return { slug, field: page.getByRole("group", { name: "Image URL" }) };
}

test("staff give a course a picture from their device, and visitors get it in the size of their screen", async ({
  page,
  signIn,
  newPage,
}) => {
  await signIn("admin");
  const { slug, field } = await openCoursePicture(page);
  await field.locator("input[type=file]").setInputFiles(await someFile());
  const words = field.getByRole("textbox", { name: "Describe the picture" });
  await expect(words).toBeFocused();

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(field.getByText("Please upload the picture first, or cancel.")).toBeVisible();
  await field.getByRole("button", { name: "Upload the picture" }).click();
  await expect(field.getByText("Please describe the picture for people who can’t see it.")).toBeVisible();
  await expectAccessible(page);

  await words.fill("Two halves, red and blue");
  await words.press("Enter");
  await expect(field.getByRole("button", { name: "Remove the picture" })).toBeVisible();
  await expect(field.locator("input[name=imageUrl]")).toHaveValue(/^\/media\/[0-9a-f-]{36}-800x400$/);
  await expect(field.locator("picture img")).toHaveJSProperty("complete", true);
  await expect(field.getByText("No picture can be shown from this address.")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  const visitor = await newPage();
  await visitor.goto(`/lms/${slug}`);
  const image = visitor.locator("picture img").first();
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif$/);
  await expect(image).toHaveAttribute("width", "800");
});

test("a wrong file is refused in words, a dropped one is taken, and a picture is removed again", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn("admin");
  const { field } = await openCoursePicture(page);
  const chooser = field.locator("input[type=file]");
  await chooser.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(field.getByText("Please choose a JPEG, PNG or WebP picture.")).toBeVisible();

  await chooser.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await field.getByRole("textbox", { name: "Describe the picture" }).fill("Nothing");
  await field.getByRole("button", { name: "Upload the picture" }).click();
  await expect(field.getByText("Please choose a JPEG, PNG or WebP picture.")).toBeVisible();
  // The browser logs the rejected request too, once.
  await expect.poll(() => complaints.splice(0)).toEqual([expect.stringContaining("422")]);
  await field.getByRole("button", { name: "Cancel" }).click();

  const { buffer } = await someFile();
  const transfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const dropped = new DataTransfer();
    dropped.items.add(new File([bytes], "dropped.jpg", { type: "image/jpeg" }));
    return dropped;
  }, buffer.toString("base64"));
  await field.getByText("or drop it here").dispatchEvent("drop", { dataTransfer: transfer });
  await field.getByRole("textbox", { name: "Describe the picture" }).fill("Halves");
  await field.getByRole("button", { name: "Upload the picture" }).click();
  await field.getByRole("button", { name: "Remove the picture" }).click();
  await expect(field.getByRole("textbox", { name: "Image URL" })).toHaveValue("");
});

test("what a picture of the academy shows is described beside it; the slower editor sees both versions, and chooses", async ({
  page,
  signIn,
}) => {
  const person = await signIn("admin");
  const { field } = await openCoursePicture(page);
  await field.locator("input[type=file]").setInputFiles(await someFile());
  await field.getByRole("textbox", { name: "Describe the picture" }).fill("Two halves");
  await field.getByRole("button", { name: "Upload the picture" }).click();
  await expect(field.getByText("What it shows: Two halves", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await field.getByRole("button", { name: "Change the description" }).click();
  const dialog = page.getByRole("dialog", { name: "What the picture shows" });
  const words = dialog.getByRole("textbox", { name: "Describe the picture" });
  const save = dialog.getByRole("button", { name: "Save" });
  await words.fill(" ");
  await save.click();
  await expect(dialog.getByText("Please describe the picture for people who can’t see it.")).toBeVisible();
  await words.fill("A red half beside a blue one");
  await signOut(page);
  await save.click();
  await signInAgain(page, person);
  await expect(words).toHaveValue("A red half beside a blue one");
  await save.click();
  await expect(dialog.getByText("Saved")).toBeVisible();
  await expectAccessible(page);

  const url = await field.locator("input[name=imageUrl]").inputValue();
  const read = "query ($url: String!) { cmsPicture(url: $url) { id version alt } }";
  const picture = (await callApi(page, read, { url })).data.cmsPicture as { id: string; version: number };
  expect(picture).toMatchObject({ version: 2, alt: "A red half beside a blue one" });
  await callApi(page, "mutation ($input: UpdatePictureInput!) { updatePicture(input: $input) { id } }", {
    input: { id: picture.id, expectedVersion: 2, alt: "Theirs" },
  });
  await words.fill("Mine");
  await save.click();
  await expect(dialog.getByRole("alert").filter({ hasText: "changed this on" })).toBeVisible();
  await dialog.getByRole("radio", { name: /^Theirs/ }).check();
  await save.click();
  await expect(dialog.getByText("Saved")).toBeVisible();
  await expect(words).toHaveValue("Theirs");
  await page.keyboard.press("Escape");
  await expect(words).toHaveCount(0);
  await expect(field.getByRole("button", { name: "Change the description" })).toBeFocused();
  await expect(field.getByText("What it shows: Theirs", { exact: true })).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("a picture of a gallery is described beside it, and a drawing in its place too", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/cms/workshops/new");
  await page.getByRole("button", { name: "Add picture" }).click();
  const gallery = page.getByRole("group", { name: "Pictures" });
  const words = gallery.getByRole("textbox", { name: "What the picture shows" });
  await expect(words).toHaveAttribute("required", "");
  await gallery.locator("input[type=file]").setInputFiles(await someFile());
  await gallery.getByRole("textbox", { name: "Describe the picture" }).fill("Halves");
  await gallery.getByRole("button", { name: "Upload the picture" }).click();
  await expect(words).toHaveValue("Halves");
  await expect(gallery.getByRole("button", { name: "Change the description" })).toHaveCount(0);
  await words.fill("");
  await page.getByRole("button", { name: "Add workshop" }).click();
  await expect(gallery.getByText("Please describe the picture for people who can’t see it.")).toBeVisible();
  await expectAccessible(page);
});
