export interface Tag {
  /** In small letters, without its namespace; "" for comments and what is no tag. */
  name: string;
  isEnd: boolean;
  isEmpty: boolean;
  attributes: string;
  /** The text before it. */
  text: string;
}

const MAX_ATTRIBUTES = 1000;
const NAME = /^\/?(?:[\w.-]+:)?([\w.-]+)/;

function tagOf(inner: string, text: string): Tag {
  const short = inner.slice(0, MAX_ATTRIBUTES);
  const [found = "", name = ""] = NAME.exec(short) ?? [];
  const isEnd = inner.startsWith("/");
  return {
    name: name.toLowerCase(),
    isEnd,
    isEmpty: inner.endsWith("/"),
    attributes: short.slice(found.length),
    text,
  };
}

const CDATA = "<![CDATA[";
const KINDS: [opening: string, closing: string][] = [
  [CDATA, "]]>"],
  ["<!--", "-->"],
];

/** The tags of HTML or XML, in time linear in its length, however broken it is. */
export function* tagsOf(markup: string): Generator<Tag> {
  let from = 0;
  for (;;) {
    const start = markup.indexOf("<", from);
    if (start < 0) return;
    const text = markup.slice(from, start);
    const [opening, closing] = KINDS.find(([begins]) => markup.startsWith(begins, start)) ?? ["<", ">"];
    const end = markup.indexOf(closing, start + opening.length);
    if (end < 0) return;
    const inner = markup.slice(start + opening.length, end);
    if (opening === CDATA) yield tagOf("", text + inner.replaceAll("&", "&amp;"));
    else yield tagOf(opening === "<" ? inner : "", text);
    from = end + closing.length;
  }
}

const ENTITY = /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** A cell has less: more would hold the event loop. */
const MAX_DECODED = 100_000;

export function decodeText(text: string): string {
  return text.slice(0, MAX_DECODED).replace(ENTITY, (whole, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

const PATTERNS = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  const value = `(?:"([^"]*)"|'([^']*)'|([^\\s"'/]+))`;
  const pattern = PATTERNS.get(name) ?? new RegExp(`(?:^|\\s)(?:[\\w.-]+:)?${name}\\s*=\\s*${value}`, "i");
  PATTERNS.set(name, pattern);
  return pattern;
}

export function attributeOf({ attributes }: Tag, name: string): string | null {
  const found = patternOf(name).exec(attributes);
  return found ? decodeText(found[1] ?? found[2] ?? found[3] ?? "") : null;
}
