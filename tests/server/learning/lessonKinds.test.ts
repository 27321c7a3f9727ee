import { describe, expect, test } from "vitest";
import { LessonKind } from "../../../server/features/learning/lessons/lessonKinds";
import { CREATE_REFERENCE, OPEN_LESSON, REPLACE_VIDEO } from "../../support/documents";
import { uploadLessonFile } from "../../support/lessonFiles";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const LESSON = `query ($id: UUID!) { lesson(id: $id) {
  kind link text textHtml durationText durationSeconds file { name } progress { doneBy } } }`;
const MARK = "mutation ($input: MarkLessonInput!) { markLesson(input: $input) { id progress { doneBy } } }";
const REPORT = "mutation ($input: ReportWatchingInput!) { reportWatching(input: $input) { id } }";

async function add(content: object) {
  const { id: batchId } = await server.buildBatch({ secretCode: null });
  const input = { batchId, title: "A lesson", ...content };
  const { data, errors } = await server.as.admin.ask(CREATE_REFERENCE, { input });
  return {
    id: (data?.createReference as { id: string } | undefined)?.id ?? "",
    error: errors[0]?.extensions,
  };
}

const read = async (id: string) => (await server.as.learner.ask(LESSON, { id })).data?.lesson as object;

describe("a kind of lesson", () => {
  test.each([
    [{}, "link"],
    [{ kind: "RECORDING", link: " " }, "link"],
    [{ kind: "TEXT", text: " \n " }, "text"],
    [{ kind: "TEXT", link: "https://example.com/" }, "text"],
    [{ kind: "FILE" }, "fileId"],
    [{ kind: "FILE", fileId: crypto.randomUUID() }, "fileId"],
    [{ link: "https://example.com/a.mp4", captionsId: crypto.randomUUID() }, "captionsId"],
  ])("with %j misses its %s", async (content, field) => {
    expect((await add(content)).error).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field }] });
  });

  test("keeps what belongs to it, and nothing of other kinds", async () => {
    const { file } = await uploadLessonFile(server, server.as.admin, { name: "a.csv", bytes: "a,b\n" });
    const all = { link: "https://example.com/a.mp4", text: "# Text", fileId: file?.id, durationText: "5:00" };
    const [video, text, stored] = [
      await add({ ...all, kind: "RECORDING" }),
      await add({ ...all, kind: "TEXT" }),
      await add({ ...all, kind: "FILE" }),
    ];
    expect(await read(video.id)).toMatchObject({
      link: all.link,
      text: null,
      file: null,
      durationSeconds: 300,
    });
    expect(await read(text.id)).toMatchObject({
      link: null,
      text: "# Text",
      file: null,
      durationSeconds: null,
    });
    expect(await read(stored.id)).toMatchObject({
      link: null,
      text: null,
      file: { name: "a.csv" },
      durationText: "5:00",
    });
  });

  test("that is no video is opened and marked, never watched or replaced by a video", async () => {
    const { id } = await add({ kind: "TEXT", text: "Read me" });
    expect((await server.as.learner.ask(OPEN_LESSON, { id })).errors).toEqual([]);
    const watched = { referenceId: id, watched: [{ from: 0, to: 10 }], positionSeconds: 10 };
    expect((await server.as.learner.ask(REPORT, { input: watched })).errors[0]?.extensions.code).toBe(
      "NOT_FOUND",
    );
    const replace = { id, expectedVersion: 1, link: "https://example.com/b.mp4" };
    expect((await server.as.admin.ask(REPLACE_VIDEO, { input: replace })).errors[0]?.extensions.code).toBe(
      "NOT_FOUND",
    );
    await server.as.learner.ask(MARK, { input: { referenceId: id, isDone: true } });
    expect(await read(id)).toMatchObject({ progress: { doneBy: "TICKED" } });
  });
});

describe("a lesson's text", () => {
  test("becomes HTML in which nothing of the writer's executes", async () => {
    const text = [
      "# Joins\n\n## Inner\n\n```sql\nSELECT '<script>alert(1)</script>';\n```",
      "<img src=x onerror=alert(1)>",
      "[a](javascript:alert(1)) [b](data:text/html,x) [c](https://example.com/)",
    ].join("\n\n");
    const { id } = await add({ kind: "TEXT", text });
    const { textHtml } = (await read(id)) as { textHtml: string };
    expect(textHtml).toContain("<h2>Joins</h2>");
    expect(textHtml).toContain('<pre tabindex="0"><code class="language-sql">');
    expect(textHtml).not.toMatch(/<script|<img|href="(javascript|data)/i);
    expect(textHtml).toContain('href="https://example.com/"');
  });

  test("of a locked batch is shown to no one without access, its kind is", async () => {
    const { id: batchId } = await server.buildBatch();
    await server.buildReference({ batchId, kind: LessonKind.TEXT, link: null, text: "Planted text" });
    const document =
      "query ($id: UUID!) { batch(id: $id) { outline { kind title } references { text textHtml } } }";
    const locked = await server.as.learner.ask(document, { id: batchId });
    expect(locked.data?.batch).toMatchObject({ outline: [{ kind: "TEXT" }], references: null });
    expect(JSON.stringify(locked)).not.toContain("Planted text");
    const { data } = await server.as.admin.ask(document, { id: batchId });
    expect(data?.batch).toMatchObject({
      references: [{ text: "Planted text", textHtml: "<p>Planted text</p>\n" }],
    });
  });
});
