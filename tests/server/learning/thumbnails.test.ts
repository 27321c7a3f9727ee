import { afterEach, expect, test } from "vitest";
import { sweepPictures } from "../../../server/platform/media/sweepPictures";
import { CREATE_REFERENCE, REPLACE_VIDEO, UPDATE_REFERENCE } from "../../support/documents";
import type { FakeVideoHosts } from "../../support/fakeVideoHosts";
import { fakeVideoHosts } from "../../support/fakeVideoHosts";
import { runJobs } from "../../support/runJobs";
import { drawHalves } from "../../support/samplePictures";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const QUEUE = "video-thumbnails";
const YOUTUBE = "https://www.youtube.com/watch?v=abcdefghijk";

let fake: FakeVideoHosts | null = null;

afterEach(() => {
  fake?.close();
  fake = null;
});

const jpeg = async () => drawHalves({ width: 640, height: 360 }).jpeg().toBuffer();

async function serve(answer: Parameters<typeof fakeVideoHosts>[0]): Promise<FakeVideoHosts> {
  fake = await fakeVideoHosts(answer);
  return fake;
}

async function servePicture(): Promise<FakeVideoHosts> {
  const bytes = await jpeg();
  return serve((_, response) => void response.end(bytes));
}

async function addLesson(link: string): Promise<{ id: string; version: number }> {
  const batch = await server.buildBatch();
  const input = { batchId: batch.id, title: "A lesson", kind: "VIDEO", link };
  const { data } = await server.as.admin.ask(CREATE_REFERENCE, { input });
  return (data as { createReference: { id: string; version: number } }).createReference;
}

async function thumbnailOf(id: string): Promise<string | null> {
  const [row] = await server.dataSource.query<{ url: string | null }[]>(
    "SELECT thumbnail_url AS url FROM batch_references WHERE id = $1",
    [id],
  );
  return row?.url ?? null;
}

async function countWaiting(): Promise<number> {
  const [row] = await server.dataSource.query<{ count: number }[]>(
    "SELECT count(*)::int AS count FROM pgboss.job WHERE name = $1 AND state IN ('created', 'retry')",
    [QUEUE],
  );
  return row?.count ?? 0;
}

/** As if the hours until the next attempt had passed. */
async function makeDue(): Promise<void> {
  await server.dataSource.query("UPDATE pgboss.job SET start_after = now() WHERE name = $1", [QUEUE]);
}

const fetchAll = async (hosts?: FakeVideoHosts["hosts"]) => runJobs(server, QUEUE, { videoHosts: hosts });

test("a lesson with a YouTube link gets a copy of its thumbnail, which the academy serves", async () => {
  const { hosts, asked } = await servePicture();
  const { id } = await addLesson(YOUTUBE);
  expect(await thumbnailOf(id)).toBeNull();
  expect(await fetchAll(hosts)).toEqual([]);
  const url = await thumbnailOf(id);
  expect(url).toMatch(/^\/media\/[0-9a-f-]{36}-640x360$/);
  expect(asked).toEqual(["/vi/abcdefghijk/maxresdefault.jpg"]);
  expect((await fetch(server.origin + url)).headers.get("content-type")).toBe("image/jpeg");
  const later = new Date(Date.now() + 48 * 60 * 60 * 1000);
  await sweepPictures({ dataSource: server.dataSource, clock: { now: () => later } });
  expect((await fetch(`${server.origin}${url}`)).status).toBe(200);
});

test("a video without a large thumbnail gets the smaller one", async () => {
  const bytes = await jpeg();
  const { hosts, asked } = await serve((request, response) => {
    if (request.url?.includes("maxres")) response.writeHead(404);
    response.end(bytes);
  });
  const { id } = await addLesson("https://youtu.be/abcdefghijk");
  await fetchAll(hosts);
  expect(await thumbnailOf(id)).not.toBeNull();
  expect(asked.at(-1)).toBe("/vi/abcdefghijk/hqdefault.jpg");
});

