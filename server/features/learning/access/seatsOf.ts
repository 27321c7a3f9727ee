import type { Seated } from "../../../platform/seatLine";

export function seatsOf(batchId: string): Seated {
  return { table: "batches", id: batchId };
}
