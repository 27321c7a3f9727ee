import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { DRAFT_ROW } from "../../../server/database/onlyRow";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, cancel } = enrolmentCalls(server);

async function ask(secret: string, fields: string): Promise<Record<string, unknown>> {
  const { data } = await server.as.visitor.ask(
    `query ($secret: String) { registration(secret: $secret) { ${fields} } }`,
    { secret },
  );
  return data?.registration as Record<string, unknown>;
}

describe("who waits", () => {
  test("is told the place in the line, which moves up", async () => {
    const { id } = await server.buildWorkshop({ seats: 1, priceRupees: 100 });
    const { id: other } = await server.buildWorkshop({ seats: 0, priceRupees: 100 });
    const holder = await start({ offeringId: id });
    await start({ offeringId: other });
    const [first, second] = [await start({ offeringId: id }), await start({ offeringId: id })];
    expect(await ask(holder.secret, "placeInLine")).toEqual({ placeInLine: null });
    expect(await ask(first.secret, "placeInLine")).toEqual({ placeInLine: 1 });
    expect(await ask(second.secret, "placeInLine")).toEqual({ placeInLine: 2 });
    await cancel({ secret: holder.secret });
    expect(await ask(first.secret, "state placeInLine")).toEqual({ state: "STARTED", placeInLine: null });
    expect(await ask(second.secret, "placeInLine")).toEqual({ placeInLine: 1 });
  });
});

describe("the code to scan", () => {
  test("is a picture without style or script, of this order alone, until it is paid or cancelled", async () => {
    await server.dataSource.query("UPDATE site_settings SET upi_address = 'sopaan@example'");
    const { id } = await server.buildWorkshop({ priceRupees: 199 });
    const [one, other] = [await start({ offeringId: id }), await start({ offeringId: id })];
    const { paymentQr } = await ask(one.secret, "paymentQr");
    expect(paymentQr).not.toBe((await ask(other.secret, "paymentQr")).paymentQr);
    const svg = Buffer.from(String(paymentQr).replace("data:image/svg+xml;base64,", ""), "base64");
    expect(svg.toString()).not.toMatch(/style|script/);
    expect((await sharp(svg).metadata()).format).toBe("svg");
    await cancel({ secret: one.secret });
    expect(await ask(one.secret, "upiLink paymentQr")).toEqual({ upiLink: null, paymentQr: null });
  });

  test("pays where the published settings say, whatever a draft of them says", async () => {
    await server.dataSource.query("UPDATE site_settings SET upi_address = 'published@example'");
    await server.dataSource.query(
      `INSERT INTO site_settings SELECT draft.* FROM site_settings AS site,
         jsonb_populate_record(site, jsonb_build_object('id', $1::text, 'upi_address', 'drafted@example')) AS draft`,
      [DRAFT_ROW],
    );
    const { id } = await server.buildWorkshop({ priceRupees: 199 });
    const { secret } = await start({ offeringId: id });
    expect((await ask(secret, "upiLink")).upiLink).toContain("pa=published@example");
    await server.dataSource.query("DELETE FROM site_settings WHERE id = $1", [DRAFT_ROW]);
  });

  test("is not there where the academy has no UPI address, nor at the addresses of old", async () => {
    await server.dataSource.query("UPDATE site_settings SET upi_address = NULL");
    const { id, slug } = await server.buildWorkshop({ priceRupees: 199 });
    const { secret } = await start({ offeringId: id });
    expect(await ask(secret, "upiLink paymentQr")).toEqual({ upiLink: null, paymentQr: null });
    for (const name of [`workshops/${slug}`, "bootcamp"])
      expect((await fetch(`${server.origin}/payment-qr/${name}.svg`)).status).toBe(404);
  });
});

describe("a batch", () => {
  async function offer(batch: object, course: object = {}): Promise<unknown> {
    const { id: courseId, slug } = await server.buildCourse({ priceRupees: 2000, ...course });
    await server.buildBatch({ courseId, ...batch });
    const { data } = await server.as.visitor.ask(
      "query ($slug: String!) { course(slug: $slug) { batches { takesRegistrations seatsLeft } } }",
      { slug },
    );
    return data?.course.batches[0];
  }

  test("takes registrations while it is sold, locked by a code, and not closed or over", async () => {
    expect(await offer({ seats: 3, seatsTaken: 1 })).toEqual({ takesRegistrations: true, seatsLeft: 2 });
    expect(await offer({ endsOn: "2000-01-01" })).toEqual({ takesRegistrations: false, seatsLeft: null });
    expect(await offer({ isClosed: true })).toMatchObject({ takesRegistrations: false });
    expect(await offer({ secretCode: null })).toMatchObject({ takesRegistrations: false });
    expect(await offer({}, { priceRupees: null })).toMatchObject({ takesRegistrations: false });
  });

  test("that is full still does: one waits in line", async () => {
    expect(await offer({ seats: 2, seatsTaken: 2 })).toEqual({ takesRegistrations: true, seatsLeft: 0 });
  });
});
