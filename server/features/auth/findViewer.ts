import { perDataSource } from "../../database/perDataSource";
import type { JsonRow } from "../../database/rowJson";
import { rowJson } from "../../database/rowJson";
import type { Context } from "../../platform/context";
import { defineOwnRead } from "../../platform/ownReads";
import { User } from "./user.entity";

const userRow = perDataSource((dataSource) => rowJson(dataSource, User));

const ownUser = defineOwnRead<{ user: JsonRow }>(
  ({ dataSource }) => `SELECT ${userRow(dataSource).sql("u")} AS user FROM users u WHERE u.id = $1`,
);

/** Null for a visitor. */
export async function findViewer(context: Context): Promise<User | null> {
  if (!(await context.actor())) return null;
  const [row] = await ownUser(context);
  return row ? userRow(context.dataSource).revive(row.user) : null;
}
