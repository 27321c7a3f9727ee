import { cmsPaths } from "../../../cmsPaths";

const PAGES: Record<string, (id: string) => string> = {
  BankImport: cmsPaths.bankImport,
  Batch: cmsPaths.batch,
  BootcampSeason: cmsPaths.season,
  ContactMessage: cmsPaths.message,
  Coupon: cmsPaths.coupon,
  Letter: cmsPaths.letter,
  Registration: cmsPaths.registration,
  Workshop: cmsPaths.workshop,
};

interface Recorded {
  action: string;
  entity: string;
  entityId: string | null;
}

/** Where staff see the record that an activity is about; null where there is no such page. */
export function recordPath({ action, entity, entityId }: Recorded): string | null {
  if (!entityId || action.startsWith("delete")) return null;
  return PAGES[entity]?.(entityId) ?? null;
}
