const INITIAL_LETTERS = 2;

function isInitial(word: string): boolean {
  return [...word.replaceAll(".", "")].length <= INITIAL_LETTERS;
}

/** What other learners see of a name: initials, up to the first whole word: "Dr. Meera Iyer" is "Dr. Meera". */
export function shownName(name: string): string {
  const words =
    name
      .split(/[\s.]*\(/)[0]
      ?.trim()
      .split(/\s+/) ?? [];
  const first = words.findIndex((word) => !isInitial(word));
  return (first < 0 ? words : words.slice(0, first + 1)).join(" ");
}
