import type { EntityManager, FindOptionsWhere } from "typeorm";
import type { Context } from "../../graphql/context";
import type { VersionedEdit, Versioned } from "./editVersioned";
import { editVersioned } from "./editVersioned";

/** `editVersioned` for what has seats: whoever waits for one that is free now moves up in the same transaction. */
export async function editSeated<Row extends Versioned>(
  manager: EntityManager,
  context: Context,
  edit: VersionedEdit<Row>,
): Promise<Row> {
  const edited = await editVersioned(manager, context, edit);
  const { id } = edited;
  const { tableName: table } = manager.connection.getMetadata(edit.target);
  const moved = await context.seatLine.moveUp(manager, { table, id });
  return moved === 0 ? edited : manager.findOneByOrFail(edit.target, { id } as FindOptionsWhere<Row>);
}
