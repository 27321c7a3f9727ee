import type { MigrationInterface, QueryRunner } from "typeorm";

const ONLY_ROW = "00000000-0000-4000-8000-000000000001";

/** Address, title, what it has, and other words that people type for it. */
type Page = readonly [slug: string, title: string, detail: string, words: string];

const SHOWN_TO_ALL: Page[] = [
  ["", "Home", "What we teach, and where to start.", "start homepage"],
  ["about", "About", "Our story, our values and who teaches.", "us team"],
  ["contact", "Contact Us", "Phone, e-mail and a form.", "help support call whatsapp address location"],
  [
    "contactusworkshop",
    "Mentors and partners",
    "Write to one of the two desks.",
    "contact mentees hire college",
  ],
  ["work", "Workshops", "All live workshops, with dates and prices.", "events register"],
  ["offer", "Courses and prices", "All courses that you can buy.", "fees fee cost pay offers enroll enrol"],
  ["lms", "Learning portal", "The courses, their batches and lessons.", "lms videos classes"],
  ["practice", "Practice", "Exercises in Python and SQL.", "coding problems challenges"],
  ["blog", "Blog", "All articles.", "news posts"],
  ["join", "Create account", "Learn, and keep your progress.", "sign up signup register join"],
  ["signin", "Sign in", "With your e-mail address and password.", "log in login signin"],
  ["forgot", "Forgot your password?", "We e-mail a link to choose a new one.", "reset lost change"],
  [
    "certificates/verify",
    "Check a certificate",
    "Scan its QR code, or enter its number.",
    "verify valid genuine",
  ],
];

/** Policies of which the academy has written none are no pages. */
const SHOWN_ONCE_WRITTEN: Page[] = [
  ["privacy", "Privacy policy", "What we store about you, why, and for how long.", "policies data delete"],
  ["terms", "Terms of use", "What you can expect from us, and what we ask of you.", "policy policies rules"],
  [
    "refunds",
    "Cancellation and refunds",
    "How to cancel, and get your money back.",
    "policy policies return",
  ],
];

const SHOWN_TO_THE_SIGNED_IN: Page[] = [
  ["dash", "My learning", "Your batches and lessons.", "dashboard portal continue progress lms"],
  ["classes", "Live classes", "Your live classes and their recordings.", "zoom meet timetable"],
  ["certificates", "My certificates", "What you have completed.", "download linkedin badge"],
  ["notes", "Notes and bookmarks", "Your notes and bookmarks.", "saved"],
  [
    "account",
    "My account",
    "Your profile, batches, calendar and data.",
    "settings password name email delete",
  ],
  ["account/notifications", "E-mail settings", "Which e-mails you get, and when.", "unsubscribe mails"],
  ["notifications", "Notifications", "New lessons, live classes and answers.", "bell"],
  ["registrations", "My registrations", "What you have registered for.", "orders payment receipt cancel"],
];

const PAGES = { ALL: SHOWN_TO_ALL, WRITTEN: SHOWN_ONCE_WRITTEN, OWN: SHOWN_TO_THE_SIGNED_IN };

/** Texts that staff write: the table and its columns. */
const WRITTEN = {
  about: ["about_content", "story", "mission", "vision", "values", "reasons"],
  privacy: ["policies", "privacy_text"],
  terms: ["policies", "terms_text"],
  refunds: ["policies", "refunds_text"],
};

/** `index_for_search` keeps them as it keeps courses. */
const RECORDS = [
  ["search_pages", "PAGE", "title", "detail", "words", "body"],
  ["bootcamps", "BOOTCAMP", "name", "headline", "text"],
  ["teachers", "TEACHER", "name", "line"],
  ["questions", "FAQ", "question", "answer"],
] as const;

