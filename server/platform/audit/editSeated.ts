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

/** Accepts an unchanged number below the taken seats: paid orders can exceed it. */
function refuseTooFewSeats({ seats: before, seatsTaken = 0 }: SeatNumbers, { seats }: SeatNumbers): void {
  if (seats === undefined || seats === null || seats === before || seats >= seatsTaken) return;
  const taken = `${seatsTaken} ${seatsTaken === 1 ? "seat is" : "seats are"} taken`;
  throw new Invalid([{ field: "seats", message: `${taken}. Enter ${seatsTaken} or more.` }]);
}

/** Also fills free seats from the waiting list and announces changed dates or group. Rejects fewer seats than are taken. */
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
