import type { TypedDocumentNode } from "@apollo/client";

/** A record as staff see it. */
export interface Versioned {
  id: string;
  version: number;
}

/** Which record a change is for, and the version it was made on. */
export interface Stamp {
  id: string;
  expectedVersion: number;
}

/** What the kit's sentences and addresses call a kind of record. */
export interface RecordNames {
  /** "workshop" */
  noun: string;
  /** "workshops" */
  plural: string;
  /** The page that lists them. */
  list: { title: string; path: string };
}

/** An operation with one root field, which holds this. */
export type Answering<Result, Variables> = TypedDocumentNode<Record<string, Result>, Variables>;

export function resultOf<Result>(data: Record<string, Result> | undefined): Result | undefined {
  return data && Object.values(data)[0];
}

export function capitalized(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** Whether visitors see it; null for a kind of record that they always see. */
export function publishedOf(record: object): boolean | null {
  return "isPublished" in record && typeof record.isPublished === "boolean" ? record.isPublished : null;
}
