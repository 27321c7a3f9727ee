import { beforeEach, describe, expect, test } from "vitest";
import * as site from "../../support/siteDocuments";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const PAGES = {
  SETTINGS: {
    update: site.UPDATE_SITE,
    input: site.SITE_INPUT,
    shown: "site",
    cms: "cmsSite",
    text: "tagline",
  },
  HOME: {
    update: site.UPDATE_HOME,
    input: site.HOME_INPUT,
    shown: "homeContent",
    cms: "cmsHomeContent",
    text: "heroText",
  },
  ABOUT: {
    update: site.UPDATE_ABOUT,
    input: site.ABOUT_INPUT,
    shown: "aboutContent",
    cms: "cmsAboutContent",
    text: "mission",
  },
  TEXTS: {
    update: site.UPDATE_TEXTS,
    input: site.TEXTS_INPUT,
    shown: "pageTexts",
    cms: "cmsPageTexts",
    text: "blogLead",
  },
  POLICIES: {
    update: site.UPDATE_POLICIES,
    input: site.POLICIES_INPUT,
    shown: "policies",
    cms: "cmsPolicies",
    text: "termsText",
  },
};

describe.each(Object.entries(PAGES))("the draft of %s", (name, { update, input, shown, cms, text }) => {
  const forVisitors = `{ page: ${shown} { version isDraft ${text} } }`;
  const forStaff = `{ page: ${cms} { version isDraft ${text} } }`;

  async function asVisitorsSee() {
    return (await server.as.visitor.ask(forVisitors)).data?.page as Record<string, unknown>;
  }

  async function asStaffLeft() {
    return (await server.as.admin.ask(forStaff)).data?.page as Record<string, unknown>;
  }

  async function save(words: string, isPublished: boolean, expectedVersion?: unknown) {
    const version = expectedVersion ?? (await asStaffLeft()).version;
    return server.as.admin.ask(update, {
      input: { ...input, [text]: words, isPublished, expectedVersion: version },
    });
  }

  beforeEach(async () => {
    expect((await save("As published.", true)).errors).toEqual([]);
  });

  test("is for staff; visitors go on seeing what is published, until the draft is", async () => {
    const published = await asVisitorsSee();
    expect(published).toMatchObject({ [text]: "As published.", isDraft: false });
    expect((await save("As drafted.", false)).errors).toEqual([]);
    expect((await save("As drafted anew.", false)).errors).toEqual([]);
    expect(await asVisitorsSee()).toEqual(published);
    expect(await asStaffLeft()).toMatchObject({ [text]: "As drafted anew.", isDraft: true });
    expect((await save("As decided.", true)).errors).toEqual([]);
    expect(await asVisitorsSee()).toEqual(await asStaffLeft());
    expect(await asVisitorsSee()).toMatchObject({ [text]: "As decided.", isDraft: false });
  });

  test("is thrown away, and what is published stays", async () => {
    await save("As drafted.", false);
    const { version: expectedVersion } = await asStaffLeft();
    const discard = { input: { page: name, expectedVersion } };
    expect((await server.as.learner.ask(site.DISCARD_DRAFT, discard)).errors).toMatchObject([
      { extensions: { code: "FORBIDDEN" } },
    ]);
    expect((await server.as.admin.ask(site.DISCARD_DRAFT, discard)).errors).toEqual([]);
    expect(await asStaffLeft()).toMatchObject({ [text]: "As published.", isDraft: false });
    const again = await server.as.admin.ask(site.DISCARD_DRAFT, discard);
    expect(again.errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  });

  test("is refused to anyone who saw an older version, whatever became of it, and they read whose change it was", async () => {
    const { version: seen } = await asStaffLeft();
    const stale = [{ extensions: { code: "CONFLICT", changedBy: "Arjun" } }];
    await save("As drafted.", false);
    for (const isPublished of [true, false]) {
      expect((await save("Too late.", isPublished, seen)).errors).toMatchObject(stale);
    }
    const { version: drafted } = await asStaffLeft();
    const discard = (expectedVersion: unknown) =>
      server.as.admin.ask(site.DISCARD_DRAFT, { input: { page: name, expectedVersion } });
    expect((await discard(seen)).errors).toMatchObject(stale);
    await discard(drafted);
    expect((await save("Too late.", true, drafted)).errors).toMatchObject(stale);
    expect(await asVisitorsSee()).toMatchObject({ [text]: "As published." });
  });

  test("is one, even if two begin it at once", async () => {
    const { version } = await asStaffLeft();
    const answers = await Promise.all([
      save("Of one.", false, version),
      save("Of the other.", false, version),
    ]);
    expect(answers.flatMap(({ errors }) => errors)).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
    expect(await asStaffLeft()).toMatchObject({ isDraft: true, version: Number(version) + 1 });
  });

  test("keeps the rules of what is published", async () => {
    const { data, errors } = await save("t".repeat(20_001), false);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: [{ field: text }] } }]);
  });
});
