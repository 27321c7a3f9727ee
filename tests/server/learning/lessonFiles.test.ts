import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { captionsProblem } from "../../../server/features/learning/files/captionsProblem";
import { sweepLessonFiles } from "../../../server/features/learning/files/sweepLessonFiles";
import { LessonKind } from "../../../server/features/learning/lessons/lessonKinds";
import { byteRangeOf } from "../../../server/http/byteRange";
import { CREATE_REFERENCE, DELETE_REFERENCE, UPDATE_REFERENCE } from "../../support/documents";
import { PDF, VTT, office, uploadLessonFile } from "../../support/lessonFiles";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const CSV = "city,sales\nHyderabad,120\nVijayawada,80\n";
/** More than two chunks, each byte telling where it is. */
const LONG = Buffer.from(Array.from({ length: 600_000 }, (_, at) => 32 + (at % 90)));

const upload = async (name: string, bytes: Buffer | string, caller: Caller = server.as.admin) =>
  uploadLessonFile(server, caller, { name, bytes });

async function buildFileLesson(name = "sales.csv", bytes: Buffer | string = CSV, batchId?: string) {
  const { file } = await upload(name, bytes);
  if (!file) throw new Error(`${name} was refused`);
  const batch = batchId ?? (await server.buildBatch({ secretCode: null })).id;
  const kind = LessonKind.FILE;
  const lesson = await server.buildReference({ batchId: batch, kind, link: null, fileId: file.id });
  return { ...lesson, fileId: file.id };
}

interface Asked {
  as?: Caller;
  headers?: Record<string, string>;
  method?: string;
}

async function get(path: string, { as = server.as.learner, headers, method = "GET" }: Asked = {}) {
  const sent = { ...(as.cookie && { cookie: as.cookie }), ...headers };
  const response = await fetch(server.origin + path, { method, headers: sent });
  return {
    status: response.status,
    header: (name: string) => response.headers.get(name),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

const getFile = async (lessonId: string, asked?: Asked) => get(`/lessons/${lessonId}/file`, asked);

const zip = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))),
  );

/** The archive with another number in its central directory. */
function withUnpacked(archive: Buffer, size: number): Buffer {
  archive.writeUInt32LE(size, archive.indexOf("PK\u0001\u0002") + 24);
  return archive;
}

function withCount(archive: Buffer, count: number): Buffer {
  archive.writeUInt16LE(count, archive.indexOf("PK\u0005\u0006") + 10);
  return archive;
}

async function previewOf(bytes: Buffer | string): Promise<unknown> {
  const { id } = await buildFileLesson("table.csv", bytes);
  const document = "query ($id: UUID!) { lesson(id: $id) { file { previewRows } } }";
  const { data } = await server.as.learner.ask(document, { id });
  return (data?.lesson as { file: { previewRows: unknown } }).file.previewRows;
}

