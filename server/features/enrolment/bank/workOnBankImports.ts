import type { Services } from "../../../graphql/context";
import { applyStatement } from "./applyStatement";
import type { BankClaim } from "./bankClaim";
import { takeNextImport } from "./bankClaim";
import { BankImport, BankImportState } from "./bankImport.entity";
import { readStatement } from "./readStatement";

async function workOn(services: Services, claim: BankClaim): Promise<void> {
  const found = await services.dataSource.manager.findOneBy(BankImport, { id: claim.importId });
  if (found?.state === BankImportState.READING) await readStatement(services, claim);
  if (found?.state === BankImportState.APPLYING) await applyStatement(services, claim, found);
}

/**
 * Reads or applies one statement, if one waits; answers whether one did. What fails, or dies with its process, is taken
 * up again when its claim has run out, here or elsewhere.
 */
export async function workOnBankImports(services: Services): Promise<boolean> {
  const claim = await takeNextImport(services);
  if (!claim) return false;
  await workOn(services, claim);
  return true;
}
