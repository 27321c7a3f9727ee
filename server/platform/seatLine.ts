import type { EntityManager } from "typeorm";

/** A row that has seats, by its table. */
export interface Seated {
  table: string;
  id: string;
}

/** Those who wait for a seat, and those who have one. They stand on a floor above whatever has seats, so the server's own files join the two. */
export interface SeatLine {
  /** Gives what seats are free to the first in line, in the caller's transaction, which has locked the row; answers how many. */
  moveUp: (manager: EntityManager, seated: Seated) => Promise<number>;
  /** Runs an edit of the row in the caller's transaction; whoever has a place reads later what it changed for them. */
  watch: <Row>(manager: EntityManager, seated: Seated, edit: () => Promise<Row>) => Promise<Row>;
}
