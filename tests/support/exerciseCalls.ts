import type { CreateExerciseInput } from "../../client/apollo/schema.generated";
import { CREATE_EXERCISE, DELETE_EXERCISE, UPDATE_EXERCISE, WITHDRAW_PASSES } from "./exerciseDocuments";
import type { TestApp } from "./testApp";

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
