import type { MigrationInterface, QueryRunner } from "typeorm";

const ONLY_ROW = "00000000-0000-4000-8000-000000000001";

const PORTAL_STEPS = [
  {
    title: "Sign in and pick your batch",
    text: "Make an account with your e-mail address. In the portal, select your course and the batch that you joined.",
  },
  {
    title: "Enter the secret code once",
    text: "Every batch has its own code; the academy sends it when your place is confirmed. After that the batch stays unlocked on all your devices.",
  },
  {
    title: "Watch, stop, go on",
    text: "The batch's videos stand in order, each with its running time. Watch them when you like; the portal remembers the last one you opened.",
  },
];

const TEXTS = {
  offers_lead:
    "One price for the whole course: the live evenings, the recordings and the exercises. Choose one, see what is in it, and pay when you are sure.",
  workshops_lead:
    "Short, paid, live courses: one subject, a few evenings, and something of your own to show at the end.",
  blog_lead: "Notes by our teachers, to read with a cup of tea and a keyboard at hand.",
  try_first_text:
    "has a batch that is open to everybody with an account. It needs no code and costs nothing: see how a batch works, then decide.",
  portal_lead: "Your Gateway to Data Science & Analytics Mastery",
  learners_headline: "We Help You Learn What You Love",
  learners_lead: "Cloud-Native Thinking for the Modern World.",
  portal_steps_lead: "Three steps from the first visit to your next video.",
  portal_steps: PORTAL_STEPS,
  contact_lead:
    "Tell us where you stand: what you know already, what you would like to learn, and when you have time.",
  desks_lead: "One desk for people who teach, people who learn, and those who help both.",
  mentors_title: "Teach, or be taught by one person",
  mentors_text:
    "A mentor helps somebody who is a few steps behind. Say which of the two you would like to be, in which state you live, and when you have time.",
  partners_title: "Work with us as an organisation",
  partners_text:
    "Partnerships, sponsorships and collaborations. Say which organisation you write for, and what you have in mind.",
};

export class PageTexts1763688360000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "page_texts" (
      "id" uuid NOT NULL,
      "offers_lead" text NOT NULL,
      "workshops_lead" text NOT NULL,
      "blog_lead" text NOT NULL,
      "try_first_text" text NOT NULL,
      "portal_headline" text NOT NULL,
      "portal_lead" text NOT NULL,
      "learners_headline" text NOT NULL,
      "learners_lead" text NOT NULL,
      "portal_steps_lead" text NOT NULL,
      "portal_steps" jsonb NOT NULL DEFAULT '[]',
      "contact_lead" text NOT NULL,
      "desks_lead" text NOT NULL,
      "mentors_title" text NOT NULL,
      "mentors_text" text NOT NULL,
      "partners_title" text NOT NULL,
      "partners_text" text NOT NULL,
      "version" integer NOT NULL DEFAULT '1',
      CONSTRAINT "page_texts_only_row" CHECK ("id" = '${ONLY_ROW}'),
      CONSTRAINT "PK_fc51b40599fbdad1243373a4550" PRIMARY KEY ("id")
    )`);
    await runner.query(`CREATE TRIGGER page_texts_content_changed
      AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "page_texts"
      FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change()`);
    await runner.query(
      `INSERT INTO "page_texts" SELECT texts.* FROM "site_settings" AS site,
         jsonb_populate_record(NULL::"page_texts", $1::jsonb || jsonb_build_object(
           'id', site."id", 'version', 1, 'portal_headline', 'Welcome to ' || site."academy_name" || ' LMS'
         )) AS texts`,
      [JSON.stringify(TEXTS)],
    );
  }

  async down(): Promise<void> {
    throw new Error("Reverting would delete content: restore a backup instead.");
  }
}
