import { setTimeout as sleep } from "node:timers/promises";
import type { Services } from "../../../graphql/context";
import { applyStatement } from "./applyStatement";
import type { BankClaim } from "./bankClaim";
import { takeNextImport } from "./bankClaim";
import { BankImport, BankImportState } from "./bankImport.entity";
import { readStatement } from "./readStatement";
import { dropAbandonedUploads } from "./receiveStatement";

const ASK_EVERY_MS = 1000;
const TIDY_EVERY_MS = 10 * 60 * 1000;

async function workOn(services: Services, claim: BankClaim): Promise<void> {
  const found = await services.dataSource.manager.findOneBy(BankImport, { id: claim.importId });
  if (found?.state === BankImportState.READING) await readStatement(services, claim);
  if (found?.state === BankImportState.APPLYING) await applyStatement(services, claim, found);
}

/** Does the work on statements that is there; answers whether there was any. */
export async function workOnBankImports(services: Services): Promise<boolean> {
  const claim = await takeNextImport(services);
  if (!claim) return false;
  await workOn(services, claim);
  return true;
}

/**
 * Reads and applies statements, one after the other, until it is told to stop. What fails, or dies with its process, is
 * taken up again when its claim has run out, here or elsewhere.
 */
export function workOnBankImportsAlways(services: Services): () => void {
  const stopping = new AbortController();
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const wasBusy = await workOnBankImports(services).catch(() => false);
      if (!wasBusy) await sleep(ASK_EVERY_MS, null, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }
  void run();
  const tidy = setInterval(() => void dropAbandonedUploads(services).catch(() => {}), TIDY_EVERY_MS);
  tidy.unref();
  return () => {
    stopping.abort();
    clearInterval(tidy);
  };
}
