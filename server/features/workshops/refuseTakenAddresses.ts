import type { FieldProblem } from "../../core/errors";
import { Conflict, Invalid } from "../../core/errors";
import type { Context } from "../../platform/context";
import type { Transaction } from "../../platform/transaction";
import type { Workshop } from "./workshop.entity";

type Addressed = Pick<Workshop, "slug" | "otherPages"> & { id: string | null };

const OF_OTHERS = `
  SELECT slug FROM workshops WHERE id IS DISTINCT FROM $1
  UNION SELECT page ->> 'slug' FROM workshops, jsonb_array_elements(other_pages) AS page
    WHERE id IS DISTINCT FROM $1`;

/** Locks, so that of two workshops saved at once only one gets an address. */
async function findAddressesOfOthers({ manager }: Transaction, id: string | null): Promise<Set<string>> {
  await manager.query("SELECT pg_advisory_xact_lock(hashtextextended('workshop addresses', 0))");
  const rows = await manager.query<{ slug: string }[]>(OF_OTHERS, [id]);
  return new Set(rows.map(({ slug }) => slug));
}

const RESERVED = "This address belongs to another page of the site. Choose another one.";
const TAKEN = "There is a workshop at this address already. Choose another one.";

/** Pages of workshops share one space of addresses with each other and with the rest of the site. */
export async function refuseTakenAddresses(
  transaction: Transaction<Context>,
  { id, slug, otherPages }: Addressed,
): Promise<void> {
  const { reservedSlugs } = transaction.services;
  const taken = await findAddressesOfOthers(transaction, id);
  const addresses = [
    { field: "slug", address: slug },
    ...otherPages.map((page, index) => ({ field: `otherPages.${index}.slug`, address: page.slug })),
  ];
  const reserved = addresses.filter(({ address }) => reservedSlugs.has(address));
  if (reserved.length > 0) throw new Invalid(reserved.map(({ field }) => ({ field, message: RESERVED })));
  const fields: FieldProblem[] = [];
  for (const { field, address } of addresses) {
    if (taken.has(address)) fields.push({ field, message: TAKEN });
    taken.add(address);
  }
  if (fields.length > 0) throw new Conflict(TAKEN, { fields });
}
