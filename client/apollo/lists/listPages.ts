import { appendPage } from "./appendPage";

interface Page {
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPage(value: unknown): value is Page {
  return isRecord(value) && "nodes" in value && "pageInfo" in value;
}

export function pageIn(answer: unknown): Page | null {
  if (isPage(answer)) return answer;
  if (!isRecord(answer)) return null;
  for (const part of Object.values(answer)) {
    const found = pageIn(part);
    if (found) return found;
  }
  return null;
}

/** Appends the next page to the list in a response; data around the list comes from the newer response. */
export function joinAnswers(shown: unknown, next: unknown): unknown {
  if (isPage(shown) && isPage(next)) return appendPage(shown, next);
  if (!isRecord(shown) || !isRecord(next)) return next;
  return Object.fromEntries(
    Object.entries(next).map(([name, part]) => [name, joinAnswers(shown[name], part)]),
  );
}
