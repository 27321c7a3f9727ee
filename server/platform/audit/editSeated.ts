import type { EntityManager, FindOptionsWhere } from "typeorm";
import type { Context } from "../../graphql/context";
import type { VersionedEdit, Versioned } from "./editVersioned";
import { editVersioned } from "./editVersioned";

/**
 * `editVersioned` for what has seats: whoever waits for one that is free now moves up in the same transaction, and whoever
 * has a place is written to if their dates or their group changed.
 */
export async function editSeated<Row extends Versioned>(
  manager: EntityManager,
  context: Context,
  edit: VersionedEdit<Row>,
): Promise<Row> {
  const { id } = edit;
  const seated = { table: manager.connection.getMetadata(edit.target).tableName, id };
  const edited = await context.seatLine.watch(manager, seated, () => editVersioned(manager, context, edit));
  const moved = await context.seatLine.moveUp(manager, seated);
  return moved === 0 ? edited : manager.findOneByOrFail(edit.target, { id } as FindOptionsWhere<Row>);
}
