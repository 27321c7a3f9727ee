import type { TypedDocumentNode } from "@apollo/client";
import type { FormProblems } from "../../ui/form/problems";

export interface Versioned {
  id: string;
  version: number;
}

export interface Stamp {
  id: string;
  expectedVersion: number;
}

export interface RecordNames {
  noun: string;
  plural: string;
  list: { title: string; path: string };
}

/** An operation with one root field. */
export type Answering<Result, Variables> = TypedDocumentNode<Record<string, Result>, Variables>;

export function resultOf<Result>(data: Record<string, Result> | undefined): Result | undefined {
  return data && Object.values(data)[0];
}

/** A refused save has no version. */
export function savedOrRefused<Saved, Refused>(
  result: Saved | Refused | undefined,
  problemsOf?: (refused: Refused) => FormProblems,
): { record: Saved | undefined; problems?: FormProblems } {
  if (!result || !problemsOf || "version" in (result as object))
    return { record: result as Saved | undefined };
  return { record: undefined, problems: problemsOf(result as Refused) };
}

export function capitalized(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** Null for a kind of record that is always visible. */
export function publishedOf(record: object): boolean | null {
  return "isPublished" in record && typeof record.isPublished === "boolean" ? record.isPublished : null;
}
