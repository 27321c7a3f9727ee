import type { EntityManager } from "typeorm";
import { contentOf } from "../../../core/content/content";
import type { Context } from "../../../platform/context";
import { Conflict, Invalid, NotFound } from "../../../core/errors";
import type { VersionedInput } from "../../../core/content/inputs";
import { deleteVersioned } from "../../../platform/audit/editVersioned";
import type { RecordKind } from "../../../platform/audit/records";
import { editRecord, inTransaction, insertRecord } from "../../../platform/audit/records";
import { BootcampSeason } from "../bootcamp/bootcampSeason.entity";
import { RunContent } from "./run.content";
import { Run } from "./run.entity";
import type { RunCreation, RunEdit } from "./run.inputs";
import { RunHasStarted, RunUpdated } from "./run.results";
import { hasStarted } from "./visibleRun";
import { Workshop } from "../workshop.entity";

export const RUNS: RecordKind<RunContent, Run> = {
  target: Run,
  content: RunContent,
  noun: "run",
  isSeated: true,
};

const NO_DATE = { field: "startsAt", message: "Please enter when the first session begins." };
const PAST_DATE = { field: "startsAt", message: "Please choose a date in the future." };
const NO_PARENT = { field: "workshopId", message: "Please choose a workshop or a season." };
const LATE_COUNTDOWN = {
  field: "countdownTo",
  message:
    "This is after the first session. Choose an earlier time, or enter a label that says what is counted.",
};

function checkContent({ startsAt, countdownTo, countdownText }: RunContent, isWorkshop: boolean): void {
  if (isWorkshop && !startsAt) throw new Invalid([NO_DATE]);
  const isLate = startsAt !== null && countdownTo !== null && countdownTo > startsAt;
  if (isLate && countdownText === null) throw new Invalid([LATE_COUNTDOWN]);
}

async function requireParent(manager: EntityManager, { workshopId, seasonId }: RunCreation) {
  if (Boolean(workshopId) === Boolean(seasonId)) throw new Invalid([NO_PARENT]);
  if (workshopId && !(await manager.existsBy(Workshop, { id: workshopId }))) throw new NotFound("workshop");
  if (seasonId && !(await manager.existsBy(BootcampSeason, { id: seasonId }))) throw new NotFound("season");
  return { workshopId: workshopId ?? null, seasonId: seasonId ?? null };
}

/** A mistyped year would end the run and e-mail everyone who has a seat. */
function refusePastDate({ startsAt }: RunContent, now: Date): void {
  if (startsAt && startsAt <= now) throw new Invalid([PAST_DATE]);
}

/** A season has at most one run without a date. */
function runsWith({ startsAt }: RunContent): RecordKind<RunContent, Run> {
  const message = startsAt
    ? "There is a run on this date already."
    : "There is a run without a date already. Enter a date for this one, or set the date of that one.";
  const problem = { field: "startsAt", message };
  return { ...RUNS, taken: { runs_workshop_date_unique: problem, runs_season_date_unique: problem } };
}

export async function createRun(context: Context, input: RunCreation): Promise<Run> {
  const content = contentOf(RunContent, input);
  checkContent(content, Boolean(input.workshopId));
  refusePastDate(content, context.clock.now());
  return inTransaction(context, runsWith(content), async (transaction) => {
    const parent = await requireParent(transaction.manager, input);
    return insertRecord(transaction, RUNS, { ...content, ...parent });
  });
}

/** Rejects a new date of a started run until the editor confirms a correction. */
export async function updateRun(
  context: Context,
  { isCorrection, ...input }: RunEdit & VersionedInput,
): Promise<RunUpdated | RunHasStarted> {
  const changes = contentOf(RunContent, input);
  return inTransaction(context, runsWith(changes), async (transaction) => {
    const lock = { mode: "pessimistic_write" } as const;
    const before = await transaction.manager.findOne(Run, { where: { id: input.id }, lock });
    if (!before) throw new NotFound("run");
    checkContent(changes, before.workshopId !== null);
    const isMoved = before.startsAt?.getTime() !== changes.startsAt?.getTime();
    const now = context.clock.now();
    const isUnclear = isMoved && !isCorrection;
    const isStarted = hasStarted(before, now);
    if (isUnclear && !isStarted) refusePastDate(changes, now);
    if (isUnclear && isStarted && before.version === input.expectedVersion)
      return Object.assign(new RunHasStarted(), {
        message: "This run has started. Correct its date, or add a new run on the new date?",
        seatsTaken: before.seatsTaken,
      });
    const run = await editRecord(transaction, RUNS, { ...input, changes });
    return Object.assign(new RunUpdated(), { run });
  });
}

/** Rejects runs with registrations, and a parent's only run. */
export async function deleteRun(context: Context, input: VersionedInput): Promise<Run> {
  return inTransaction(context, RUNS, async (transaction) => {
    const { manager } = transaction;
    const found = await manager.findOneBy(Run, { id: input.id });
    if (!found) throw new NotFound("run");
    const { workshopId, seasonId } = found;
    const siblings = workshopId ? { workshopId } : { seasonId: seasonId ?? "" };
    await manager.find(Run, { where: siblings, order: { id: "ASC" }, lock: { mode: "pessimistic_write" } });
    if ((await manager.countBy(Run, siblings)) < 2)
      throw new Conflict("This is the only run. Change its date instead.");
    return deleteVersioned(transaction, { action: "deleteRun", target: Run, noun: RUNS.noun, ...input });
  });
}
