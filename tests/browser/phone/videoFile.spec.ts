import { callApi, expect, expectAccessible, test } from "../../support/browser";
import { unlockBatch } from "../../support/browserCalls";
import { recordVideo } from "../../support/recordVideo";
import { makeBatch } from "../../support/staffWork";

const LESSONS = "query ($id: UUID!) { batch(id: $id) { references { id } } }";
const PROGRESS = "query ($id: UUID!) { lesson(id: $id) { progress { watchedSeconds positionSeconds } } }";
const CAPTIONS = "WEBVTT\n\n00:00.000 --> 00:30.000\nNamaste, and welcome.\n";
const LINK = "https://videos.example.com/welcome.webm";

test("a video file plays in the browser's own player, with the captions that staff uploaded", async ({
  page,
  signIn,
  newPage,
  academy,
}) => {
  const staff = await newPage(academy.people.admin);
  const { id: batchId, code } = await makeBatch(staff);
  await staff.goto(`/cms/batches/${batchId}`);
  const form = staff.getByRole("region", { name: "Add a reference" });
  await form.getByLabel("Reference Title").fill("Welcome");
  await form.getByLabel("Reference Link").fill(LINK);
  await form.getByLabel("Time Duration").fill("10:00");
  await form
    .getByRole("group", { name: "Captions" })
    .locator("input[type=file]")
    .setInputFiles({ name: "en.vtt", mimeType: "text/vtt", buffer: Buffer.from(CAPTIONS) });
  await expect(form.getByRole("button", { name: "Remove en.vtt" })).toBeVisible();
  await form.getByRole("button", { name: "Add reference" }).click();
  await expect(staff.getByRole("region", { name: "References (1)" })).toContainText("Welcome");

  await signIn("learner");
  await unlockBatch(page, batchId, code);
  const { data } = await callApi(page, LESSONS, { id: batchId });
  const [lesson] = (data.batch as { references: [{ id: string }] }).references;
  await page.goto(`/lessons/${lesson.id}`);
  const body = await recordVideo(page, 4);
  await page.route(LINK, (route) => route.fulfill({ contentType: "video/webm", body }));
  const player = page.getByRole("region", { name: "Player" });
  await player.getByRole("button", { name: "Play" }).click();
  const video = player.locator("video");
  const at = async () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(at).toBeGreaterThan(2);
  const caption = await video.evaluate((element: HTMLVideoElement) => {
    const [track] = element.textTracks;
    return (track?.activeCues?.[0] as VTTCue | undefined)?.text;
  });
  expect(caption).toBe("Namaste, and welcome.");
  await expectAccessible(page);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Space");
  await expect
    .poll(async () => {
      const { data: read } = await callApi(page, PROGRESS, { id: lesson.id });
      return (read.lesson as { progress: { watchedSeconds: number } | null }).progress?.watchedSeconds;
    })
    .toBeGreaterThan(1);
});

test("a lesson whose file is a film shows it, can jump in it, and offers it to download", async ({
  page,
  signIn,
  academy,
}) => {
  await signIn("learner");
  const { data } = await callApi(page, "{ courses { batches { id name } } }", {});
  const batches = (data.courses as { batches: { id: string; name: string }[] }[]).flatMap(
    (one) => one.batches,
  );
  const batchId = batches.find(({ name }) => name === "Power BI Batch 1")?.id ?? "";
  await unlockBatch(page, batchId, academy.codes["Power BI Batch 1"] ?? "");
  const { data: read } = await callApi(page, LESSONS, { id: batchId });
  const [lesson] = (read.batch as { references: [{ id: string }] }).references;
  await page.goto(`/lessons/${lesson.id}`);
  const film = page.getByLabel("A star of tables");
  await expect.poll(async () => film.evaluate((video: HTMLVideoElement) => video.duration)).toBe(30);
  const second = await film.evaluate(async (video: HTMLVideoElement) => {
    video.currentTime = 20;
    await new Promise((resolve) => video.addEventListener("seeked", resolve, { once: true }));
    return video.currentTime;
  });
  expect(second).toBe(20);
  await expect(page.getByRole("link", { name: "Download a-star-of-tables.webm" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Lessons", exact: true })).toContainText("Video · 0:30");
  await expectAccessible(page);
});
