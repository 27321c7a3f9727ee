import type { EntityManager, SelectQueryBuilder } from "typeorm";
import type { Page, PageArgs } from "../../../core/paging/connection";
import { decodeCursor, isSerial, isTimestamp, toPage } from "../../../core/paging/connection";
import type { Services } from "../../../platform/context";
import { newestPage, readPages } from "../../../core/paging/keysetPage";
import { searchFor } from "../../../core/paging/searchFor";
import { Run } from "../../workshops/runs/run.entity";
import { isUnconfirmedSql } from "../registration/liveOrder";
import type { OfferingKind } from "../offerings/offering";
import { ordersOf } from "../registration/ordersOf";
import { PaymentProof } from "../registration/paymentProof.entity";
import { Registration } from "../registration/registration.entity";
import { RegistrationState } from "../registration/registration.entity";

export interface RegistrationFilter {
  ids?: string[] | null;
  kind?: OfferingKind | null;
  /** A run or batch, or all runs of a workshop or season. If a run shares its workshop's id, only the run. */
  offeringId?: string | null;
  search?: string | null;
  isUnconfirmed?: boolean | null;
}

type Query = SelectQueryBuilder<Registration>;

const TEXTS = ["registration.name", "registration.email", "registration.title"];
const CODES = ["registration.reference", "registration.phone"];
const UTR = "(SELECT proof.utr FROM payment_proofs AS proof WHERE proof.registration_id = registration.id)";

function filter(manager: EntityManager, wanted: RegistrationFilter): Query {
  const { ids, kind, offeringId, search, isUnconfirmed } = wanted;
  const query = manager.createQueryBuilder(Registration, "registration").where("true");
  if (ids) query.andWhere("registration.id = ANY(:ids)", { ids });
  if (kind) query.andWhere("registration.kind = :kind", { kind });
  if (isUnconfirmed) query.andWhere(isUnconfirmedSql("registration"));
  if (offeringId) {
    const itself = query.subQuery().select("1").from(Run, "own").where("own.id = :offering").getQuery();
    const ofParent = query
      .subQuery()
      .select("run.id")
      .from(Run, "run")
      .where(`(run.workshopId = :offering OR run.seasonId = :offering) AND NOT EXISTS ${itself}`)
      .getQuery();
    query.andWhere(
      `(registration.runId = :offering OR registration.batchId = :offering OR registration.runId IN ${ofParent})`,
      { offering: offeringId },
    );
  }
  // A UTR has digits; without any, skip the search in proofs.
  const codes = /\d/.test(search ?? "") ? [...CODES, UTR] : CODES;
  return searchFor(query, search, { texts: TEXTS, codes });
}

function pageOf(query: Query, args: PageArgs): Promise<Page<Registration>> {
  return newestPage(query, "createdAt", args);
}

function isQueueNumber(value: unknown): value is string {
  return isSerial(value);
}

async function pageOfLine(query: Query, { first, after }: PageArgs): Promise<Page<Registration>> {
  const cursor = decodeCursor(after, isQueueNumber);
  if (cursor) query.andWhere("registration.queueNumber > :number", { number: cursor.sort });
  const rows = await query
    .orderBy("registration.queueNumber")
    .take(first + 1)
    .getMany();
  return toPage(rows, first, ({ queueNumber, id }) => ({ sort: queueNumber, id }));
}

const SENT_AT = "COALESCE(sent.submittedAt, registration.createdAt)";

/** Oldest proof first. The index on the state finds the few that wait. */
async function pageToDecide(query: Query, { first, after }: PageArgs): Promise<Page<Registration>> {
  const cursor = decodeCursor(after, isTimestamp);
  if (cursor)
    query.andWhere(`(${SENT_AT}, registration.id) > (:at, :id)`, { at: cursor.sort, id: cursor.id });
  const { entities, raw } = await query
    .leftJoin(PaymentProof, "sent", "sent.registrationId = registration.id")
    .addSelect(SENT_AT, "sent_at")
    .orderBy("sent_at")
    .addOrderBy("registration.id")
    .limit(first + 1)
    .getRawAndEntities<{ sent_at: Date }>();
  const ends = entities.map(({ id }, index) => ({ id, sort: raw[index]?.sent_at.toISOString() ?? "" }));
  return { nodes: entities.slice(0, first), pageInfo: toPage(ends, first, (end) => end).pageInfo };
}

const PAGES: Partial<Record<RegistrationState, typeof pageOf>> = {
  [RegistrationState.SUBMITTED]: pageToDecide,
  [RegistrationState.WAITING]: pageOfLine,
};

export interface StateFilter extends RegistrationFilter {
  state?: RegistrationState | null;
}

function findWanted(manager: EntityManager, wanted: StateFilter): Query {
  const query = filter(manager, wanted);
  if (wanted.state) query.andWhere("registration.state = :state", { state: wanted.state });
  return query;
}

export function countWanted(manager: EntityManager, wanted: StateFilter): Promise<number> {
  return findWanted(manager, wanted).getCount();
}

/** The oldest first. */
export async function findUnconfirmedIds(
  manager: EntityManager,
  wanted: StateFilter,
  atMost: number,
): Promise<string[]> {
  const rows = await findWanted(manager, { ...wanted, isUnconfirmed: true })
    .select("registration.id", "id")
    .orderBy("registration.createdAt")
    .limit(atMost)
    .getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}

/** Newest first, but those to decide and the waiting list in order of their turn. */
export async function findRegistrationPage(
  manager: EntityManager,
  args: PageArgs & StateFilter,
): Promise<Page<Registration>> {
  const read = (args.state && PAGES[args.state]) ?? pageOf;
  return read(findWanted(manager, args), args);
}

const ROWS_AT_ONCE = 500;

export function readRegistrations(
  manager: EntityManager,
  wanted: StateFilter,
): AsyncGenerator<Registration[]> {
  return readPages(ROWS_AT_ONCE, (page) => findRegistrationPage(manager, { ...wanted, ...page }));
}

export async function findRegistrationsOf(
  services: Pick<Services, "dataSource" | "mailDelivery">,
  userId: string,
  args: PageArgs,
): Promise<Page<Registration>> {
  return pageOf(await ordersOf(services, userId), args);
}

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
