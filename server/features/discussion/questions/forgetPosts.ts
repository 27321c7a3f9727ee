import type { EntityManager } from "typeorm";

const OWN_HIDDEN = "SELECT id FROM lesson_answers WHERE user_id = $1 AND hidden_at IS NOT NULL";
const UNANSWERED = `SELECT id FROM lesson_questions q WHERE user_id = $1
  AND NOT EXISTS (SELECT 1 FROM lesson_answers a WHERE a.question_id = q.id)`;

/** Before the account's row goes. Texts that others answered or read as answers stay, without a name. */
export async function forgetPosts(manager: EntityManager, userId: string): Promise<void> {
  const own = [userId];
  await manager.query(`DELETE FROM post_reports WHERE answer_id IN (${OWN_HIDDEN})`, own);
  await manager.query("DELETE FROM lesson_answers WHERE user_id = $1 AND hidden_at IS NOT NULL", own);
  await manager.query(`DELETE FROM post_reports WHERE question_id IN (${UNANSWERED})`, own);
  await manager.query(`DELETE FROM lesson_questions WHERE id IN (${UNANSWERED})`, own);
}
