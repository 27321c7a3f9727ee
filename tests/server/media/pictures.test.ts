import { describe, expect, test } from "vitest";
import { Picture } from "../../../server/platform/media/picture.entity";
import { sweepPictures } from "../../../server/platform/media/sweepPictures";
import { CREATE_COURSE, UPDATE_PICTURE } from "../../support/documents";
import { drawHalves, upload } from "../../support/samplePictures";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + address, { headers });

async function makePicture() {
  const bytes = await drawHalves({ width: 340, height: 170 }).jpeg().toBuffer();
  const { picture } = await upload(server.as.admin, { bytes });
  if (!picture) throw new Error("The picture was refused");
  return picture;
}

describe("a picture is served", () => {
  test("to everybody, for ever, as nothing but a picture", async () => {
    const { id, url } = await makePicture();
    const files = [
      [url, "image/jpeg"],
      [`/media/${id}`, "image/jpeg"],
      [`/media/${id}/320.avif`, "image/avif"],
      [`/media/${id}/340.webp`, "image/webp"],
    ] as const;
    for (const [address, type] of files) {
      const response = await get(address);
      expect([address, response.status]).toEqual([address, 200]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": type,
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
      });
      const etag = response.headers.get("etag") ?? "";
      const again = await get(address, { "if-none-match": etag });
      expect([again.status, await again.text()]).toEqual([304, ""]);
    }
  });

  test("only in the sizes and formats that there are, and never from a path", async () => {
    const { id } = await makePicture();
    const wrong = [
      `/media/${id}/640.avif`,
      `/media/${id}/320.svg`,
      `/media/${id}/320.jpg`,
      `/media/${id}/0320.avif`,
      `/media/${id}/320.avif/more`,
      `/media/${id.replace(/^./, "x")}`,
      "/media/00000000-0000-4000-8000-000000000000",
      "/media/..%2f..%2fpackage.json",
      `/media/${id}/..%2f320.avif`,
      "/media/",
    ];
    for (const address of wrong) {
      const response = await get(address);
      expect([address, response.status]).toEqual([address, 404]);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });
});

describe("content uses a picture", () => {
  test("of our own by its path, and says what it shows", async () => {
    const { url, alt } = await makePicture();
    const input = { name: "Own picture", imageUrl: url, isPublished: true };
    const made = await server.as.admin.ask(CREATE_COURSE, { input });
    expect(made.data?.createCourse.imageUrl).toBe(url);
    const { data } = await server.as.visitor.ask("{ courses { imageUrl imageAlt } }");
    expect(data?.courses).toContainEqual({ imageUrl: url, imageAlt: alt });
  });

  test("whose description is changed, and pages say so at once", async () => {
    const { url, id } = await makePicture();
    await server.buildCourse({ imageUrl: url });
    const input = { id, expectedVersion: 1, alt: " A new view " };
    const changed = await server.as.admin.ask(UPDATE_PICTURE, { input });
    expect(changed.data?.updatePicture).toEqual({ url, alt: "A new view", version: 2 });
    const { data } = await server.as.visitor.ask("{ courses { imageAlt } }");
    expect(data?.courses).toContainEqual({ imageAlt: "A new view" });
    const stale = await server.as.admin.ask(UPDATE_PICTURE, { input });
    expect(stale.errors[0]?.extensions.code).toBe("CONFLICT");
    const CMS = "query ($url: String!) { cmsPicture(url: $url) { id alt version width height } }";
    const seen = await server.as.admin.ask(CMS, { url });
    expect(seen.data?.cmsPicture).toEqual({ id, alt: "A new view", version: 2, width: 340, height: 170 });
  });

  test.each([
    "/media/x",
    "/media/../graphql",
    "//evil.example/media",
    "/media/00000000-0000-4000-8000-000000000000",
    "/media/00000000-0000-4000-8000-000000000000-0x5",
    "http://example.com/a.png",
    "javascript:alert(1)",
  ])("but never from %s", async (imageUrl) => {
    const { errors } = await server.as.admin.ask(CREATE_COURSE, { input: { name: "Wrong", imageUrl } });
    expect(errors[0]?.extensions).toMatchObject({ fields: [{ field: "imageUrl" }] });
  });

  test("as a link it takes https alone", async () => {
    const { url } = await makePicture();
    const input = { name: "Wrong link", payLink: url };
    const { errors } = await server.as.admin.ask(CREATE_COURSE, { input });
    expect(errors[0]?.extensions).toMatchObject({ fields: [{ field: "payLink" }] });
  });
});

describe("pictures that nothing refers to", () => {
  test("are swept away after a day, with their files; those in use stay", async () => {
    const { manager } = server.dataSource;
    const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
    const pictures = await Promise.all(Array.from({ length: 5 }, makePicture));
    const [unused, ofCourse, inGallery, inArticle, young] = pictures;
    for (const picture of [unused, ofCourse, inGallery, inArticle])
      await manager.update(Picture, { id: picture?.id }, { createdAt: old });
    await server.buildCourse({ imageUrl: ofCourse?.url });
    const gallery = [{ title: "A", caption: "", alt: "A", imageUrl: inGallery?.url ?? null }];
    await server.buildWorkshop({ gallery });
    await server.dataSource.query(
      `INSERT INTO blog_posts (slug, title, excerpt, body, author_name, is_published, created_at)
       VALUES ('a', 'A', '', $1, 'Me', true, now())`,
      [`![A](${inArticle?.url})`],
    );
    expect(await sweepPictures(server.services)).toBe(1);
    const left = await manager.find(Picture);
    expect(left.map(({ id }) => id)).toEqual(
      expect.arrayContaining([ofCourse?.id, inGallery?.id, inArticle?.id, young?.id]),
    );
    expect(left.some(({ id }) => id === unused?.id)).toBe(false);
    expect((await get(unused?.url ?? "")).status).toBe(404);
    expect(await sweepPictures(server.services)).toBe(0);
  });
});
