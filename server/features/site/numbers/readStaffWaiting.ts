import type { Context } from "../../../platform/context";
import { areAllTrusted } from "../../enrolment/registration/holds";
import { isInLineSql } from "../../enrolment/registration/liveOrder";
import type { StaffWaiting } from "./staffNumbers.results";

/** Of the waiting list, only those who can move up: `isEach` is true without a mail server. */
export const waitingSql = (isEach: boolean) => `SELECT
  (SELECT count(*)::int FROM registrations WHERE state = 'SUBMITTED') AS proofs,
  (SELECT count(*)::int FROM registrations WHERE ${isInLineSql("registrations", String(isEach))}) AS "inLine",
  (SELECT count(*)::int FROM contact_messages WHERE status = 'NEW') AS "newMessages",
  (SELECT count(*)::int FROM contact_messages WHERE status = 'IN_PROGRESS') AS "messagesInProgress",
  (SELECT count(*)::int FROM lesson_questions WHERE NOT is_answered AND hidden_at IS NULL) AS "openQuestions",
  (SELECT count(*)::int FROM post_reports WHERE handled_at IS NULL) AS "reportedPosts",
  (SELECT count(*)::int FROM letters WHERE state = 'FAILED') AS "failedEmails",
  (SELECT count(*)::int FROM letters WHERE state = 'HELD') AS "heldEmails"`;

export async function readStaffWaiting(context: Context): Promise<StaffWaiting> {
  const [row] = await context.dataSource.query<[StaffWaiting]>(waitingSql(areAllTrusted(context)));
  return row;
}
