export interface SecondsRange {
  from: number;
  /** Not part of the range. */
  to: number;
}

export function mergeRanges(ranges: SecondsRange[]): SecondsRange[] {
  const merged: SecondsRange[] = [];
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}
