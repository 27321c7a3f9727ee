import { describe, expect, test } from "vitest";
import { pagesFromSource } from "../../support/pagesFromSource";
import { lookalikesOfId, spellingsOfId } from "../../support/spellings";
import { useTestApp } from "../../support/testApp";

const server = useTestApp({}, { pages: pagesFromSource });

const ID = "5f0c954e-3b1d-4d0a-9a3e-2f7c1d9be8a4";
/** Browsers send these unchanged, as a path below the page's. */
const MANGLED = ["mangled", ...lookalikesOfId(ID).filter((like) => encodeURI(like) === like && like !== "")];
const [, ...OTHER_CASE] = spellingsOfId(ID);

describe("an order's address", () => {
  test.each(MANGLED.flatMap((id) => [`/registration/${id}`, `/registration/${id}/confirm`]))(
    "without an id is not found: %s",
    async (path) => {
      const { status, text } = await server.as.visitor.open(path);
      expect(status).toBe(404);
      expect(text).toContain("This link doesn’t open a registration");
      // A second request: the 404 must not come from a cached page.
      expect((await server.as.visitor.open(path)).status).toBe(404);
    },
  );

  test("with an id is a page, whose secret the browser alone knows", async () => {
    expect((await server.as.visitor.open(`/registration/${ID}`)).status).toBe(200);
    expect((await server.as.visitor.open(`/registration/${ID}/confirm`)).status).toBe(200);
  });

  test.each(OTHER_CASE)("has one spelling, to which %s leads", async (spelling) => {
    const { status, location } = await server.as.visitor.open(`/registration/${spelling}/confirm`);
    expect([status, location]).toEqual([302, `/registration/${ID}/confirm`]);
  });
});

describe("an address of the content area", () => {
  const PAGES = ["mail", "messages", "batches", "registrations", "payments", "coupons", "workshops"];

  test.each(PAGES)("below %s without an id is not found", async (page) => {
    const { status, text } = await server.as.admin.open(`/cms/${page}/mangled`);
    expect(status).toBe(404);
    expect(text).toContain("There is no page at this address");
    expect((await server.as.admin.open(`/cms/${page}/${ID}`)).status).toBe(404);
  });

  test.each([
    ["/cms/none", /There is no page at this address/],
    ["/cms/courses/none", /This course no longer exists/],
    ["/cms/blog/articles/none", /This article no longer exists/],
    [`/cms/bootcamp/seasons/${ID}`, /This season no longer exists/],
    [`/cms/bootcamp/seasons/${ID}/levels/${ID}`, /This level no longer exists/],
  ])("is not found where there is no such record: %s", async (path, words) => {
    const { status, text } = await server.as.admin.open(path);
    expect(status).toBe(404);
    expect(text).toMatch(words);
  });

  test("of a record is found", async () => {
    const { slug } = await server.buildCourse();
    expect((await server.as.admin.open(`/cms/courses/${slug}`)).status).toBe(200);
  });

  test("is not shown to others", async () => {
    const { status, location } = await server.as.learner.open("/cms/batches/mangled");
    expect([status, location]).toEqual([302, "/cmslogin?next=%2Fcms%2Fbatches%2Fmangled"]);
  });
});

describe("routes beside GraphQL", () => {
  test.each(MANGLED)("know no order and no e-mail by %s", async (id) => {
    expect((await server.as.admin.open(`/payment-proofs/${id}`)).status).toBe(404);
    expect((await server.as.admin.open(`/cms/mail/${id}.html`)).status).toBe(404);
  });

  test.each(MANGLED)("narrow no export by %s", async (id) => {
    const { admin } = server.as;
    await admin.confirmPassword();
    const { status, text } = await admin.open(`/cms/registrations.csv?offeringId=${id}`);
    expect(status).toBe(400);
    expect(text).not.toContain(id);
    expect((await admin.open(`/cms/registrations.csv?offeringId=${ID.toUpperCase()}`)).status).toBe(200);
  });
});
