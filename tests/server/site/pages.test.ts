import { beforeAll, describe, expect, test } from "vitest";
import * as site from "../../support/siteDocuments";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp();

const PAGES = {
  site: { update: site.UPDATE_SITE, input: site.SITE_INPUT, field: "updateSiteSettings" },
  homeContent: { update: site.UPDATE_HOME, input: site.HOME_INPUT, field: "updateHomeContent" },
  aboutContent: { update: site.UPDATE_ABOUT, input: site.ABOUT_INPUT, field: "updateAboutContent" },
  pageTexts: { update: site.UPDATE_TEXTS, input: site.TEXTS_INPUT, field: "updatePageTexts" },
  policies: { update: site.UPDATE_POLICIES, input: site.POLICIES_INPUT, field: "updatePolicies" },
};
type Page = keyof typeof PAGES;

async function versionOf(page: Page): Promise<number> {
  const { data } = await new Caller(() => server.origin).ask(`{ ${page} { version } }`);
  return data?.[page].version as number;
}

beforeAll(() => server.as.admin.confirmPassword());

async function update(page: Page, changes: object = {}) {
  const { update: query, input } = PAGES[page];
  const expectedVersion = await versionOf(page);
  return server.as.admin.ask(query, { input: { ...input, ...changes, expectedVersion } });
}

describe.each(Object.keys(PAGES) as Page[])("%s", (page) => {
  test("is there before anybody filled it", async () => {
    const { data, errors } = await server.as.visitor.ask(`{ ${page} { version } }`);
    expect(errors).toEqual([]);
    expect(data?.[page].version).toBe(1);
  });

  test("changes for everybody with the next request, in every process", async () => {
    const there = await server.startAnother();
    const query = `{ ${page} { version } }`;
    const before = await there.ask(query);
    expect((await update(page)).errors).toEqual([]);
    // This process invalidates at once, the other by PostgreSQL's notification.
    const { data } = await server.as.visitor.ask(query);
    expect(data?.[page].version).toBe((before.data?.[page].version as number) + 1);
    await expect.poll(async () => (await there.ask(query)).data).toEqual(data);
    const after = await there.ask(query);
    expect(after.headers.get("etag")).not.toBeNull();
  });

  test("of two edits of one version, the second hears who was first", async () => {
    const { update: query, input, field } = PAGES[page];
    const expectedVersion = await versionOf(page);
    const edit = () => server.as.admin.ask(query, { input: { ...input, expectedVersion } });
    expect((await edit()).data?.[field].version).toBe(expectedVersion + 1);
    const { data, errors } = await edit();
    expect(data).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", changedBy: "Arjun" });
  });
});

describe("the settings", () => {
  test("are kept trimmed, links and the WhatsApp number in one form", async () => {
    const { data } = await update("site", {
      academyName: "  Sopaan ",
      phones: ["+91 90000 00001", "+91 90000 00002"],
      emails: ["a@sopaan.example", "b@sopaan.example"],
      address: " Plot 1\nHyderabad ",
      whatsAppNumber: "+91 90000-00001",
      upiAddress: "sopaan@bank",
      socialLinks: [{ name: " YouTube ", link: "https://YOUTUBE.example.com" }],
      coursesPageLink: "https://courses.example.com",
    });
    expect(data?.updateSiteSettings).toMatchObject({
      academyName: "Sopaan",
      phones: ["+91 90000 00001", "+91 90000 00002"],
      address: "Plot 1\nHyderabad",
      whatsAppNumber: "+919000000001",
      upiAddress: "sopaan@bank",
      socialLinks: [{ name: "YouTube", link: "https://youtube.example.com/" }],
      coursesPageLink: "https://courses.example.com/",
    });
  });

  test.each([
    ["90000 00001", "+919000000001"],
    ["090000-00001", "+919000000001"],
    ["+44 20 7946 0958", "+442079460958"],
    ["+91 00000 00001", "+910000000001"],
    ["+65 8123 4567", "+6581234567"],
  ])("the WhatsApp number %s is kept as %s, with the country's code", async (whatsAppNumber, kept) => {
    const { data } = await update("site", { whatsAppNumber });
    expect(data?.updateSiteSettings).toMatchObject({ whatsAppNumber: kept });
    const again = await update("site", { whatsAppNumber: kept });
    expect(again.errors).toEqual([]);
    expect(again.data?.updateSiteSettings).toMatchObject({ whatsAppNumber: kept });
  });

  test("what is left empty is nothing", async () => {
    const { data } = await update("site", {
      address: " ",
      whatsAppNumber: "",
      upiAddress: "",
      coursesPageLink: "",
    });
    expect(data?.updateSiteSettings).toMatchObject({
      address: null,
      whatsAppNumber: null,
      upiAddress: null,
      coursesPageLink: null,
    });
  });
});

