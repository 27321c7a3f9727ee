const MAX_WORDS = 8;
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/u;
/** Joiners inside words of Indian scripts and the like, which the index leaves out too. */
const UNSEEN = /[\u00ad\u200b-\u200d\ufeff]/g;

/** Of Latin, Greek and Cyrillic letters. The index leaves them out too. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Names with signs are words of letters, in the index too. */
const SIGNED: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])c\+\+/giu, " cplusplus "],
  [/(?<![\p{L}\p{N}])([cf])[#♯]/giu, " $1sharp "],
  [/(^|[^\p{L}\p{N}]|asp|vb|ado)\.net(?![\p{L}\p{N}])/giu, "$1 dotnet "],
];

/** Of "what's" and "LLM's". */
const OWNER = /(?<=\p{L})['’]s(?!\p{L})/giu;

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(ACCENTS, "").normalize("NFC");
}

/** Words of letters and digits, in the order typed. */
function allWordsIn(text: string): string[] {
  const owned = text.replace(OWNER, "");
  const spelled = SIGNED.reduce((left, [sign, word]) => left.replace(sign, word), owned);
  const words = withoutAccents(spelled).replace(UNSEEN, "").toLowerCase().split(SEPARATORS);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word));
}

export function wordsIn(text: string): string[] {
  return [...new Set(allWordsIn(text))].slice(0, MAX_WORDS);
}

const FILLERS = new Set(
  `a an the of in on at to for from with and or is are do does can how what which where best
  learn course courses class classes training tutorial tutorials lesson lessons online programming language`.split(
    /\s+/,
  ),
);

/** What people ask for, without the words around it: "best power bi course in hyderabad". */
export function withoutFillers(words: string[]): string[] {
  return words.filter((word) => !FILLERS.has(word));
}

/** The words with each pair of neighbours written together: "group by" is "groupby", too. */
export function withJoinedPairs(words: string[]): string[][] {
  return words
    .slice(1)
    .map((next, at) => [...words.slice(0, at), `${words[at]}${next}`, ...words.slice(at + 2)]);
}

/** The words of one phrase. */
export type Phrase = string[];

/** Phrases of each of staff's lines, such as "ml, machinelearning, machine learning". */
export function samePhrases(lines: string[]): Phrase[][] {
  return lines.map((line) =>
    line
      .split(",")
      .map(allWordsIn)
      .filter((phrase) => phrase.length > 0),
  );
}

/** The typed words in order, each word or phrase followed by the phrases that mean the same. */
export function withSamePhrases(words: string[], lines: Phrase[][]): Phrase[][] {
  const asked: Phrase[][] = [];
  for (let at = 0; at < words.length;) {
    const known = lines
      .flatMap((phrases) => phrases.map((phrase) => ({ phrase, phrases })))
      .filter(({ phrase }) => phrase.every((word, place) => word === words[at + place]))
      .toSorted((one, other) => other.phrase.length - one.phrase.length);
    const typed = known[0]?.phrase ?? [words[at] ?? ""];
    const same = known.filter(({ phrase }) => phrase.length === typed.length);
    asked.push([typed, ...same.flatMap(({ phrases }) => phrases.filter((phrase) => phrase !== typed))]);
    at += typed.length;
  }
  return asked;
}

/** For `to_tsquery`: every word, or another one in its place, begins a word of the text. */
export function tsqueryOf(asked: Phrase[][], others: ReadonlyMap<string, string[]> = new Map()): string {
  const last = asked.at(-1)?.[0]?.at(-1);
  const lexeme = (word: string) => {
    // A single letter begins nearly every text: it is a word, such as R, unless more of it may follow.
    if ([...word].length > 1) return `'${word}':*`;
    if (asked.length === 1) return `'${word}':A`;
    return word === last ? `'${word}':*` : `'${word}'`;
  };
  const either = (words: string[]) => `(${words.map(lexeme).join(" | ")})`;
  const phraseOf = (phrase: Phrase) =>
    phrase.map((word) => either([word, ...(others.get(word) ?? [])])).join(" & ");
  return asked.map((phrases) => `(${phrases.map(phraseOf).join(" | ")})`).join(" & ");
}
