import { request } from "node:http";
import type { Job } from "../../../../labs/engine/jobs";
import type { CheckerAddress } from "../../../core/checkerAddress";

/** Longer than the checker's own limits on time, and the wait in its queue. */
const ANSWERS_WITHIN_MS = 30_000;
const HEALTHY_WITHIN_MS = 1000;
const MAX_REPORT_BYTES = 16 * 1024 * 1024;

const INVALID = 400;

/** The checker is down, busy, broken or not set: try again later. */
export class CheckerUnavailable extends Error {}

/** The checker does not take this job, now or later. */
export class CheckerFault extends Error {}

interface Question {
  path: string;
  body?: string;
  withinMs: number;
}

interface Answer {
  status: number;
  text: string;
}

async function ask(address: CheckerAddress | null, { path, body, withinMs }: Question): Promise<Answer> {
  if (!address) throw new CheckerUnavailable("There is no checker.");
  const headers = {
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(address.token && { authorization: `Bearer ${address.token}` }),
  };
  const options = { ...address.host, path, headers, method: body === undefined ? "GET" : "POST" };
  return new Promise((resolve, reject) => {
    const fail = () => reject(new CheckerUnavailable("The checker doesn’t answer."));
    const asked = request({ ...options, signal: AbortSignal.timeout(withinMs) }, (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        bytes += part.length;
        if (bytes > MAX_REPORT_BYTES) response.destroy();
        else parts.push(part);
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
      response.on("close", fail);
    });
    asked.on("error", fail);
    asked.end(body);
  });
}

/** Returns its `CheckReport` as JSON. */
export async function askChecker(
  address: CheckerAddress | null,
  job: Job & { owner: string },
): Promise<string> {
  const question = { path: "/check", body: JSON.stringify(job), withinMs: ANSWERS_WITHIN_MS };
  const { status, text } = await ask(address, question);
  if (status === INVALID) throw new CheckerFault(`The checker refused a job: ${text.slice(0, 200)}`);
  if (status !== 200) throw new CheckerUnavailable(`The checker answered ${status}.`);
  return text;
}

export async function isCheckerReachable(address: CheckerAddress | null): Promise<boolean> {
  try {
    return (await ask(address, { path: "/health", withinMs: HEALTHY_WITHIN_MS })).status === 200;
  } catch {
    return false;
  }
}