const STATEMENTS = [
  `CREATE TABLE "search_pages" (
     "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
     "slug" text NOT NULL UNIQUE,
     "title" text NOT NULL,
     "detail" text NOT NULL,
     "words" text NOT NULL,
     "shown" text NOT NULL,
     "body" text NOT NULL DEFAULT ''
   )`,
  // Texts in lists too, without the names of their fields.
  `CREATE FUNCTION write_search_page() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE written text := '';
     BEGIN
       FOR place IN 1 .. TG_NARGS - 1 LOOP
         written := concat_ws(' ', written, (
           SELECT string_agg(part #>> '{}', ' ')
           FROM jsonb_path_query(to_jsonb(NEW) -> TG_ARGV[place], 'strict $.**') AS part
           WHERE jsonb_typeof(part) = 'string'));
       END LOOP;
       UPDATE search_pages SET body = btrim(written) WHERE slug = TG_ARGV[0];
       RETURN NULL;
     END $$`,
  // Learners' spelling is no vocabulary.
  `CREATE FUNCTION index_question_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       DELETE FROM search_entries WHERE kind = 'QUESTION' AND record_id = coalesce(NEW.id, OLD.id);
       INSERT INTO search_entries
         SELECT 'QUESTION', NEW.id, batch_id, search_vector(NEW.title, NEW.text)
         FROM batch_references WHERE id = NEW.reference_id;
       RETURN NULL;
     END $$`,
  `DROP INDEX "search_of_pages"`,
  `CREATE INDEX "search_of_pages" ON "search_entries" USING gin ("words")
     WHERE "kind" <> 'LESSON' AND "kind" <> 'QUESTION'`,
  `CREATE INDEX "search_of_questions" ON "search_entries" USING gin ("words") WHERE "kind" = 'QUESTION'`,
];

const names = (list: readonly string[]) => list.map((name) => `'${name}'`).join(", ");
const columns = (list: readonly string[]) => list.map((name) => `"${name}"`).join(", ");

/** Updates nothing, but runs the triggers of these columns. */
const fill = (table: string, column: string) => `UPDATE "${table}" SET "${column}" = "${column}"`;

const TRIGGERS = [
  ...RECORDS.flatMap(([table, kind, ...texts]) => [
    `CREATE TRIGGER "index_for_search" AFTER INSERT OR DELETE OR UPDATE OF ${columns(texts)} ON "${table}"
       FOR EACH ROW EXECUTE FUNCTION index_for_search(${names([kind, ...texts])})`,
    fill(table, texts[0]),
  ]),
  ...Object.entries(WRITTEN).flatMap(([slug, [table = "", first = "", ...others]]) => [
    `CREATE TRIGGER "write_search_page_${slug}" AFTER INSERT OR UPDATE OF ${columns([first, ...others])} ON "${table}"
       FOR EACH ROW WHEN (NEW.id = '${ONLY_ROW}')
       EXECUTE FUNCTION write_search_page(${names([slug, first, ...others])})`,
    fill(table, first),
  ]),
  `CREATE TRIGGER "index_question_for_search" AFTER INSERT OR DELETE OR UPDATE OF "title", "text" ON "lesson_questions"
     FOR EACH ROW EXECUTE FUNCTION index_question_for_search()`,
  fill("lesson_questions", "title"),
];

export class SearchSources1798850000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
    for (const [shown, pages] of Object.entries(PAGES))
      for (const page of pages)
        await runner.query(
          `INSERT INTO "search_pages" ("slug", "title", "detail", "words", "shown") VALUES ($1, $2, $3, $4, $5)`,
          [...page, shown],
        );
    for (const statement of TRIGGERS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table] of RECORDS) await runner.query(`DROP TRIGGER "index_for_search" ON "${table}"`);
    for (const [slug, [table]] of Object.entries(WRITTEN))
      await runner.query(`DROP TRIGGER "write_search_page_${slug}" ON "${table}"`);
    await runner.query(`DROP TRIGGER "index_question_for_search" ON "lesson_questions"`);
    await runner.query(`DROP FUNCTION write_search_page, index_question_for_search`);
    await runner.query(`DROP TABLE "search_pages"`);
    await runner.query(
      `DELETE FROM "search_entries" WHERE "kind" IN ('PAGE', 'BOOTCAMP', 'TEACHER', 'FAQ', 'QUESTION')`,
    );
  }
}
