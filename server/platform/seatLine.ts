import type { EntityManager } from "typeorm";

export interface Seated {
  table: string;
  id: string;
}

/** A port: seat holders and waiting lists are a floor above everything with seats. */
export interface SeatLine {
  /** In the caller's transaction, which holds the row's lock; returns the number of seats given. */
  moveUp: (manager: EntityManager, seated: Seated) => Promise<number>;
  /** In the caller's transaction; later notifies seat holders of changes. */
  watch: <Row>(manager: EntityManager, seated: Seated, edit: () => Promise<Row>) => Promise<Row>;
}
