import type { Seated } from "../../../platform/seatLine";
import { fillSeats } from "./fillSeats";
import { lockOfferings, offeringsIn } from "../registration/seats";
import type { Transaction } from "../../../platform/transaction";

export async function moveUpInLine({ manager, services }: Transaction, seated: Seated): Promise<number> {
  let moved = 0;
  const keys = await offeringsIn(manager, seated);
  await lockOfferings(manager, keys);
  for (const key of keys) moved += await fillSeats({ manager, services }, key);
  return moved;
}
