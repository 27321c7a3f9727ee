import { In } from "typeorm";
import { defineLoader, groupBy, indexBy } from "../../../platform/loaders";
import { Submission } from "./submission.entity";
import { Verdict } from "./verdict.entity";

/** The newest of each. */
export const verdictBySubmission = defineLoader(async ({ dataSource }, ids) => {
  const verdicts = await dataSource.manager.find(Verdict, {
    where: { submissionId: In([...ids]) },
    order: { checkVersion: "ASC" },
  });
  return indexBy(verdicts, ({ submissionId }) => submissionId);
});

const PLACES = `
  SELECT mine.id, (SELECT count(*)::int FROM exercise_submissions other WHERE other.state = 'WAITING'
    AND (other.created_at, other.id) <= (mine.created_at, mine.id)) AS place
  FROM exercise_submissions mine WHERE mine.id = ANY($1) AND mine.state = 'WAITING'`;

export const placeBySubmission = defineLoader(async ({ dataSource }, ids) => {
  const rows = await dataSource.query<{ id: string; place: number }[]>(PLACES, [ids]);
  return new Map(rows.map(({ id, place }) => [id, place]));
});

export const MAX_OWN = 10;

const NEWEST = `
  SELECT id FROM unnest($2::uuid[]) AS exercise (id_of), LATERAL (
    SELECT id FROM exercise_submissions WHERE user_id = $1 AND exercise_id = exercise.id_of
    ORDER BY created_at DESC, id LIMIT ${MAX_OWN}) AS newest`;

/** The viewer's, newest first. */
export const ownSubmissionsByExercise = defineLoader(async (context, exerciseIds) => {
  const actor = await context.actor();
  if (!actor) return new Map<string, Submission[]>();
  const { manager } = context.dataSource;
  const rows = await manager.query<{ id: string }[]>(NEWEST, [actor.userId, exerciseIds]);
  const submissions = await manager.find(Submission, {
    where: { id: In(rows.map(({ id }) => id)) },
    order: { createdAt: "DESC", id: "ASC" },
  });
  return groupBy(submissions, ({ exerciseId }) => exerciseId);
});
