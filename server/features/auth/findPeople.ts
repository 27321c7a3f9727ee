import type { EntityManager } from "typeorm";
import { Role } from "../../core/authorization";
import { User } from "./user.entity";

const MAX_PEOPLE = 500;

export async function findStaffEmails(manager: EntityManager): Promise<string[]> {
  const staff = await manager.find(User, { where: { role: Role.ADMIN }, order: { id: "ASC" } });
  return staff.map(({ email }) => email);
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
