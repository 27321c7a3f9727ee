import { beforeAll, describe, expect, test } from "vitest";
import { CMS_MENU, isAtPlace } from "../../client/app/layout/cmsMenu";
import { cmsPaths } from "../../client/cmsPaths";
import { paths } from "../../shared/paths";
import { seedDemoAcademy } from "../../server/app/seed/seedDemoAcademy";
import { PASSWORD } from "../support/builders";
import { PUBLIC_PAGES } from "../support/publicPages";
import { useTestApp } from "../support/testApp";

// What a new table or page needs outside its folder. Each list names the exceptions, and why.

const server = useTestApp();

/** Only staff and the person concerned see these, so changes invalidate no public page. */
const NOT_ON_PUBLIC_PAGES = [
  "account_tokens",
  "audit_events",
  "audit_origins",
  "audit_seals",
  "backup_runs",
  "bank_imports",
  "bank_mappings",
  "bank_rows",
  "batch_accesses",
  "bookmarks",
  "calendar_feeds",
  "class_attendances",
  "class_changes",
  "class_sessions",
  "certificate_keys",
  "certificate_revocations",
  "certificate_rules",
  "contact_messages",
  "contact_replies",
  "coupons",
  "email_opt_outs",
  "exercise_drafts",
  "exercise_progress",
  "exercise_submissions",
  "exercise_verdicts",
  "letters",
  "notification_preferences",
  "notifications",
  "offering_news",
  "payment_proofs",
  "picture_files",
  "proof_pictures",
  "lesson_answers",
  "lesson_file_chunks",
  "lesson_files",
  "lesson_notes",
  "lesson_progress",
  "lesson_questions",
  "post_reports",
  "registration_events",
  "release_files",
  "secret_key_uses",
  "security_alerts",
  "security_events",
  "sessions",
  "users",
  "watch_clocks",
  "offer_votes",
  "offer_vote_counts",
];

/** Where the account's file has the rows that refer to a person, or why it has none. */
const IN_THE_FILE: Record<string, string> = {
  account_tokens: "no: secrets of links, for hours",
  bank_rows: "no: the academy's books",
  batch_accesses: "batches",
  bookmarks: "bookmarks",
  calendar_feeds: "no: the secret address of the person's calendar",
  certificates: "certificates",
  exercise_drafts: "exerciseDrafts",
  exercise_progress: "exercises",
  exercise_submissions: "submissions",
  notification_preferences: "notificationEmails",
  notifications: "notifications",
  class_attendances: "classes",
  payment_proofs: "registrations",
  proof_pictures: "registrations",
  lesson_answers: "answers",
  lesson_notes: "notes",
  lesson_progress: "lessons",
  lesson_questions: "questions",
  post_reports: "reportedPosts",
  registration_events: "registrations",
  registrations: "registrations",
  sessions: "signedIn",
  watch_clocks: "no: a limit on the progress of lessons",
};

/** Filled by use, not by the seed. */
const EMPTY_IN_THE_DEMO = [
  "backup_runs",
  "release_files",
  "account_tokens",
  "audit_seals",
  "bank_imports",
  "bank_mappings",
  "bank_rows",
  "bookmarks",
  "calendar_feeds",
  "class_changes",
  "certificate_revocations",
  "contact_messages",
  "contact_replies",
  "email_opt_outs",
  "exercise_drafts",
  "notification_preferences",
  "offer_votes",
  "offering_news",
  "lesson_notes",
  "post_reports",
  "proof_pictures",
  "secret_key_uses",
  "security_alerts",
  "sessions",
  "watch_clocks",
];

/** Behind a sign-in or an e-mailed link, or a form of no use in a search. */
const NOT_PUBLIC = [
  "dash",
  "account",
  "accountData",
  "certificates",
  "certificateKeys",
  "notificationSettings",
  "notifications",
  "bookmarks",
  "notes",
  "notesFile",
  "registrations",
  "classes",
  "cms",
  "preview",
  "lmsMissing",
  "blogMissing",
] satisfies (keyof typeof paths)[];

const NOT_ON_THE_MAP = [paths.signIn, paths.join];

function tables(): string[] {
  return server.dataSource.entityMetadatas.map(({ tableName }) => tableName).toSorted();
}

describe("a new table", () => {
  test("has a trigger that tells cached pages of its changes, unless no public page shows it", async () => {
    const rows = await server.dataSource.query<{ table: string }[]>(
      `SELECT DISTINCT relname AS table FROM pg_trigger
       JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_proc ON pg_proc.oid = tgfoid
       WHERE prosrc LIKE '%content_changed%'`,
    );
    const watched = rows.map(({ table }) => table);
    expect(watched.length).toBeGreaterThan(15);
    expect([...watched, ...NOT_ON_PUBLIC_PAGES].toSorted()).toEqual(tables());
  });

  test("that refers to a person is in the file of the account's data, or the list says why not", async () => {
    const rows = await server.dataSource.query<{ table: string }[]>(
      `SELECT DISTINCT conrelid::regclass::text AS table FROM pg_constraint
       WHERE confrelid IN ('users'::regclass, 'registrations'::regclass)`,
    );
    expect(Object.keys(IN_THE_FILE).toSorted()).toEqual(rows.map(({ table }) => table).toSorted());
    const response = await fetch(`${server.origin}${paths.accountData}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: server.as.learner.cookie },
      body: JSON.stringify({ currentPassword: PASSWORD }),
    });
    const parts = Object.keys((await response.json()) as object);
    const promised = Object.values(IN_THE_FILE).filter((part) => !part.startsWith("no: "));
    expect(parts).toEqual(expect.arrayContaining(promised));
  });

  describe("in the demo", () => {
    beforeAll(async () => {
      await server.dataSource.query("DELETE FROM users");
      await seedDemoAcademy(server.services);
    });

    test("has rows, unless people's use fills it", async () => {
      const empty: string[] = [];
      // The test above causes a security event, which is written later.
      for (const table of tables().filter((name) => name !== "security_events")) {
        const [row] = await server.dataSource.query<unknown[]>(`SELECT 1 FROM "${table}" LIMIT 1`);
        if (!row) empty.push(table);
      }
      expect(empty).toEqual(EMPTY_IN_THE_DEMO.toSorted());
    });

    test("gives its pages to the site map", async () => {
      await server.changes.settle();
      const text = await (await fetch(`${server.origin}/sitemap.xml`)).text();
      const shown = PUBLIC_PAGES.filter(({ isHidden, kept }) => !isHidden && !kept).map(({ path }) => path);
      const missing = shown.filter((path) => !text.includes(`<loc>${server.origin}${path}</loc>`));
      expect(missing.toSorted()).toEqual(NOT_ON_THE_MAP.toSorted());
    });
  });
});

describe("a new page", () => {
  test("of the content area is within a place of the menu", () => {
    const places = CMS_MENU.flatMap((group) => group.places);
    const pages = Object.values(cmsPaths).filter((path) => typeof path === "string");
    expect(pages.filter((page) => !places.some((place) => isAtPlace(place, page)))).toEqual([]);
  });

  test("for everybody is in the table of public pages", () => {
    const fixed = Object.entries(paths).filter(([, path]) => typeof path === "string");
    const missing = fixed.filter(([, path]) => !PUBLIC_PAGES.some((page) => page.path === path));
    expect(missing.map(([name]) => name).toSorted()).toEqual(NOT_PUBLIC.toSorted());
  });
});
