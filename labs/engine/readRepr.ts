import type { TypedValue } from "./typedValue";

const TOKEN =
  /\s*(?:(?<text>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(?<float>-?(?:\d+(?:\.\d+(?:e[+-]?\d+)?|e[+-]?\d+)|inf)|nan)|(?<int>-?\d+)|(?<word>None|True|False|set\(\))|(?<sign>[[\](){},:]))/y;
const ESCAPE = /\\(?:x(?<two>[\da-f]{2})|u(?<four>[\da-f]{4})|U(?<eight>[\da-f]{8})|(?<sign>.))/g;
const CONTROLS: Record<string, string> = { n: "\n", t: "\t", r: "\r" };
const WORDS: Record<string, TypedValue> = { None: null, True: true, False: false, "set()": { set: [] } };
const MAX_DEPTH = 10;

type Token = Partial<Record<"text" | "float" | "int" | "word" | "sign", string>>;

class NotALiteral extends Error {}

/** Reads what repr() wrote of numbers, texts and what holds them; undefined for anything else. */
export function readRepr(repr: string): TypedValue | undefined {
  try {
    const reader = new ReprReader(repr);
    const value = reader.readValue(0);
    return reader.isAtEnd ? value : undefined;
  } catch (error) {
    if (error instanceof NotALiteral) return undefined;
    throw error;
  }
}

class ReprReader {
  readonly #repr: string;
  #at = 0;

  constructor(repr: string) {
    this.#repr = repr;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#repr.length;
  }

  readValue(depth: number): TypedValue {
    const { text, float, int, word, sign } = this.#next();
    if (text !== undefined) return readText(text);
    if (float !== undefined) return { float };
    if (int !== undefined) return Number.isSafeInteger(Number(int)) ? Number(int) : { int };
    if (word !== undefined) return WORDS[word] ?? null;
    if (depth >= MAX_DEPTH) throw new NotALiteral();
    if (sign === "[") return { list: this.#readItems("]", depth).items };
    if (sign === "{") return this.#readBraces(depth);
    if (sign !== "(") throw new NotALiteral();
    return { tuple: this.#readItems(")", depth).items };
  }

  #readBraces(depth: number): TypedValue {
    const { items, values } = this.#readItems("}", depth);
    if (items.length > 0 && values.length === 0) return { set: items };
    if (items.length !== values.length) throw new NotALiteral();
    return { dict: items.map((key, index) => [key, values[index] ?? null]) };
  }

  /** A dictionary's values are beside its keys. */
  #readItems(end: string, depth: number): { items: TypedValue[]; values: TypedValue[] } {
    const items: TypedValue[] = [];
    const values: TypedValue[] = [];
    while (!this.#takes(end)) {
      items.push(this.readValue(depth + 1));
      if (end === "}" && this.#takes(":")) values.push(this.readValue(depth + 1));
      if (this.#takes(",")) continue;
      if (this.#takes(end)) break;
      throw new NotALiteral();
    }
    return { items, values };
  }

  #takes(sign: string): boolean {
    const before = this.#at;
    const isThere = this.#next().sign === sign;
    if (!isThere) this.#at = before;
    return isThere;
  }

  #next(): Token {
    TOKEN.lastIndex = this.#at;
    const groups = TOKEN.exec(this.#repr)?.groups;
    if (!groups) throw new NotALiteral();
    this.#at = TOKEN.lastIndex;
    return groups;
  }
}

function readText(quoted: string): string {
  return quoted.slice(1, -1).replace(ESCAPE, (...given) => {
    const { two, four, eight, sign = "" } = given.at(-1) as Partial<Record<string, string>>;
    const code = two ?? four ?? eight;
    if (code === undefined) return CONTROLS[sign] ?? sign;
    const number = Number.parseInt(code, 16);
    return number <= 0x10_ff_ff ? String.fromCodePoint(number) : "\u{fffd}";
  });
}
