import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import { Role } from "../../graphql/authorization";
import { User } from "./user.entity";

/** The addresses of all administrators. */
export async function findStaffEmails(manager: EntityManager): Promise<string[]> {
  const staff = await manager.find(User, { where: { role: Role.ADMIN }, order: { id: "ASC" } });
  return staff.map(({ email }) => email);
}

export async function findUserNames(
  manager: EntityManager,
  ids: string[],
): Promise<ReadonlyMap<string, string>> {
  const users = await manager.findBy(User, { id: In(ids) });
  return new Map(users.map(({ id, name }) => [id, name]));
}
