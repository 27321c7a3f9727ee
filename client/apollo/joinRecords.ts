import type { Records } from "./rendering/recordsOf";

export function joinRecords(parts: Records[]): Records {
  const all: Records = {};
  for (const part of parts)
    for (const [id, record] of Object.entries(part)) all[id] = { ...all[id], ...record };
  return all;
}