const LINK = "javascript:alert(1)";
const PART = { title: "T", text: "T" };

describe("what breaks a rule is refused beside its field", () => {
  test.each<[string, Page, object, string]>([
    ["a blank name", "site", { academyName: " " }, "academyName"],
    ["a phone of letters", "site", { phones: ["call me"] }, "phones"],
    ["five phones", "site", { phones: Array(5).fill("+91 90000 00000") }, "phones"],
    ["an address that is none", "site", { emails: ["hello@"] }, "emails"],
    ["a UPI address with a link in it", "site", { upiAddress: "upi://pay?pa=x@y" }, "upiAddress"],
    ["a WhatsApp number of letters", "site", { whatsAppNumber: "javascript:1" }, "whatsAppNumber"],
    ["a WhatsApp number of no country", "site", { whatsAppNumber: "98765 432" }, "whatsAppNumber"],
    ["a script as the courses page", "site", { coursesPageLink: LINK }, "coursesPageLink"],
    ["a script as a social link", "site", { socialLinks: [{ name: "X", link: LINK }] }, "socialLinks.0.link"],
    [
      "a social link without a name",
      "site",
      { socialLinks: [{ name: "", link: "https://a.example" }] },
      "socialLinks.0.name",
    ],
    ["a script at Start Learning", "homeContent", { startLearningLink: LINK }, "startLearningLink"],
    ["a long headline", "homeContent", { heroHeadline: "h".repeat(121) }, "heroHeadline"],
    ["a blank tip in a list", "homeContent", { tips: [PART, { title: " ", text: "T" }] }, "tips.1.title"],
    ["an icon that is markup", "homeContent", { reasons: [{ ...PART, icon: "<svg>" }] }, "reasons.0.icon"],
    ["too many tips", "homeContent", { tips: Array(25).fill(PART) }, "tips"],
    ["no mission", "aboutContent", { mission: "" }, "mission"],
    [
      "a card with a blank back",
      "aboutContent",
      { reasons: [{ title: "T", text: "", icon: "chart" }] },
      "reasons.0.text",
    ],
    [
      "a value that is too long",
      "aboutContent",
      { values: [{ title: "T", text: "t".repeat(1001) }] },
      "values.0.text",
    ],
    ["a blank lead", "pageTexts", { offersLead: " " }, "offersLead"],
    ["a lead that is too long", "pageTexts", { blogLead: "l".repeat(501) }, "blogLead"],
    ["a long headline of the portal", "pageTexts", { portalHeadline: "h".repeat(121) }, "portalHeadline"],
    [
      "a step without a text",
      "pageTexts",
      { portalSteps: [{ title: "T", text: " " }] },
      "portalSteps.0.text",
    ],
    ["too many steps", "pageTexts", { portalSteps: Array(25).fill(PART) }, "portalSteps"],
  ])("%s", async (_what, page, wrong, field) => {
    const version = await versionOf(page);
    const { data, errors } = await update(page, wrong);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: [{ field }] } }]);
    expect(await versionOf(page)).toBe(version);
  });

  test("control characters, in the depth of a list too", async () => {
    const { errors } = await update("homeContent", { tips: [{ title: "a\u0000b", text: "T" }] });
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});

test("markup in a text is stored as text", async () => {
  const text = `<script>alert("1")</script> & 'quotes'`;
  const { data } = await update("homeContent", { tips: [{ title: text, text }] });
  expect(data?.updateHomeContent.tips).toEqual([{ title: text, text }]);
});

test("a list replaces the one before", async () => {
  await update("aboutContent", { values: [PART, PART], reasons: [PART] });
  const { data } = await update("aboutContent", { values: [{ title: "Only", text: "One" }], reasons: [] });
  expect(data?.updateAboutContent).toMatchObject({ values: [{ title: "Only", text: "One" }], reasons: [] });
});

test("the texts of other pages are kept trimmed, in their lists too", async () => {
  const { data } = await update("pageTexts", {
    offersLead: "  One price. ",
    portalSteps: [{ title: " Sign in ", text: " With your address.\n" }],
  });
  expect(data?.updatePageTexts).toMatchObject({
    offersLead: "One price.",
    portalSteps: [{ title: "Sign in", text: "With your address." }],
  });
});

test("there is one row of each and its draft, and the database holds to it", async () => {
  await expect(
    server.dataSource.query(
      "INSERT INTO home_content (id, hero_headline, hero_text) VALUES (gen_random_uuid(), '', '')",
    ),
  ).rejects.toThrow("home_content_page_rows");
});
