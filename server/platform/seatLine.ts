import type { EntityManager } from "typeorm";

export interface Seated {
  table: string;
  id: string;
}

/** A port to seat holders and waiting lists, which belong to a floor above everything with seats. */
export interface SeatLine {
  /**
   * Gives free seats to the first in line, in the caller's transaction, which holds the row's lock; returns how
   * many.
   */
  moveUp: (manager: EntityManager, seated: Seated) => Promise<number>;
  /** Runs an edit in the caller's transaction and notifies seat holders of its changes later. */
  watch: <Row>(manager: EntityManager, seated: Seated, edit: () => Promise<Row>) => Promise<Row>;
}
