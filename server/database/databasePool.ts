import pg from "pg";
import { asConnectFailure } from "../core/databaseFault";
import { CONNECT_WITHIN_MS } from "./databaseClient";
import { patientTimeout } from "./patientTimeout";

type Done = Parameters<pg.Pool["connect"]>[0];

const tooLate = () => new Error("timeout exceeded when trying to connect");

/** Replaces the pool's connection timeout by one that a paused process does not use up. */
export class DatabasePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<pg.PoolClient> | void {
    if (done) return this.#connectInTime(done);
    return new Promise((resolve, reject) => {
      this.#connectInTime((error, client) => (client ? resolve(client) : reject(error ?? tooLate())));
    });
  }

  #connectInTime(done: Done): void {
    let isLate = false;
    const cancel = patientTimeout(() => {
      isLate = true;
      done(tooLate(), undefined, () => {});
    }, CONNECT_WITHIN_MS);
    super.connect((error, client, release) => {
      cancel();
      if (isLate) release();
      else done(error && asConnectFailure(error), client, release);
    });
  }
}