test("Vimeo is asked for its thumbnail's address, which must be on Vimeo's own host", async () => {
  const bytes = await jpeg();
  let given = "";
  const { hosts, asked } = await serve((request, response) => {
    if (request.url?.startsWith("/api/oembed.json")) response.end(JSON.stringify({ thumbnail_url: given }));
    else response.end(bytes);
  });
  given = `${hosts.vimeoPictures}/video/1_1280`;
  const { id } = await addLesson("https://vimeo.com/76979871");
  await fetchAll(hosts);
  expect(await thumbnailOf(id)).not.toBeNull();
  expect(asked[0]).toContain(encodeURIComponent("https://vimeo.com/76979871"));

  given = "http://127.0.0.1:1/video/1_1280";
  const other = await addLesson("https://vimeo.com/76979872");
  expect(await fetchAll(hosts)).toEqual([]);
  expect([await thumbnailOf(other.id), await countWaiting()]).toEqual([null, 0]);
});

test("another link takes the thumbnail away, and fetches the new one; other edits leave it", async () => {
  const { hosts, asked } = await servePicture();
  const { id, version } = await addLesson(YOUTUBE);
  await fetchAll(hosts);
  const first = await thumbnailOf(id);
  const input = { id, expectedVersion: version, title: "Renamed", kind: "VIDEO", link: YOUTUBE };
  await server.as.admin.ask(UPDATE_REFERENCE, { input });
  expect([await thumbnailOf(id), await countWaiting()]).toEqual([first, 0]);

  const link = "https://www.youtube.com/watch?v=zyxwvutsrqp";
  await server.as.admin.ask(REPLACE_VIDEO, { input: { id, expectedVersion: version + 1, link } });
  expect(await thumbnailOf(id)).toBeNull();
  await fetchAll(hosts);
  expect(asked.at(-1)).toContain("zyxwvutsrqp");
  expect(await thumbnailOf(id)).not.toBe(first);

  const page = { ...input, expectedVersion: version + 2, link: "https://example.com/video" };
  await server.as.admin.ask(UPDATE_REFERENCE, { input: page });
  expect([await thumbnailOf(id), await countWaiting()]).toEqual([null, 0]);
});

test("without a network it tries four times in all, without a fault in the log, and stops", async () => {
  const { id } = await addLesson(YOUTUBE);
  for (const waiting of [1, 1, 1, 0]) {
    expect(await fetchAll()).toEqual([]);
    expect(await countWaiting()).toBe(waiting);
    await makeDue();
  }
  expect(await thumbnailOf(id)).toBeNull();
});

test.each<[string, Parameters<typeof fakeVideoHosts>[0]]>([
  ["leads to another address", (_, response) => void response.writeHead(302, { location: "/other" }).end()],
  ["is no picture", (_, response) => void response.end("<svg onload=alert(1)></svg>")],
  [
    "is too large",
    (_, response) => {
      void jpeg().then((bytes) => response.end(Buffer.concat([bytes, Buffer.alloc(4 * 1024 * 1024)])));
    },
  ],
  ["is refused", (_, response) => void response.writeHead(403).end()],
])("a thumbnail that %s is left out at once", async (_, answer) => {
  const { hosts, asked } = await serve(answer);
  const { id } = await addLesson(YOUTUBE);
  expect(await fetchAll(hosts)).toEqual([]);
  expect([await thumbnailOf(id), await countWaiting()]).toEqual([null, 0]);
  expect(asked).not.toContain("/other");
});

test("an unlisted Vimeo video is asked for with its hash, which the copy's address has not", async () => {
  const bytes = await jpeg();
  let given = "";
  const { hosts, asked } = await serve((request, response) => {
    if (request.url?.startsWith("/api/oembed.json")) response.end(JSON.stringify({ thumbnail_url: given }));
    else response.end(bytes);
  });
  given = `${hosts.vimeoPictures}/video/1_1280`;
  const { id } = await addLesson("https://player.vimeo.com/video/823141156?h=90e6d75118");
  await fetchAll(hosts);
  expect(asked[0]).toContain(encodeURIComponent("https://vimeo.com/823141156/90e6d75118"));
  expect(await thumbnailOf(id)).toMatch(/^\/media\/[0-9a-f-]{36}-640x360$/);
});

test.each([
  "https://youtube.com.evil.example/watch?v=abcdefghijk",
  "https://www.youtube.com/embed/videoseries?list=PL1",
  "https://vimeo.com/user12345678",
  "https://files.example.com/lesson.mp4",
])("nothing is fetched for %s", async (link) => {
  await addLesson(link);
  expect(await countWaiting()).toBe(0);
});
