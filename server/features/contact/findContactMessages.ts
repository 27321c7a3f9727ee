import type { EntityManager, SelectQueryBuilder } from "typeorm";
import type { Page } from "../../core/paging/connection";
import { newestPage, readPages } from "../../core/paging/keysetPage";
import { searchFor } from "../../core/paging/searchFor";
import type { ContactMessageCount } from "./contact.results";
import type { ContactMessagesArgs } from "./contact.inputs";
import { ContactStatus } from "./contact.values";
import { ContactMessage } from "./contactMessage.entity";

export type MessageFilter = Pick<ContactMessagesArgs, "status" | "search">;

const SEARCHED = {
  texts: ["first_name", "last_name", "email", "organization", "state", "message"].map(
    (name) => `message.${name}`,
  ),
  codes: ["message.phone"],
};

function findMessages(
  manager: EntityManager,
  { status, search }: MessageFilter,
): SelectQueryBuilder<ContactMessage> {
  const query = manager.createQueryBuilder(ContactMessage, "message");
  if (status) query.andWhere("message.status = :status", { status });
  return searchFor(query, search, SEARCHED);
}

export async function findContactMessagePage(
  manager: EntityManager,
  { status, search, ...page }: ContactMessagesArgs,
): Promise<Page<ContactMessage>> {
  return newestPage(findMessages(manager, { status, search }), "createdAt", page);
}

export function countMessages(manager: EntityManager, filter: MessageFilter): Promise<number> {
  return findMessages(manager, filter).getCount();
}

export async function countContactMessages(manager: EntityManager): Promise<ContactMessageCount[]> {
  const rows = await manager.query<{ status: ContactStatus; count: number }[]>(
    "SELECT status, count(*)::int AS count FROM contact_messages GROUP BY status",
  );
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.values(ContactStatus).map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

const ROWS_AT_ONCE = 1000;

export function readContactMessages(
  manager: EntityManager,
  filter: MessageFilter,
): AsyncGenerator<ContactMessage[]> {
  return readPages(ROWS_AT_ONCE, (page) => findContactMessagePage(manager, { ...filter, ...page }));
}
