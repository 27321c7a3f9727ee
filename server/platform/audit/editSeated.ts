import type { FindOptionsWhere } from "typeorm";
import type { Context } from "../context";
import { Invalid } from "../../core/errors";
import type { VersionedEdit, Versioned } from "./editVersioned";
import { editVersioned } from "./editVersioned";
import type { Transaction } from "../transaction";

interface SeatNumbers extends Partial<Versioned> {
  seats?: number | null;
  seatsTaken?: number;
}

/** A number that is already too small, because paid orders got a seat beyond it, may stay as it is. */
function refuseTooFewSeats({ seats: before, seatsTaken = 0 }: SeatNumbers, { seats }: SeatNumbers): void {
  if (seats === undefined || seats === null || seats === before || seats >= seatsTaken) return;
  const taken = `${seatsTaken} ${seatsTaken === 1 ? "seat is" : "seats are"} taken`;
  throw new Invalid([{ field: "seats", message: `${taken}. Enter ${seatsTaken} or more.` }]);
}

/**
 * `editVersioned` for records with seats: in the same transaction, free seats go to the waiting list, and learners with
 * a seat get news if dates or the group changed. Refuses fewer seats than are taken.
 */
export async function editSeated<Row extends Versioned>(
  { manager, services: context }: Transaction<Context>,
  edit: VersionedEdit<Row>,
): Promise<Row> {
  const { id } = edit;
  const seated = { table: manager.dataSource.getMetadata(edit.target).tableName, id };
  const edited = await context.seatLine.watch(manager, seated, () =>
    editVersioned(
      { manager, services: context },
      { ...edit, check: (before) => refuseTooFewSeats(before, edit.changes) },
    ),
  );
  const moved = await context.seatLine.moveUp(manager, seated);
  return moved === 0 ? edited : manager.findOneByOrFail(edit.target, { id } as FindOptionsWhere<Row>);
}
