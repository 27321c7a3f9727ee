import type { Seated } from "../../../platform/seatLine";

/** The seats of a batch. */
export function seatsOf(batchId: string): Seated {
  return { table: "batches", id: batchId };
}
