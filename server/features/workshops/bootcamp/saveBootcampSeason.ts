import type { Context } from "../../../platform/context";
import { contentOf } from "../../../core/content/content";
import type { RecordKind } from "../../../platform/audit/records";
import { inTransaction, insertRecord } from "../../../platform/audit/records";
import { Bootcamp, BOOTCAMP_ID } from "./bootcamp.entity";
import type { BootcampSeasonCreation } from "./bootcamp.inputs";
import { MAX_SEASONS } from "./bootcamp.inputs";
import { BootcampSeasonContent } from "./bootcampSeason.content";
import { BootcampSeason } from "./bootcampSeason.entity";
import { RunContent } from "../runs/run.content";
import { Run } from "../runs/run.entity";

export const SEASONS: RecordKind<BootcampSeasonContent, BootcampSeason> = {
  target: BootcampSeason,
  content: BootcampSeasonContent,
  noun: "season",
  isSeated: true,
  limit: {
    max: MAX_SEASONS,
    problem: {
      field: "number",
      message: `The bootcamp holds at most ${MAX_SEASONS} seasons. Please delete an old one first.`,
    },
  },
  taken: {
    bootcamp_seasons_number_unique: {
      field: "number",
      message: "There is a season with this number already.",
    },
  },
};

export async function createBootcampSeason(
  context: Context,
  input: BootcampSeasonCreation,
): Promise<BootcampSeason> {
  const firstRun = contentOf(RunContent, input);
  const recorded = { startsAt: firstRun.startsAt, seats: firstRun.seats };
  return inTransaction(context, SEASONS, async (transaction) => {
    const { manager } = transaction;
    // Serialises additions.
    await manager.findOne(Bootcamp, { where: { id: BOOTCAMP_ID }, lock: { mode: "pessimistic_write" } });
    const columns = contentOf(BootcampSeasonContent, input);
    const season = await insertRecord(transaction, { ...SEASONS, recorded }, columns);
    await manager.insert(Run, { ...firstRun, seasonId: season.id });
    return season;
  });
}
