import { existsSync } from "node:fs";
import path from "node:path";
import type { Config } from "../core/config";
import type { Log } from "../core/log";
import { superviseChecker } from "../features/practice/checker/superviseChecker";
import type { Services } from "../platform/context";
import type { Stopping } from "./stopOnSignal";

const PROGRAM = path.resolve("dist/checker/main.js");

interface CheckerOptions {
  config: Config;
  services: Services;
  stopping: Pick<Stopping, "add">;
  log: Pick<Log, "warn">;
}

/** Does not wait until it listens: code that is sent earlier waits for its verdict. */
export async function startChecker({ config, services, stopping, log }: CheckerOptions): Promise<void> {
  if (config.checker !== "own") {
    services.checker = config.checker;
    return;
  }
  if (!existsSync(PROGRAM)) {
    log.warn({ file: PROGRAM }, "the checker is not built: code that learners send waits");
    return;
  }
  const onEnd = (details: object) => log.warn(details, "the checker ended, and is started again");
  const { address, stop } = await superviseChecker({ file: PROGRAM, onEnd });
  services.checker = address;
  stopping.add(stop);
}