describe("a lesson's file", () => {
  test("is sent whole, as a download of its own type that no shared cache keeps", async () => {
    const { id } = await buildFileLesson("Sales & “more”.csv");
    const { status, header, bytes } = await getFile(id);
    expect([status, bytes.toString()]).toEqual([200, CSV]);
    expect(header("content-type")).toBe("text/csv; charset=utf-8");
    expect(header("content-length")).toBe(String(CSV.length));
    expect(header("cache-control")).toBe("private, no-cache");
    expect(header("x-content-type-options")).toBe("nosniff");
    expect(header("accept-ranges")).toBe("bytes");
    expect(header("content-encoding")).toBeNull();
    expect(header("content-disposition")).toBe(
      "attachment; filename=\"Sales & _more_.csv\"; filename*=UTF-8''Sales%20%26%20%E2%80%9Cmore%E2%80%9D.csv",
    );
  });

  test("opens in the browser if it is a PDF and asked so; nothing else does", async () => {
    const pdf = await buildFileLesson("slides.pdf", PDF);
    expect((await get(`/lessons/${pdf.id}/file?open`)).header("content-disposition")).toMatch(/^inline;/);
    expect((await getFile(pdf.id)).header("content-disposition")).toMatch(/^attachment;/);
    const csv = await buildFileLesson();
    expect((await get(`/lessons/${csv.id}/file?open`)).header("content-disposition")).toMatch(/^attachment;/);
  });

  test("is sent in ranges across its chunks", async () => {
    const { id } = await buildFileLesson("long.txt", LONG);
    for (const [range, first, last] of [
      ["bytes=0-0", 0, 0],
      ["bytes=262140-262150", 262_140, 262_150],
      ["bytes=100000-599998", 100_000, 599_998],
      ["bytes=599990-", 599_990, 599_999],
      ["bytes=-10", 599_990, 599_999],
      ["bytes=599999-700000", 599_999, 599_999],
    ] as const) {
      const { status, header, bytes } = await getFile(id, { headers: { range } });
      expect([status, header("content-range")], range).toEqual([206, `bytes ${first}-${last}/600000`]);
      expect(bytes.equals(LONG.subarray(first, last + 1)), range).toBe(true);
    }
    expect((await getFile(id)).bytes.equals(LONG)).toBe(true);
  });

  test("says when a range is past its end, that it has not changed, and its size without its bytes", async () => {
    const { id } = await buildFileLesson();
    const late = await getFile(id, { headers: { range: "bytes=500-" } });
    expect([late.status, late.header("content-range")]).toEqual([416, `bytes */${CSV.length}`]);
    const head = await getFile(id, { method: "HEAD" });
    expect([head.status, head.header("content-length"), head.bytes.length]).toEqual([
      200,
      String(CSV.length),
      0,
    ]);
    const etag = head.header("etag") ?? "";
    expect((await getFile(id, { headers: { "if-none-match": etag } })).status).toBe(304);
    const range = "bytes=0-3";
    expect((await getFile(id, { headers: { range, "if-range": etag } })).bytes.toString()).toBe("city");
    const changed = await getFile(id, { headers: { range, "if-range": '"another"' } });
    expect([changed.status, changed.bytes.toString()]).toEqual([200, CSV]);
  });

  test("is read on from any place by further ranges, until staff replace it", async () => {
    const { id } = await buildFileLesson("long.txt", LONG);
    const open = await getFile(id, { headers: { range: "bytes=0-" } });
    expect([open.status, open.header("content-range")]).toEqual([206, "bytes 0-599999/600000"]);
    const ifRange = open.header("etag") ?? "";
    const seek = async (first: number) =>
      getFile(id, { headers: { range: `bytes=${first}-`, "if-range": ifRange } });
    for (const first of [450_000, 20]) {
      const { status, header, bytes } = await seek(first);
      expect([status, header("content-length")]).toEqual([206, String(LONG.length - first)]);
      expect(bytes.equals(LONG.subarray(first))).toBe(true);
    }
    expect((await seek(LONG.length)).status).toBe(416);

    const { file } = await upload("long.txt", CSV);
    await server.dataSource.query("UPDATE batch_references SET file_id = $2 WHERE id = $1", [id, file?.id]);
    const replaced = await seek(20);
    expect([replaced.status, replaced.bytes.toString()]).toEqual([200, CSV]);
  });

  test("is for people with access to its lesson alone", async () => {
    const { id: batchId } = await server.buildBatch();
    const { id } = await buildFileLesson("sales.csv", CSV, batchId);
    const statusFor = async (as: Caller) =>
      (await getFile(id, { as, headers: { range: "bytes=0-3" } })).status;
    expect(await statusFor(server.as.visitor)).toBe(401);
    expect(await statusFor(server.as.learner)).toBe(404);
    expect(await statusFor(server.as.admin)).toBe(206);
    await server.buildAccess(server.people.learner.id, batchId);
    await server.buildAccess(server.people.otherLearner.id, (await server.buildBatch()).id);
    expect(await statusFor(server.as.learner)).toBe(206);
    expect(await statusFor(server.as.otherLearner)).toBe(404);
    await server.as.admin.ask(DELETE_REFERENCE, { input: { id, expectedVersion: 1 } });
    expect(await statusFor(server.as.learner)).toBe(404);
    for (const none of ["no-id", crypto.randomUUID(), (await server.buildReference()).id])
      expect((await getFile(none, { as: server.as.admin })).status).toBe(404);
  });

  test("shows the first rows of a CSV file, whatever is in them", async () => {
    const rows = `name;"\n"<script>alert(1)</script>","=cmd|' /C calc'!A0"\n`;
    const { id } = await buildFileLesson("odd.csv", rows);
    const document =
      "query ($id: UUID!) { lesson(id: $id) { link durationSeconds file { name mediaType sizeBytes previewRows } } }";
    const { data, errors } = await server.as.learner.ask(document, { id });
    expect(errors).toEqual([]);
    expect(data?.lesson).toMatchObject({ link: null, durationSeconds: null, file: { name: "odd.csv" } });
  });
});

