import type { DocumentNode, OperationVariables } from "@apollo/client";
import { addTypenameToDocument } from "@apollo/client/utilities";
import { recordsOf } from "./recordsOf";
import { toScriptJson } from "./toScriptJson";

export interface QueryAnswer {
  data: unknown;
  /** Whether it is the same for everyone; then also the same object, while it is cached. */
  isShared: boolean;
}

/** Runs a query in-process, with the viewer's rights; fails if any of its fields does. Cached answers need no promise. */
export type RunQuery = (
  query: DocumentNode,
  variables: OperationVariables,
) => QueryAnswer | Promise<QueryAnswer>;

export interface Answer {
  data?: unknown;
  error?: unknown;
  /** Null if it was cached. Stays after it settled: React counts what a component waits for. */
  settled: Promise<void> | null;
}

interface Asked extends Answer {
  query: DocumentNode;
  variables: OperationVariables;
  isShared?: boolean;
}

/** By data, so that they are collected with it. */
const sharedRecords = new WeakMap<object, string>();

function sharedRecordsOf(asked: Asked): string {
  const data = asked.data as object;
  const records = sharedRecords.get(data) ?? toScriptJson(recordsOf([asked]));
  sharedRecords.set(data, records);
  return records;
}

const withTypenames = new WeakMap<DocumentNode, DocumentNode>();

/** One document per query, since the server caches by document. */
function typed(query: DocumentNode): DocumentNode {
  const known = withTypenames.get(query) ?? addTypenameToDocument(query);
  withTypenames.set(query, known);
  return known;
}

/** What one rendering of a page queries. Answers never change during it, so nothing observes them. */
export class PageReader {
  private readonly asked = new Map<DocumentNode, Map<string, Asked>>();

  constructor(private readonly run: RunQuery) {}

  read(query: DocumentNode, variables: OperationVariables = {}): Answer {
    const key = JSON.stringify(variables);
    const known = this.asked.get(query) ?? new Map<string, Asked>();
    this.asked.set(query, known);
    const answer = known.get(key) ?? this.ask(query, variables);
    known.set(key, answer);
    return answer;
  }

  /** Answers a query that needs no run. */
  answer(query: DocumentNode, data: unknown): void {
    this.asked.set(query, new Map([["{}", { query: typed(query), variables: {}, data, settled: null }]]));
  }

  private ask(query: DocumentNode, variables: OperationVariables): Asked {
    const asked: Asked = { query: typed(query), variables, settled: null };
    const answer = this.run(asked.query, variables);
    if (!("then" in answer)) return Object.assign(asked, answer);
    asked.settled = answer.then(
      (settled) => void Object.assign(asked, settled),
      (error: unknown) => void Object.assign(asked, { error }),
    );
    return asked;
  }

  /** JSON of lists of `Records`, for a script element. */
  records(): string {
    const answered = [...this.asked.values()]
      .flatMap((byVariables) => [...byVariables.values()])
      .filter(({ data }) => data !== undefined);
    const shared = answered.filter(({ isShared }) => isShared).map(sharedRecordsOf);
    const own = toScriptJson(recordsOf(answered.filter(({ isShared }) => !isShared)));
    return `[${[...shared, own].join(",")}]`;
  }
}
