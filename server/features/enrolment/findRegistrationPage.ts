import { isUUID } from "class-validator";
import type { EntityManager, SelectQueryBuilder } from "typeorm";
import type { Page, PageArgs } from "../../graphql/connection";
import { decodeCursor, isTimestamp, toPage } from "../../graphql/connection";
import { IS_OWN } from "./findRegistration";
import type { OfferingKind } from "./offering";
import { PaymentProof } from "./paymentProof.entity";
import { Registration } from "./registration.entity";
import type { RegistrationState } from "./registration.entity";

export interface RegistrationFilter {
  kind?: OfferingKind | null;
  /** Of the workshop, season or batch. */
  offeringId?: string | null;
  /** In references, names, addresses, phones and UTRs. */
  search?: string | null;
}

type Query = SelectQueryBuilder<Registration>;

const SEARCHED = ["reference", "name", "email", "phone", "title"].map(
  (field) => `strpos(lower(registration.${field}), lower(:search)) > 0`,
);

function filter(manager: EntityManager, { kind, offeringId, search }: RegistrationFilter): Query {
  const query = manager.createQueryBuilder(Registration, "registration").where("true");
  if (kind) query.andWhere("registration.kind = :kind", { kind });
  if (offeringId) {
    const id = isUUID(offeringId) ? offeringId : null;
    query.andWhere(
      "(registration.workshopId = :id OR registration.seasonId = :id OR registration.batchId = :id)",
      { id },
    );
  }
  if (!search?.trim()) return query;
  const byUtr = query
    .subQuery()
    .select("1")
    .from(PaymentProof, "proof")
    .where("proof.registrationId = registration.id AND strpos(proof.utr, :search) > 0")
    .getQuery();
  return query.andWhere(`(${SEARCHED.join(" OR ")} OR EXISTS ${byUtr})`, { search: search.trim() });
}

async function pageOf(query: Query, { first, after }: PageArgs): Promise<Page<Registration>> {
  const cursor = decodeCursor(after, isTimestamp);
  if (cursor) {
    const place = { at: cursor.sort, id: cursor.id };
    // Cursors know milliseconds, and PostgreSQL microseconds: the clock that wrote them knows no more than we do.
    query.andWhere("(registration.createdAt, registration.id) < (:at, :id)", place);
  }
  const rows = await query
    .orderBy("registration.createdAt", "DESC")
    .addOrderBy("registration.id", "DESC")
    .take(first + 1)
    .getMany();
  return toPage(rows, first, ({ createdAt, id }) => ({ sort: createdAt.toISOString(), id }));
}

/** A page of the registrations, the newest first. */
export async function findRegistrationPage(
  manager: EntityManager,
  args: PageArgs & RegistrationFilter & { state?: RegistrationState | null },
): Promise<Page<Registration>> {
  const query = filter(manager, args);
  if (args.state) query.andWhere("registration.state = :state", { state: args.state });
  return pageOf(query, args);
}

/** A page of one account's registrations, the newest first. */
export async function findRegistrationsOf(
  manager: EntityManager,
  userId: string,
  args: PageArgs,
): Promise<Page<Registration>> {
  const query = manager.createQueryBuilder(Registration, "registration").where(IS_OWN, { userId });
  return pageOf(query, args);
}

/** How many there are in each state, whichever of them is looked at. */
export async function countRegistrations(
  manager: EntityManager,
  wanted: RegistrationFilter,
): Promise<{ state: RegistrationState; count: number }[]> {
  return filter(manager, wanted)
    .select("registration.state", "state")
    .addSelect("count(*)::int", "count")
    .groupBy("registration.state")
    .getRawMany();
}
