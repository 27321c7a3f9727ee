/** Typing errors between `typed` and the nearest beginning of `word`; swapped neighbours count once. */
export function typingDistance(typed: string, word: string): number {
  const [from, to] = [[...typed], [...word]];
  let earlier: number[] = [];
  let last = to.map((_, place) => place + 1);
  last.unshift(0);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, other] of to.entries()) {
      const replaced = (last[column] ?? 0) + (letter === other ? 0 : 1);
      let least = Math.min(replaced, (last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1);
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other;
      if (isSwapped) least = Math.min(least, (earlier[column - 1] ?? 0) + 1);
      next.push(least);
    }
    [earlier, last] = [last, next];
  }
  return Math.min(...last);
}
