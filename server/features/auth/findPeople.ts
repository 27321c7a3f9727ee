import type { EntityManager } from "typeorm";
import { Role } from "../../core/authorization";
import type { Contact } from "../../platform/people";
import { User } from "./user.entity";

const MAX_PEOPLE = 500;

export async function findStaffEmails(manager: EntityManager): Promise<string[]> {
  const staff = await manager.find(User, { where: { role: Role.ADMIN }, order: { id: "ASC" } });
  return staff.map(({ email }) => email);
}

export async function findStaffIds(manager: EntityManager): Promise<string[]> {
  const staff = await manager.find(User, {
    select: { id: true },
    where: { role: Role.ADMIN },
    order: { id: "ASC" },
  });
  return staff.map(({ id }) => id);
}

/** The lock of a foreign key: it blocks deletion, but no other change. */
export async function holdContacts(manager: EntityManager, ids: string[]): Promise<Contact[]> {
  return manager.query<Contact[]>(
    `SELECT id, name, email, email_verified_at IS NOT NULL AS "isVerified"
     FROM users WHERE id = ANY($1::uuid[]) ORDER BY id FOR KEY SHARE`,
    [ids],
  );
}

function literally(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

export async function findUserIdsByName(manager: EntityManager, start: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM users WHERE lower(name) LIKE lower($1) ORDER BY lower(name), id LIMIT ${MAX_PEOPLE}`,
    [`${literally(start)}%`],
  );
  return rows.map(({ id }) => id);
}
