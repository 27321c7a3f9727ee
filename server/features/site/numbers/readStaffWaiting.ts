import type { EntityManager } from "typeorm";
import type { StaffWaiting } from "./staffNumbers.results";

export const WAITING = `SELECT
  (SELECT count(*)::int FROM registrations WHERE state = 'SUBMITTED') AS proofs,
  (SELECT count(*)::int FROM registrations WHERE state = 'WAITING') AS "inLine",
  (SELECT count(*)::int FROM contact_messages WHERE status = 'NEW') AS "newMessages",
  (SELECT count(*)::int FROM contact_messages WHERE status = 'IN_PROGRESS') AS "messagesInProgress",
  (SELECT count(*)::int FROM lesson_questions WHERE NOT is_answered AND hidden_at IS NULL) AS "openQuestions",
  (SELECT count(*)::int FROM post_reports WHERE handled_at IS NULL) AS "reportedPosts",
  (SELECT count(*)::int FROM letters WHERE state = 'FAILED') AS "failedEmails"`;

export async function readStaffWaiting(manager: EntityManager): Promise<StaffWaiting> {
  const [row] = await manager.query<[StaffWaiting]>(WAITING);
  return row;
}
