import type { EntityManager, SelectQueryBuilder } from "typeorm";
import type { Page } from "../../graphql/connection";
import { decodeCursor, isTimestamp, toPage } from "../../graphql/connection";
import type { ContactMessageCount } from "./contact.results";
import type { ContactMessagesArgs } from "./contact.inputs";
import { ContactStatus } from "./contact.values";
import { ContactMessage } from "./contactMessage.entity";

type Filter = Pick<ContactMessagesArgs, "status" | "search">;

/** All that a search looks into. */
const SEARCHED = `lower(concat_ws(' ', message.first_name, message.last_name, message.email, message.phone,
  message.organization, message.state, message.message))`;

function newestFirst(manager: EntityManager, { status, search }: Filter): SelectQueryBuilder<ContactMessage> {
  const query = manager
    .createQueryBuilder(ContactMessage, "message")
    .orderBy("message.createdAt", "DESC")
    .addOrderBy("message.id", "DESC");
  if (status) query.andWhere("message.status = :status", { status });
  if (search?.trim()) query.andWhere(`strpos(${SEARCHED}, lower(:search)) > 0`, { search: search.trim() });
  return query;
}

/** A page of the inbox, the newest first. */
export async function findContactMessagePage(
  manager: EntityManager,
  { first, after, ...filter }: ContactMessagesArgs,
): Promise<Page<ContactMessage>> {
  const query = newestFirst(manager, filter).take(first + 1);
  const cursor = decodeCursor(after, isTimestamp);
  if (cursor)
    query.andWhere("(message.createdAt, message.id) < (:at, :id)", { at: cursor.sort, id: cursor.id });
  return toPage(await query.getMany(), first, ({ createdAt, id }) => ({ sort: createdAt.toISOString(), id }));
}

/** How many there are in each state, those of which there are none too. */
export async function countContactMessages(manager: EntityManager): Promise<ContactMessageCount[]> {
  const rows = await manager.query<{ status: ContactStatus; count: number }[]>(
    "SELECT status, count(*)::int AS count FROM contact_messages GROUP BY status",
  );
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.values(ContactStatus).map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

/** So many are in memory at once. */
const ROWS_AT_ONCE = 1000;

/** The whole inbox, however long, a thousand at a time. */
export async function* readContactMessages(
  manager: EntityManager,
  filter: Filter,
): AsyncGenerator<ContactMessage[]> {
  let last: ContactMessage | undefined;
  do {
    const query = newestFirst(manager, filter).take(ROWS_AT_ONCE);
    if (last)
      query.andWhere("(message.createdAt, message.id) < (:at, :id)", { at: last.createdAt, id: last.id });
    const messages = await query.getMany();
    yield messages;
    last = messages.length === ROWS_AT_ONCE ? messages.at(-1) : undefined;
  } while (last);
}
