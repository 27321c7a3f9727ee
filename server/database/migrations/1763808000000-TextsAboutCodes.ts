import type { MigrationInterface, QueryRunner } from "typeorm";

const OLD_STEP = {
  title: "Enter the secret code once",
  text: "Every batch has its own code; the academy sends it when your place is confirmed. After that the batch stays unlocked on all your devices.",
};
const STEP = {
  title: "Open your batch",
  text: "Register and we open it for you. Have a code? Enter it once. The batch then stays open on all your devices.",
};
const OLD_QUESTION = {
  question: "Where do I get the secret code of my batch?",
  answer:
    "The academy sends it to you when your place is confirmed, usually in the batch's WhatsApp group. Each batch has its own.",
};
const QUESTION = {
  question: "Do I need a secret code for my batch?",
  answer:
    "You usually need none: register, and we open the batch for you once your seat is confirmed. If your teacher gave you a code, enter it once in the portal.",
};

/** Corrects texts that promised a code, unless staff changed them. */
export class TextsAboutCodes1763808000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceTexts(runner, [OLD_STEP, OLD_QUESTION], [STEP, QUESTION]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceTexts(runner, [STEP, QUESTION], [OLD_STEP, OLD_QUESTION]);
  }
}

type Texts = [typeof STEP, typeof QUESTION];

async function replaceTexts(
  runner: QueryRunner,
  [oldStep, oldQuestion]: Texts,
  [step, question]: Texts,
): Promise<void> {
  await runner.query(
    `UPDATE page_texts SET portal_steps = (
       SELECT jsonb_agg(CASE WHEN one = $1::jsonb THEN $2::jsonb ELSE one END ORDER BY place)
       FROM jsonb_array_elements(portal_steps) WITH ORDINALITY AS steps (one, place)
     ) WHERE portal_steps @> jsonb_build_array($1::jsonb)`,
    [JSON.stringify(oldStep), JSON.stringify(step)],
  );
  await runner.query("UPDATE questions SET question = $3, answer = $4 WHERE question = $1 AND answer = $2", [
    oldQuestion.question,
    oldQuestion.answer,
    question.question,
    question.answer,
  ]);
}
