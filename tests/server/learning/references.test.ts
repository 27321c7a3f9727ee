import { describe, expect, test } from "vitest";
import { Reference } from "../../../server/features/learning/reference.entity";
import {
  BATCH,
  CREATE_REFERENCE,
  DELETE_REFERENCE,
  REORDER_REFERENCES,
  REPLACE_VIDEO,
  UPDATE_REFERENCE,
} from "../../support/documents";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const add = (batchId: string, overrides: object = {}) =>
  server.as.admin.ask(CREATE_REFERENCE, {
    input: { batchId, title: "Pandas", link: "https://www.youtube.com/watch?v=1", ...overrides },
  });

const reorder = (batchId: string, referenceIds: string[]) =>
  server.as.admin.ask(REORDER_REFERENCES, { input: { batchId, referenceIds } });

async function order(batchId: string): Promise<string[]> {
  const { data } = await server.as.admin.ask(BATCH, { id: batchId });
  return (data?.batch.references as { id: string }[]).map(({ id }) => id);
}

async function batchOf(count: number): Promise<{ batchId: string; ids: string[] }> {
  const { id: batchId } = await server.buildBatch();
  const ids: string[] = [];
  while (ids.length < count) ids.push((await server.buildReference({ batchId })).id);
  return { batchId, ids };
}

