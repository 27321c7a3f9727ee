import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type {
  Job,
  PythonInput,
  PythonJob,
  PythonOutcome,
  SqlColumn,
  SqlOutcome,
  StructureRule,
  Stopped,
} from "../../labs/engine/jobs";
import type { CheckerAddress } from "../../server/core/checkerAddress";
import type { TestApp } from "./testApp";

const NOTHING = { stdout: "", ms: 1 };
const FUNCTION = /^def (\w+)\((\w*)\):\n((?: {4}.*\n?)+)/m;

function failing(type: string, message: string, line: number | null): PythonOutcome {
  return { ...NOTHING, error: { type, bases: [], message, line, frames: [], names: [] } };
}

function runCall(code: string, call: string): PythonOutcome {
  const [, name = "", parameter = "", body = ""] = FUNCTION.exec(code) ?? [];
  const [, called = "", argument = ""] = /^(\w+)\((.*)\)$/.exec(call) ?? [];
  if (called !== name) return failing("NameError", `name '${called}' is not defined`, null);
  const [, type] = /raise (\w+)/.exec(body) ?? [];
  if (type) return failing(type, "No.", 2);
  const [, expression = "null"] = /return (.+)/.exec(body) ?? [];
  // oxlint-disable-next-line typescript/no-implied-eval -- code of tests alone
  const compute = new Function(parameter, `return ${expression}`) as (argument: number) => number;
  const value = compute(Number(argument));
  return { ...NOTHING, value, shown: String(value) };
}

function judgeWords(code: string, { uses = [], avoids = [] }: StructureRule): PythonOutcome {
  const missing = uses.filter((word) => !code.includes(word));
  const forbidden = avoids.filter((word) => code.includes(word));
  return { ...NOTHING, structure: { missing, forbidden } };
}

/** Understands one function of one line, with an expression that JavaScript reads alike. */
function runPython(code: string, test: PythonInput): PythonOutcome | Stopped {
  if (code.includes("while True")) return { stopped: "time" };
  if (test.kind === "structure") return judgeWords(code, test.rule);
  if (test.kind === "program") return NOTHING;
  return runCall(code, test.call);
}

function runSql(code: string): SqlOutcome {
  const [, value] = /^SELECT (\d+) AS one/.exec(code) ?? [];
  if (value === undefined) return { sets: [], error: { message: "syntax error", code: "42601" }, ms: 1 };
  const columns: SqlColumn[] = [{ name: "one", kind: "number" }];
  return { sets: [{ columns, rows: [[value]], count: 1, affected: 0 }], ms: 1 };
}

const pythonOutcomes = ({ code, tests }: PythonJob) => tests.map((test) => runPython(code, test));

export interface FakeChecker {
  state: "up" | "busy" | "down";
  jobs: Job[];
  /** What a guest reported, in place of the checker's answer. */
  report: ((job: PythonJob) => object) | null;
  address: CheckerAddress;
}

/** A checker that answers at once, in place of the app's. */
export function useFakeChecker(app: TestApp): FakeChecker {
  const checker = { state: "up", jobs: [] } as unknown as FakeChecker;
  const http = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      if (checker.state === "down") return response.destroy();
      if (checker.state === "busy" || request.headers.authorization !== "Bearer test")
        return response.writeHead(checker.state === "busy" ? 503 : 401).end();
      if (request.url === "/health") return response.end("{}");
      const job = JSON.parse(body) as Job;
      checker.jobs.push(job);
      if (checker.report && job.language === "python")
        return response.end(JSON.stringify(checker.report(job)));
      const outcomes = job.language === "sql" ? job.data.map(() => runSql(job.code)) : pythonOutcomes(job);
      return response.end(JSON.stringify({ outcomes, cpuMs: 1 }));
    });
  });
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "checker-"));
    const socketPath = path.join(folder, "socket");
    await new Promise<void>((resolve) => http.listen(socketPath, resolve));
    checker.address = { host: { socketPath }, token: "test" };
    app.services.checker = checker.address;
  });
  beforeEach(() => {
    checker.state = "up";
    checker.jobs = [];
    checker.report = null;
  });
  afterAll(async () => {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
    await rm(folder, { recursive: true });
  });
  return checker;
}
