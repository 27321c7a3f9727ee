import type { RequestOptions } from "node:http";
import { Agent, request } from "node:http";
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { OpenRequest } from "../../support/openRequest";
import { openRequest } from "../../support/openRequest";
import { drawHalves, upload } from "../../support/samplePictures";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const small = () => drawHalves({ width: 400, height: 200 }).jpeg().toBuffer();

async function count(table: string): Promise<number> {
  const [row] = await server.dataSource.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM ${table}`,
  );
  return row?.count ?? 0;
}

/** Sends the rest once `held` resolves; returns the status, which may come earlier. */
async function uploadSlowly(bytes: Buffer, held: Promise<void>): Promise<number> {
  const form = new FormData();
  form.set("file", new Blob([Uint8Array.from(bytes)]), "picture.jpg");
  form.set("alt", "Two halves");
  const whole = new Response(form);
  const body = Buffer.from(await whole.arrayBuffer());
  const headers = {
    cookie: server.as.admin.cookie,
    "content-type": whole.headers.get("content-type") ?? "",
    "content-length": body.length,
  };
  return new Promise((resolve, reject) => {
    const sending = request(`${server.origin}/media`, { method: "POST", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sending.on("error", reject);
    sending.write(body.subarray(0, 200));
    void held.then(() => sending.end(body.subarray(200)));
  });
}

async function fetchFile(address: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(server.origin + address)).arrayBuffer());
}

describe("a picture is uploaded", () => {
  test("by staff, and kept in every width up to its own, never enlarged", async () => {
    const bytes = await drawHalves({ width: 1300, height: 650 }).jpeg().toBuffer();
    const { status, picture } = await upload(server.as.admin, { bytes });
    expect(status).toBe(201);
    expect(picture).toMatchObject({ width: 1300, height: 650, alt: "Two halves, red and blue" });
    expect(picture?.url).toBe(`/media/${picture?.id}-1300x650`);
    const files = await server.dataSource.query<{ width: number; format: string }[]>(
      "SELECT width, format FROM picture_files WHERE picture_id = $1 ORDER BY format, width",
      [picture?.id],
    );
    const widths = [320, 640, 960, 1280, 1300];
    expect(files).toEqual([
      ...widths.map((width) => ({ width, format: "avif" })),
      { width: 1280, format: "jpg" },
      ...widths.map((width) => ({ width, format: "webp" })),
    ]);
    for (const [format, name] of [
      ["avif", "heif"],
      ["webp", "webp"],
    ]) {
      const head = await sharp(await fetchFile(`/media/${picture?.id}/640.${format}`)).metadata();
      expect(head).toMatchObject({ format: name, width: 640, height: 320 });
    }
  });

  test("with a row in the log of who did it, which holds no bytes", async () => {
    const { picture } = await upload(server.as.admin, { bytes: await small() });
    const [row] = await server.dataSource.query<{ actor_name: string; after: object }[]>(
      "SELECT (SELECT name FROM users WHERE id = actor_id) AS actor_name, after FROM audit_events WHERE action = 'uploadPicture' AND entity_id = $1",
      [picture?.id],
    );
    expect(row?.actor_name).toBe("Arjun");
    expect(Object.keys(row?.after ?? {}).sort()).toEqual([
      "alt",
      "createdAt",
      "height",
      "id",
      "version",
      "width",
    ]);
  });

  test("upright, and without what the camera wrote beside its pixels", async () => {
    const bytes = await drawHalves({ width: 400, height: 200 })
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Copyright: "secret-marker" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 4/1 0/1" },
      })
      .jpeg()
      .toBuffer();
    expect(bytes.includes("secret-marker")).toBe(true);
    const { picture } = await upload(server.as.admin, { bytes });
    expect(picture).toMatchObject({ width: 200, height: 400 });
    const kept = await fetchFile(picture?.url ?? "");
    const head = await sharp(kept).metadata();
    expect(head).toMatchObject({ width: 200, height: 400, format: "jpeg" });
    expect([head.exif, head.xmp, head.iptc, head.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // After a turn to the right, the left edge is on top.
    const [red, , blue] = await sharp(kept)
      .extract({ left: 100, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(150);
    expect(blue).toBeLessThan(80);
    const files = await server.dataSource.query<{ bytes: Buffer }[]>(
      "SELECT bytes FROM picture_files WHERE picture_id = $1",
      [picture?.id],
    );
    expect(files.filter((file) => /secret-marker|GPS/.test(file.bytes.toString("latin1")))).toEqual([]);
  });

  test("see-through, and stays so", async () => {
    const background = { r: 200, g: 0, b: 0, alpha: 0.3 };
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 4, background } })
      .png()
      .toBuffer();
    const { picture } = await upload(server.as.admin, { bytes, name: "logo.png", type: "image/png" });
    const head = await sharp(await fetchFile(picture?.url ?? "")).metadata();
    expect(head).toMatchObject({ format: "webp", hasAlpha: true, width: 90 });
  });

  test("with nothing of what was hidden behind it", async () => {
    const bytes = Buffer.concat([await small(), Buffer.from("<script>polyglot()</script>PK\x03\x04")]);
    const { picture } = await upload(server.as.admin, { bytes });
    const kept = await fetchFile(picture?.url ?? "");
    expect(kept.includes("polyglot")).toBe(false);
  });
});

const BOUNDARY = "x".repeat(30);
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

function file(name: string, bytes: Buffer): Buffer[] {
  const head = `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png`;
  return [Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), bytes, Buffer.from("\r\n")];
}

describe("a form that is none", () => {
  async function send(type: string, body: Buffer): Promise<number> {
    const headers = { cookie: server.as.admin.cookie, "content-type": type };
    return (await fetch(`${server.origin}/media`, { method: "POST", headers, body: new Uint8Array(body) }))
      .status;
  }

  test.each([
    ["without a boundary", "multipart/form-data", Buffer.from("garbage")],
    [
      "with a boundary that is too long",
      `multipart/form-data; boundary=${"b".repeat(300)}`,
      Buffer.from("x"),
    ],
    ["that is cut off", FORM, Buffer.concat(file("a.png", Buffer.alloc(100)).slice(0, 2))],
    ["of other bytes", FORM, Buffer.from("no form at all")],
  ])("%s is the sender's mistake", async (_what, type, body) => {
    const status = await send(type, body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

test("refused in the middle, the rest of a form is dropped, and the next request on its connection is answered", async () => {
  const behindProxy = await server.startAnother({ TRUSTED_PROXIES: "127.0.0.1" });
  const origin = behindProxy.origin();
  const body = Buffer.concat([...file("a.png", Buffer.alloc(5_200_000)), Buffer.from(`--${BOUNDARY}--\r\n`)]);
  const headersOf = (client: number) => ({
    cookie: server.as.admin.cookie,
    "content-type": FORM,
    "content-length": body.length,
    "x-forwarded-for": `198.51.100.${client}`,
  });
  const held: OpenRequest[] = [];
  const hold = (client: number) => {
    const sending = openRequest(`${origin}/media`, { headers: headersOf(client) });
    sending.send(body.subarray(0, -100));
    held.push(sending);
  };
  for (const client of [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]) hold(client);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string, options: RequestOptions, bytes?: Buffer) =>
    new Promise<number>((resolve, reject) => {
      const sending = request(origin + path, { agent, ...options }, (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.statusCode ?? 0));
      });
      sending.on("error", reject);
      sending.end(bytes);
    });
  const askForMore = async () => {
    hold(1);
    return ask("/media", { method: "POST", headers: headersOf(1) }, body);
  };
  await expect.poll(askForMore).toBe(503);
  expect(await ask("/healthz", {})).toBe(200);
  agent.destroy();
  for (const { leave } of held) leave();
});

test("a phone's progressive photograph of 12 megapixels is kept", async () => {
  const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#a52" } });
  const bytes = await photo.jpeg({ progressive: true }).toBuffer();
  expect((await upload(server.as.admin, { bytes })).picture).toMatchObject({ width: 4000, height: 3000 });
});

test("a very tall picture is kept with as many pixels as a square one at most", async () => {
  const tall = sharp({ create: { width: 1600, height: 9600, channels: 3, background: "#a52" } });
  const { picture } = await upload(server.as.admin, { bytes: await tall.png().toBuffer() });
  expect(picture).toMatchObject({ width: 783, height: 4698 });
  const widest = await sharp(await fetchFile(`/media/${picture?.id}/783.webp`)).metadata();
  expect(widest).toMatchObject({ width: 783, height: 4698 });
});

describe("an upload is refused", () => {
  test("to a visitor before the body is read", async () => {
    // The body never ends, so only an early response can arrive.
    const body = new ReadableStream({
      pull: (stream) => stream.enqueue(new TextEncoder().encode("--x\r\n")),
    });
    const response = await fetch(`${server.origin}/media`, {
      method: "POST",
      body,
      headers: { "content-type": "multipart/form-data; boundary=x" },
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(401);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
  const gif = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=", "base64");
  const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  const bomb = () =>
    sharp({ create: { width: 5200, height: 5001, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
  const long = () =>
    sharp({ create: { width: 20, height: 10_400, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
  const blank = (width: number, channels: 3 | 4) =>
    sharp({ create: { width, height: width, channels, background: "#fff" } });
  const interlaced = () => blank(4600, 4).png({ progressive: true }).toBuffer();
  const deep = () => blank(3300, 4).toColourspace("rgb16").png({ progressive: true }).toBuffer();
  const progressive = () => blank(3700, 3).jpeg({ progressive: true }).toBuffer();
  const turned = () =>
    blank(3300, 4).toColourspace("rgb16").withMetadata({ orientation: 6 }).png().toBuffer();
  const TOO_HEAVY = "This picture takes too much memory to open. Please choose a smaller one.";
  const WRONG_TYPE = "Please choose a JPEG, PNG or WebP picture.";
  const DAMAGED = "This picture is damaged. Please choose another one.";

  test.each([
    ["an SVG that calls itself a PNG", async () => svg, 422, WRONG_TYPE],
    ["a GIF", async () => gif, 422, WRONG_TYPE],
    ["nothing at all", async () => Buffer.alloc(0), 422, WRONG_TYPE],
    ["an SVG behind the first bytes of a JPEG", async () => Buffer.concat([jpegHead, svg]), 422, DAMAGED],
    ["the half of a JPEG", async () => (await small()).subarray(0, 700), 422, DAMAGED],
    [
      "6 MB",
      async () => Buffer.concat([await small(), randomBytes(6 * 1024 * 1024)]),
      413,
      "Please choose a picture of at most 5 MB.",
    ],
    ["26 megapixels in a few bytes", bomb, 422, "Please choose a picture of at most 25 megapixels."],
    ["21 interlaced megapixels with an alpha channel", interlaced, 422, TOO_HEAVY],
    ["11 interlaced megapixels of 16 bits", deep, 422, TOO_HEAVY],
    ["11 turned megapixels of 16 bits", turned, 422, TOO_HEAVY],
    ["14 progressive megapixels", progressive, 422, TOO_HEAVY],
    ["10,400 pixels high", long, 422, "Please choose a picture of at most 10,000 pixels a side."],
  ])("of %s", async (_what, bytes, status, message) => {
    const answer = await upload(server.as.admin, { bytes: await bytes(), name: "a.png", type: "image/png" });
    expect(answer).toMatchObject({ status, text: message });
  });

  test("without a description, or with one that is too long", async () => {
    const bytes = await small();
    expect(await upload(server.as.admin, { bytes, alt: "  " })).toMatchObject({
      status: 422,
      text: "Please describe the picture for people who can’t see it.",
    });
    expect((await upload(server.as.admin, { bytes, alt: "a".repeat(301) })).text).toContain("300");
  });

  test("that is no form, or holds no file", async () => {
    const headers = { cookie: server.as.admin.cookie };
    const post = (init: RequestInit) => fetch(`${server.origin}/media`, { method: "POST", ...init });
    const json = await post({ body: "{}", headers: { ...headers, "content-type": "application/json" } });
    expect([json.status, await json.text()]).toEqual([415, "Please send the picture in a form."]);
    const form = new FormData();
    form.set("alt", "Nothing");
    const empty = await post({ body: form, headers });
    expect([empty.status, await empty.text()]).toEqual([422, "Please choose a picture."]);
  });
});

test("uploads beyond eight at a time of one client are refused, and the others are all kept", async () => {
  const bytes = await small();
  const before = await count("pictures");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const statuses: number[] = [];
  const uploads = Array.from({ length: 16 }, async () => {
    statuses.push(await uploadSlowly(bytes, held));
  });
  await expect.poll(() => statuses).toEqual(Array(8).fill(429));
  letGo();
  await Promise.all(uploads);
  expect(statuses.slice(8)).toEqual(Array(8).fill(201));
  expect(await count("pictures")).toBe(before + 8);
});