test.each([
  ["city;price\nPune;12,50\nHyderabad;9,75\n"],
  ["city\tprice\nPune\t12,50\nHyderabad\t9,75\n"],
  ["city|price\r\nPune|12,50\r\nHyderabad|9,75\r\n"],
  ["sep=;\ncity;price\nPune;12,50\nHyderabad;9,75\n"],
  ['city,price\nPune,"12,50"\nHyderabad,"9,75"\n'],
])("the rows of %j are shown in their columns", async (text) => {
  const rows = [
    ["city", "price"],
    ["Pune", "12,50"],
    ["Hyderabad", "9,75"],
  ];
  expect(await previewOf(text)).toEqual(rows);
  expect(await previewOf(Buffer.from(`\ufeff${text}`, "utf16le"))).toEqual(rows);
});

test("a table of one column, or in another encoding, is read as it is meant, and kept as UTF-8", async () => {
  expect(await previewOf("price\n12,50\n9,75\n")).toEqual([["price"], ["12,50"], ["9,75"]]);
  const { id } = await buildFileLesson("cafe.csv", Buffer.from("name;Café\n", "latin1"));
  expect((await getFile(id)).bytes.toString()).toBe("name;Café\n");
});

describe("an uploaded file", () => {
  test.each([
    ["slides.pdf", PDF],
    ["slides.pptx", office("ppt")],
    ["notes.docx", office("word")],
    ["table.XLSX", office("xl")],
    ["data.csv", "a,b\n1,2\n"],
    ["తెలుగు.csv", "పేరు,వయసు\n"],
    ["lab.ipynb", '{"cells": [], "nbformat": 4}'],
    ["query.sql", "SELECT 1;"],
    ["sales.pbix", zip({ Version: "1.28", DataModel: "x" })],
    ["template.pbit", zip({ DataModelSchema: "{}" })],
    ["empty.zip", zip({})],
    ["data.zip", zip({ "in/data.csv": "a,b", "read me.txt": "" })],
    ["orders.json", "[1]"],
    ["old.xls", Buffer.from("d0cf11e0a1b11ae1", "hex")],
    ["plot.png", Buffer.from("89504e470d0a1a0a00", "hex")],
    ["photo.JPG", Buffer.from("ffd8ffe0", "hex")],
    ["photo.jpeg", Buffer.from("ffd8ffe1", "hex")],
    ["film.mp4", Buffer.from("00000018667479706d703432", "hex")],
    ["film.webm", Buffer.from("1a45dfa3", "hex")],
  ])("%s is taken", async (name, bytes) => {
    const { status, file } = await upload(name, bytes);
    expect([status, file?.name]).toEqual([201, name]);
  });

  test.each([
    ["page.html", "<script>alert(1)</script>"],
    ["picture.svg", "<svg/>"],
    ["run.exe", "MZ"],
    ["no ending", "text"],
    ["slides.pdf", "<html>"],
    ["slides.pptx", office("xl")],
    ["data.csv", PDF.toString("latin1") + "\u0000"],
    ["data.csv", Buffer.from("89504e470d0a1a0a0000", "hex")],
    ["slides.pptx", Buffer.from("PK\x03\x04 [Content_Types].xml ppt/")],
    ["data.zip", "PK"],
    ["data.zip", zip({ a: "x" }).subarray(0, -23)],
    ["data.zip", withCount(zip({ a: "x" }), 2)],
    ["data.zip", withUnpacked(zip({ a: "x" }), 60 * 1024 * 1024)],
    ["data.zip", withUnpacked(zip({ a: "x" }), 0xff_ff_ff_ff)],
    ["data.pbix", zip({ "../evil.py": "x" })],
    ["data.zip", zip({ "/etc/passwd": "x" })],
    ["data.xlsx", zip({ "[Content_Types].xml": "", "x/xl/a": "" })],
    ["orders.json", "{"],
    ["old.xls", "<html><table>"],
    ["plot.png", "<svg/>"],
    ["photo.jpg", Buffer.from("89504e470d0a1a0a00", "hex")],
    ["film.mp4", Buffer.from("1a45dfa3", "hex")],
    ["film.webm", "<svg/>"],
    ["lab.ipynb", "{}"],
    ["lab.ipynb", "null"],
    ["constructor", "text"],
    ["data.csv", ""],
    ["\u202e.csv", "a,b\n"],
    [`${"a".repeat(130)}.csv`, "a,b\n"],
  ])("%s with other content is refused", async (name, bytes) => {
    const { status, text } = await upload(name, bytes);
    expect(status, text).toBe(422);
  });

  test("keeps the last part of a path as its name, without marks that turn it round", async () => {
    expect((await upload("../../etc/passwd\u202e.csv", "a\n")).file?.name).toBe("passwd.csv");
    expect((await upload('a"b\\c|d.csv', "a\n")).file?.name).toMatch(/^[^"\\|]+\.csv$/);
  });

  test("of more than 20 MB is refused", async () => {
    const { status, text } = await upload("big.txt", Buffer.alloc(20 * 1024 * 1024 + 1, "a"));
    expect([status, text]).toEqual([413, "Please choose a file of at most 20 MB."]);
  });

  test("that no lesson has is deleted after a day; a removed lesson keeps its own", async () => {
    const kept = await buildFileLesson();
    await server.as.admin.ask(DELETE_REFERENCE, { input: { id: kept.id, expectedVersion: 1 } });
    const replaced = await buildFileLesson();
    const { file: next } = await upload("next.csv", CSV);
    const content = { kind: "FILE", title: replaced.title, fileId: next?.id };
    const input = { id: replaced.id, expectedVersion: 1, ...content };
    expect((await server.as.admin.ask(UPDATE_REFERENCE, { input })).errors).toEqual([]);
    const { file: fresh } = await upload("fresh.csv", CSV);
    await server.dataSource.query(
      "UPDATE lesson_files SET created_at = now() - interval '2 days' WHERE id <> $1",
      [fresh?.id],
    );
    await sweepLessonFiles({ dataSource: server.dataSource, clock: { now: () => new Date() } });
    const rows = await server.dataSource.query<{ id: string }[]>("SELECT id FROM lesson_files");
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([kept.fileId, next?.id, fresh?.id]));
    expect(ids).not.toContain(replaced.fileId);
  });
});

describe("captions", () => {
  test("are served to people with access, as text that nothing executes", async () => {
    const { id: batchId } = await server.buildBatch();
    const sent = await uploadLessonFile(server, server.as.admin, {
      name: "en.vtt",
      bytes: VTT,
      purpose: "captions",
    });
    const link = "https://videos.example.com/a.mp4";
    const input = { batchId, title: "With captions", link, captionsId: sent.file?.id };
    const { data } = await server.as.admin.ask(CREATE_REFERENCE, { input });
    const { id } = data?.createReference as { id: string };
    expect((await get(`/lessons/${id}/captions`)).status).toBe(404);
    await server.buildAccess(server.people.learner.id, batchId);
    const { status, header, bytes } = await get(`/lessons/${id}/captions`);
    expect([status, bytes.toString(), header("content-type")]).toEqual([200, VTT, "text/vtt; charset=utf-8"]);
    expect((await getFile(id)).status).toBe(404);
    const asFile = { batchId, title: "Captions as a file", kind: "FILE", fileId: sent.file?.id };
    const refused = await server.as.admin.ask(CREATE_REFERENCE, { input: asFile });
    expect(refused.errors[0]?.extensions).toMatchObject({ fields: [{ field: "fileId" }] });
  });

  test.each([
    ["1\n00:00:01,000 --> 00:00:04,000\nSubRip\n", /first line must be WEBVTT/],
    ["WEBVTT\n\n00:01 --> 00:04\nNo thousandths\n", /^Line 3 .* no valid times/],
    ["WEBVTT\n\n00:04.000 --> 00:01.000\nBackwards\n", /^Line 3 .* ends before/],
    ["WEBVTT\n\nNOTE nothing\n", /no lines/],
    ["WEBVTTX\n\n00:01.000 --> 00:04.000\n", /first line/],
    ["WEBVTT\n\n00:01.000 --> 00:04.000\n\u0000", /UTF-8/],
  ])("%j are refused", async (text, message) => {
    expect(captionsProblem(Buffer.from(text))).toMatch(message);
    const sent = await uploadLessonFile(server, server.as.admin, {
      name: "a.vtt",
      bytes: text,
      purpose: "captions",
    });
    expect(sent.status).toBe(422);
  });

  test.each([
    ["1\r\n00:00:01,000 --> 00:00:04,000\r\nNamaste\r\n", "00:00:01.000 --> 00:00:04.000\nNamaste\n"],
    ["\ufeff1\n0:0:1,5 --> 1:00:04,25 X1:40\n{\\an8}నమస్తే\n", "00:00:01.500 --> 01:00:04.250\nనమస్తే\n"],
  ])("of SubRip %j are converted", async (text, cue) => {
    const file = { name: "en.SRT", purpose: "captions" } as const;
    for (const bytes of [Buffer.from(text), Buffer.from(text, "utf16le")]) {
      const sent = await uploadLessonFile(server, server.as.admin, { ...file, bytes });
      expect(sent.file?.name, sent.text).toBe("en.vtt");
      const [row] = await server.dataSource.query<{ bytes: Buffer }[]>(
        "SELECT bytes FROM lesson_file_chunks WHERE file_id = $1",
        [sent.file?.id],
      );
      expect(row?.bytes.toString()).toBe(`WEBVTT\n\n1\n${cue}`);
    }
    const wrong = await uploadLessonFile(server, server.as.admin, { ...file, bytes: "1\n00:01 --> x\n" });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringMatching(/^Line 2 /)]);
  });

  test("with a mark of their encoding, hours, settings and Windows line ends are valid", () => {
    const text = "\ufeffWEBVTT - Title\r\n\r\nintro\r\n01:00:01.000 --> 01:00:04.500 line:0\r\nHello\r\n";
    expect(captionsProblem(Buffer.from(text))).toBeNull();
  });
});

test("a range that is malformed, or one of several, is ignored", () => {
  for (const range of [
    "bytes=",
    "bytes=-",
    "bytes=3-1",
    "bytes=0-1,3-4",
    "items=0-1",
    "bytes=a-b",
    undefined,
  ])
    expect(byteRangeOf({ range }, '"e"', 10), range).toBeNull();
  expect(byteRangeOf({ range: "bytes=10-" }, '"e"', 10)).toBe("unsatisfiable");
  expect(byteRangeOf({ range: "bytes=-0" }, '"e"', 10)).toBe("unsatisfiable");
  expect(byteRangeOf({ range: "bytes=-99" }, '"e"', 10)).toEqual({ first: 0, last: 9 });
});
