interface JsonShape {
  keys: number;
  depth: number;
}

function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === "\\" ? 2 : 1;
  return at;
}

/** Does not parse; assumes valid JSON. */
export function measureJson(json: string): JsonShape {
  const shape = { keys: 0, depth: 0 };
  let level = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') at = endOfString(json, at);
    else if (sign === ":") shape.keys += 1;
    else if (sign === "{" || sign === "[") {
      level += 1;
      if (level > shape.depth) shape.depth = level;
    } else if (sign === "}" || sign === "]") level -= 1;
  }
  return shape;
}

/** Fewer than `measureJson` counts if an object repeats a key, because parsing keeps one of them. */
export function countKeys(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  if (Array.isArray(value)) return value.reduce((count: number, child) => count + countKeys(child), 0);
  const inner = Object.values(value);
  return inner.reduce((count: number, child: unknown) => count + countKeys(child), inner.length);
}
