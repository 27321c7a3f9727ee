import type { Services } from "../../../platform/context";
import { applyStatement } from "./applyStatement";
import type { BankClaim } from "./bankClaim";
import { goOn, LostClaim, takeNextImport } from "./bankClaim";
import { BankImport, BankImportState } from "./bankImport.entity";
import { readStatement } from "./statement/readStatement";

const { READING, APPLYING, READY, FAILED } = BankImportState;

/** A short fault of the database is over by then. */
const MOST_ATTEMPTS = 3;

/** How work ends that failed again and again: staff see why, and what they can do. */
const GIVEN_UP: Partial<Record<BankImportState, Partial<BankImport>>> = {
  [READING]: {
    state: FAILED,
    problem:
      "We could not read this statement because of a problem on our side. Delete it and import it again; if that fails too, ask for technical help.",
  },
  [APPLYING]: {
    state: READY,
    problem:
      "Approving stopped because of a problem on our side. What was approved stays approved; you can approve the rest again.",
  },
};

async function workOn(services: Services, claim: BankClaim): Promise<void> {
  const { manager } = services.dataSource;
  const found = await manager.findOneBy(BankImport, { id: claim.importId });
  const givenUp = found && claim.attempts > MOST_ATTEMPTS && GIVEN_UP[found.state];
  if (givenUp) return goOn({ manager, services }, claim, givenUp);
  if (found?.state === READING) await readStatement(services, claim);
  if (found?.state === APPLYING) await applyStatement(services, claim, found);
}

/**
 * Reads or applies one statement, and answers whether one was waiting. Work that fails, or dies with its process, is
 * retried here or elsewhere once its claim has run out, a few times.
 */
export async function workOnBankImports(services: Services): Promise<boolean> {
  const claim = await takeNextImport(services);
  if (!claim) return false;
  try {
    await workOn(services, claim);
  } catch (error) {
    if (!(error instanceof LostClaim)) throw error;
  }
  return true;
}

export async function workOnAllBankImports(services: Services): Promise<void> {
  while (await workOnBankImports(services));
}
