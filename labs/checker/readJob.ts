import {
  LIMITS,
  type DataSet,
  type Job,
  type LabFile,
  type PythonInput,
  type PythonJob,
  type SqlJob,
  type StructureRule,
} from "../engine/jobs";

type Fields = Record<string, unknown>;

const CALL_CHARACTERS = 2_000;
const SETUP_CHARACTERS = 20_000;
const LINE_CHARACTERS = 10_000;
const RULE_NAMES = 30;
const OWNER_CHARACTERS = 100;
const FILE_NAME = /^\w[\w .-]{0,99}$/;

export class InvalidJob extends Error {}

/** The web server sends jobs; a mistake there must not look like a learner's. */
export function readJob(given: unknown): Job {
  const fields = fieldsOf(given, "the job");
  const code = textOf(fields.code, { what: "code", length: LIMITS.codeCharacters });
  if (fields.language === "sql") return readSqlJob(fields, code);
  if (fields.language === "python") return readPythonJob(fields, code);
  throw new InvalidJob("language is python or sql");
}

/** Whose turn the job is. */
export function readOwner(given: unknown): string | undefined {
  const { owner } = fieldsOf(given, "the job");
  return owner === undefined ? undefined : textOf(owner, { what: "owner", length: OWNER_CHARACTERS });
}

function readSqlJob({ data }: Fields, code: string): SqlJob {
  const sets = listOf(data, { what: "data", length: LIMITS.dataSets }).map(readDataSet);
  return { language: "sql", code, data: sets };
}

function readDataSet(given: unknown): DataSet {
  const { setup, isReversed } = fieldsOf(given, "a data set");
  const text = textOf(setup, { what: "setup", length: LIMITS.setupCharacters });
  return { setup: text, ...(isReversed === true && { isReversed }) };
}

function readPythonJob({ files = [], tests, isForMutants }: Fields, code: string): PythonJob {
  return {
    language: "python",
    code,
    files: listOf(files, { what: "files", length: LIMITS.files }).map(readFile),
    tests: listOf(tests, { what: "tests", length: LIMITS.tests }).map(readInput),
    ...(isForMutants === true && { isForMutants }),
  };
}

function readFile(given: unknown): LabFile {
  const { name, text } = fieldsOf(given, "a file");
  if (typeof name !== "string" || !FILE_NAME.test(name)) throw new InvalidJob("a file has a plain name");
  return { name, text: textOf(text, { what: "a file", length: LIMITS.fileCharacters }) };
}

function readInput(given: unknown): PythonInput {
  const { kind, call, setup, stdin, rule } = fieldsOf(given, "a test");
  if (kind === "call" || kind === "raises") {
    return {
      kind,
      call: textOf(call, { what: "a call", length: CALL_CHARACTERS }),
      ...(setup !== undefined &&
        setup !== null && { setup: textOf(setup, { what: "a test's setup", length: SETUP_CHARACTERS }) }),
    };
  }
  if (kind === "program")
    return { kind, stdin: textsOf(stdin, { what: "stdin", length: LIMITS.inputLines }) };
  if (kind === "structure") return { kind, rule: readRule(rule) };
  throw new InvalidJob("a test is a call, a program, raises or structure");
}

function readRule(given: unknown): StructureRule {
  const { uses = [], avoids = [] } = fieldsOf(given, "a rule");
  return {
    uses: textsOf(uses, { what: "uses", length: RULE_NAMES }),
    avoids: textsOf(avoids, { what: "avoids", length: RULE_NAMES }),
  };
}

interface Expected {
  what: string;
  length: number;
}

function fieldsOf(given: unknown, what: string): Fields {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new InvalidJob(`${what} is an object`);
  }
  return given as Fields;
}

function textOf(given: unknown, { what, length }: Expected): string {
  if (typeof given !== "string" || given.length > length) {
    throw new InvalidJob(`${what} is a text of at most ${length} characters`);
  }
  return given;
}

function listOf(given: unknown, { what, length }: Expected): unknown[] {
  if (!Array.isArray(given) || given.length > length) {
    throw new InvalidJob(`${what} is a list of at most ${length}`);
  }
  return given;
}

function textsOf(given: unknown, expected: Expected): string[] {
  return listOf(given, expected).map((item) => textOf(item, { ...expected, length: LINE_CHARACTERS }));
}
