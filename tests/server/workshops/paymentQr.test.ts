import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { Workshop } from "../../../server/features/workshops/workshop.entity";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const DAY_MS = 24 * 60 * 60 * 1000;
const LINK =
  "upi://pay?pa=sopaan@example&pn=Sopaan%20%26%20Co&am=299.00&cu=INR&tn=Machine%20Learning%20%26%20more";

async function setUpi(address: string | null): Promise<void> {
  await server.dataSource.query("UPDATE site_settings SET upi_address = $1, upi_payee_name = 'Sopaan & Co'", [
    address,
  ]);
}

async function fetchQr(name: string, headers: Record<string, string> = {}) {
  return fetch(`${server.origin}/payment-qr/${name}.svg`, { headers });
}

async function askLink(slug: string): Promise<unknown> {
  const { data } = await server.as.visitor.ask(
    "query ($slug: String!) { workshop(slug: $slug) { upiLink } }",
    {
      slug,
    },
  );
  return data?.workshop?.upiLink;
}

beforeAll(async () => {
  await setUpi("sopaan@example");
  await server.buildWorkshop({ slug: "ml", name: "Machine Learning & more", priceRupees: 299 });
});

describe("the payment link", () => {
  test("names the academy, the price that the server knows and what it is for", async () => {
    expect(await askLink("ml")).toBe(LINK);
    expect(new URL(LINK).searchParams.get("tn")).toBe("Machine Learning & more");
  });

  test("is there for every workshop of a list", async () => {
    await server.buildWorkshop({ priceRupees: 10 });
    const { data } = await server.as.visitor.ask("{ workshops { upiLink } }");
    for (const { upiLink } of data?.workshops ?? [])
      expect(upiLink).toMatch(/^upi:\/\/pay\?pa=sopaan@example/);
  });

  test("of the bootcamp is there once it is published", async () => {
    await server.dataSource.query("UPDATE bootcamps SET is_published = false");
    expect((await fetchQr("bootcamp")).status).toBe(404);
    await server.dataSource.query(
      "UPDATE bootcamps SET is_published = true, name = 'Python', price_rupees = 99",
    );
    await server.changes.settle();
    const { data } = await server.as.visitor.ask("{ bootcamp { upiLink } }");
    expect(data?.bootcamp).toEqual({
      upiLink: "upi://pay?pa=sopaan@example&pn=Sopaan%20%26%20Co&am=99.00&cu=INR&tn=Python",
    });
    expect((await fetchQr("bootcamp")).status).toBe(200);
  });
});

describe("the QR code", () => {
  test("is a picture without style or script, and a copy of it is asked about", async () => {
    const response = await fetchQr("workshops/ML");
    const svg = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(svg).not.toMatch(/style|script/);
    expect((await sharp(Buffer.from(svg)).metadata()).format).toBe("svg");
    const etag = response.headers.get("etag") ?? "";
    expect((await fetchQr("workshops/ml", { "if-none-match": etag })).status).toBe(304);
  });

  test("changes with the price, at once", async () => {
    await server.buildWorkshop({ slug: "dearer", priceRupees: 100 });
    const before = await fetchQr("workshops/dearer");
    await server.dataSource.query("UPDATE workshops SET price_rupees = 200 WHERE slug = 'dearer'");
    const after = await fetchQr("workshops/dearer", { "if-none-match": before.headers.get("etag") ?? "" });
    expect(after.status).toBe(200);
    expect(await after.text()).not.toBe(await before.text());
  });

  const NOT_PAID: [string, Partial<Workshop>][] = [
    ["a draft", { isPublished: false }],
    ["one that is full", { seats: 3, seatsTaken: 3 }],
    ["one that is over", { startsAt: new Date(Date.now() - 9 * DAY_MS), days: 5 }],
    ["one that costs nothing", { priceRupees: 0 }],
  ];
  test.each(NOT_PAID)("is refused, as is the link, for %s", async (_name, overrides) => {
    const { slug } = await server.buildWorkshop(overrides);
    expect((await fetchQr(`workshops/${slug}`)).status).toBe(404);
    expect(await askLink(slug)).toBeFalsy();
  });

  test("and the link are there on every evening until the last", async () => {
    const { slug } = await server.buildWorkshop({ startsAt: new Date(Date.now() - 2 * DAY_MS), days: 5 });
    expect((await fetchQr(`workshops/${slug}`)).status).toBe(200);
  });

  test.each(["workshops/nothing", "workshops/..%2fml", "other"])("there is none at %s", async (name) => {
    expect((await fetchQr(name)).status).toBe(404);
  });

  test("there is none where the academy has no UPI address", async () => {
    await setUpi(null);
    await server.changes.settle();
    expect((await fetchQr("workshops/ml")).status).toBe(404);
    expect(await askLink("ml")).toBeNull();
    await setUpi("sopaan@example");
  });
});