describe("a reference", () => {
  test("is added as the last of its batch, in the one form that is stored", async () => {
    const { batchId, ids } = await batchOf(2);
    const { data } = await add(batchId, {
      title: "  Plots ",
      link: "  HTTPS://Videos.Example.com:443/a/../b?q=1  ",
      imageUrl: "",
      durationText: "  ",
    });
    expect(data?.createReference).toMatchObject({
      title: "Plots",
      link: "https://videos.example.com/b?q=1",
      imageUrl: null,
      durationText: null,
      version: 1,
    });
    expect(await order(batchId)).toEqual([...ids, (data?.createReference as { id: string }).id]);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)//https://example.com",
    "java\tscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "/video",
    "https://",
    "https://localhost/",
    "https://academy.example@evil.example/",
    "https://user:word@example.com/",
    "vbscript:x",
    "ftp://example.com/a.mp4",
    "not an address",
    "",
    `https://example.com/${"a".repeat(2000)}`,
  ])("with the link %j is refused", async (link) => {
    const { id } = await server.buildBatch();
    const { data, errors } = await add(id, { link });
    expect(data).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "link" }] });
    const image = await add(id, { title: "Image", imageUrl: link });
    if (link !== "") expect(image.errors[0]?.extensions).toMatchObject({ fields: [{ field: "imageUrl" }] });
  });

  test.each([
    ["youtu.be/aqz-KE-bpKQ?t=90", "https://youtu.be/aqz-KE-bpKQ?t=90"],
    ["http://example.com/video", "https://example.com/video"],
    ["//example.com/video", "https://example.com/video"],
    [
      '<iframe src="https://player.vimeo.com/video/823141156?h=90e6d75118&amp;badge=0"></iframe>',
      "https://player.vimeo.com/video/823141156?h=90e6d75118&badge=0",
    ],
  ])("with the link %j as people paste it is stored complete", async (pasted, link) => {
    const { id } = await server.buildBatch();
    const { data } = await add(id, { link: pasted });
    const lesson = data?.createReference as { id: string };
    expect(lesson).toMatchObject({ link });
    const input = { id: lesson.id, expectedVersion: 1, link: pasted };
    expect((await server.as.admin.ask(REPLACE_VIDEO, { input })).errors).toEqual([]);
    expect((await server.dataSource.manager.findOneByOrFail(Reference, { id: lesson.id })).link).toBe(link);
  });

  test("has a title of its own in its batch, in any letter case", async () => {
    const { batchId } = await batchOf(0);
    await add(batchId);
    const { errors } = await add(batchId, { title: " PANDAS " });
    expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", fields: [{ field: "title" }] });
    expect((await add((await server.buildBatch()).id)).errors).toEqual([]);
  });

  test("of a double click is made once", async () => {
    const { batchId } = await batchOf(0);
    await Promise.all([add(batchId), add(batchId), add(batchId)]);
    expect(await order(batchId)).toHaveLength(1);
  });

  test("of no batch is not found, of a full one refused", async () => {
    expect((await add(crypto.randomUUID())).errors[0]?.extensions.code).toBe("NOT_FOUND");
    const { id } = await server.buildBatch();
    await server.dataSource.query(
      `INSERT INTO batch_references (batch_id, title, link, position)
       SELECT $1, 'Video ' || n, 'https://example.com/', n FROM generate_series(1, 100) AS n`,
      [id],
    );
    expect((await add(id)).errors[0]?.extensions).toMatchObject({ fields: [{ field: "title" }] });
    expect((await reorder(id, (await order(id)).toReversed())).errors).toEqual([]);
  });

  test("is edited and deleted from the version that the admin saw", async () => {
    const { id } = await server.buildReference();
    const input = { id, expectedVersion: 1, title: "Edited", link: "https://example.com/new" };
    const { data } = await server.as.admin.ask(UPDATE_REFERENCE, { input });
    expect(data?.updateReference).toMatchObject({ title: "Edited", version: 2 });
    for (const stale of [
      await server.as.admin.ask(UPDATE_REFERENCE, { input: { ...input, title: "Lost" } }),
      await server.as.admin.ask(DELETE_REFERENCE, { input: { id, expectedVersion: 1 } }),
    ]) {
      expect(stale.errors[0]?.extensions).toMatchObject({
        code: "CONFLICT",
        changedBy: server.people.admin.name,
      });
    }
    const gone = await server.as.admin.ask(DELETE_REFERENCE, { input: { id, expectedVersion: 2 } });
    expect(gone.data?.deleteReference).toMatchObject({ id, title: "Edited" });
    const late = await server.as.admin.ask(UPDATE_REFERENCE, { input: { ...input, expectedVersion: 2 } });
    expect(late.errors[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

describe("putting references in order", () => {
  test("keeps the new order, and says it in the answer", async () => {
    const { batchId, ids } = await batchOf(5);
    const wanted = [ids[3], ids[0], ids[4], ids[2], ids[1]].filter((id) => id !== undefined);
    const { data } = await reorder(batchId, wanted);
    expect(data?.reorderReferences.references).toEqual(wanted.map((id) => ({ id })));
    expect(await order(batchId)).toEqual(wanted);
  });

  test("takes each reference of this batch exactly once", async () => {
    const { batchId, ids } = await batchOf(3);
    const stranger = (await server.buildReference()).id;
    const [a = "", b = "", c = ""] = ids;
    const wrong: [string[], string][] = [
      [[a, b], "CONFLICT"],
      [[a, b, c, stranger], "CONFLICT"],
      [[a, b, stranger], "CONFLICT"],
      [[], "CONFLICT"],
      [[a, a, b], "BAD_USER_INPUT"],
      [["1", b, c], "BAD_USER_INPUT"],
      [Array.from({ length: 101 }, () => crypto.randomUUID()), "BAD_USER_INPUT"],
    ];
    for (const [list, code] of wrong) {
      expect((await reorder(batchId, list)).errors[0]?.extensions.code, list.join()).toBe(code);
    }
    expect(await order(batchId)).toEqual(ids);
    expect((await reorder(crypto.randomUUID(), ids)).errors[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("at the moment when another admin adds one loses neither the order nor the addition", async () => {
    const { batchId, ids } = await batchOf(4);
    const reversed = ids.toReversed();
    const [moved, added] = await Promise.all([reorder(batchId, reversed), add(batchId)]);
    const addedId = (added.data?.createReference as { id: string }).id;
    const kept = moved.errors[0]?.extensions.code === "CONFLICT" ? ids : reversed;
    expect(await order(batchId)).toEqual([...kept, addedId]);
  });
});
