import type { CreateExerciseInput } from "../../client/apollo/schema.generated";
import {
  CREATE_EXERCISE,
  DELETE_EXERCISE,
  OWN_EXERCISE,
  SUBMIT,
  UPDATE_EXERCISE,
  WITHDRAW_PASSES,
} from "./exerciseDocuments";
import type { Caller, TestApp } from "./testApp";

export const DOUBLE = "def double(n):\n    return n * 2\n";
export const WRONG = "def double(n):\n    return n + 2\n";

/** Of Python; the wrong code passes its visible test, and the hidden one fails it. */
export const NEW_EXERCISE = {
  kind: "PYTHON",
  title: "Double it",
  topic: "Functions",
  level: "BASIC",
  minutes: 5,
  prompt: "Write `double(n)`.",
  starterCode: "def double(n):\n    return n\n",
  solution: DOUBLE,
  hints: ["Which sign multiplies?", "Return `n * 2`."],
  isOpen: true,
  isPublished: true,
  tests: [
    { kind: "CALL", visibility: "VISIBLE", about: "", call: "double(2)" },
    { kind: "CALL", visibility: "HIDDEN", about: "A large number", call: "double(4321)" },
  ],
} satisfies Partial<Record<keyof CreateExerciseInput, unknown>>;

export interface SavedExercise {
  id: string;
  slug: string;
  title: string;
  version: number;
  checkVersion: number;
  isPublished: boolean;
  checkProblem: string | null;
  tests: {
    id: string;
    kind: string;
    visibility: string;
    about: string;
    call: string;
    expected: string | null;
  }[];
}

interface Result {
  testId: string;
  passed: boolean;
  why: string | null;
  errorType: string | null;
  message: string | null;
  shown: string | null;
  place: { line: number; values: string[] } | null;
}

interface OwnProgress {
  passedAt: string | null;
  attempts: number;
}

/** A submission, or why it was refused. */
export interface SentCode {
  __typename: string;
  id: string;
  state: string;
  position: number | null;
  verdict: { passed: boolean; results: Result[] };
  exercise: { viewerProgress: OwnProgress };
  extensions: { code: string };
}

export interface OwnExercise {
  viewerHints: string[];
  viewerSolution: string | null;
  viewerProgress: OwnProgress | null;
  viewerDraft: { code: string; updatedAt: string } | null;
  viewerSubmission: { id: string; code: string } | null;
  viewerSubmissions: { id: string; state: string }[];
}

export async function sendCode(caller: Caller, exerciseId: string, code: string): Promise<SentCode> {
  const { data, errors } = await caller.ask(SUBMIT, { input: { exerciseId, code } });
  return (data?.submitCode ?? errors[0]) as SentCode;
}

export async function readOwnExercise(caller: Caller, slug: string): Promise<OwnExercise> {
  const { data } = await caller.ask(OWN_EXERCISE, { slug });
  return data?.exercise as OwnExercise;
}

let serial = 0;

export function exerciseCalls(server: TestApp) {
  /** By staff, with a title of its own. */
  async function buildExercise(overrides: object = {}): Promise<SavedExercise> {
    const input = { ...NEW_EXERCISE, title: `Exercise ${++serial}`, ...overrides };
    const { data, errors } = await server.as.admin.ask(CREATE_EXERCISE, { input });
    const saved = data?.createExercise as SavedExercise | undefined;
    if (!saved?.id) throw new Error(`Refused: ${JSON.stringify([data, errors])}`);
    return saved;
  }
  return { buildExercise };
}

type Audits = Record<string, () => Promise<[string, object]>>;

/** As drafts, which need no checker. */
export function exerciseAudits(server: TestApp): Audits {
  const { buildExercise } = exerciseCalls(server);
  const draft = { ...NEW_EXERCISE, isPublished: false };
  const build = async () => {
    const { id } = await buildExercise({ isPublished: false });
    return { id, expectedVersion: 1 };
  };
  return {
    createExercise: async () => [CREATE_EXERCISE, draft],
    updateExercise: async () => [UPDATE_EXERCISE, { ...draft, title: "Audited", ...(await build()) }],
    withdrawPasses: async () => [WITHDRAW_PASSES, await build()],
    deleteExercise: async () => [DELETE_EXERCISE, await build()],
  };
}
