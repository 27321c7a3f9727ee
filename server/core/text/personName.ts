import { INVISIBLE } from "./invisible";
import { TOP_LEVEL_DOMAINS } from "./topLevelDomains";

const REFUSED = new RegExp(`[${INVISIBLE}/:@=+\\[\\]{}]`, "u");
/** Son, daughter, wife, baby, care of …: as Indian ID cards have them, e.g. "S/O: Ramesh". */
const RELATION = /(?<!\S)(?:([SDWCHFMB]) ?\/ ?(O)|(A) ?\/ ?([LP]))(?![\p{L}\p{M}\p{N}]):?/giu;
/** A full stop that is hidden from filters: `evil(dot)com`. */
const SPELLED_STOP = / ?\( ?(?:\.|dot) ?\) ?/giu;
const MAX_DIGITS = 2;
const WEB = /(?<!\p{L})(?:www|hxxps?)(?!\p{L})/iu;
/** Indian scripts shape a letter with a joiner after its mark. */
const SHAPING_JOINER = /(?<=\p{M})[\u200c\u200d]/gu;

const WORDS = /[\p{L}\p{M}\p{N}.\u3002'’-]+/gu;
/** Full stops, including the one of other scripts that browsers read as a dot. */
const STOP = /[.\u3002]/u;
/** Appears in domains but in no name with full stops: `xn--p1ai`. */
const OF_DOMAINS = /\p{N}|--/u;

/** Reserved for tests and local networks, so that they are nobody's domain, but look like one. */
const RESERVED = new Set(["example", "internal", "invalid", "local", "localhost", "onion", "test"]);

function isDomainPart(part: string): boolean {
  const [end = ""] = part.split(/['’]/, 1);
  const name = end.toLowerCase();
  return OF_DOMAINS.test(part) || TOP_LEVEL_DOMAINS.has(name) || RESERVED.has(name);
}

/** Whether a mail client would make a link of it: `T.Me`, but neither `Karthik.R` nor `K.S.Rao`. */
function isLinkLike(word: string): boolean {
  const [, ...parts] = word.split(STOP).filter((part) => part !== "");
  return parts.some(isDomainPart);
}

/** "S/o.Ramesh" becomes "So.Ramesh", which a mail client may still make a link of. */
function plainRelations(name: string): string {
  return name.replace(RELATION, "$1$2$3$4");
}

/** Whether this can be a name of an account, an order or a certificate: one visible line without a link. */
export function isPersonName(typed: unknown): boolean {
  if (typeof typed !== "string") return false;
  const name = plainRelations(typed.trim().normalize("NFKC").replace(SHAPING_JOINER, ""));
  const digits = name.match(/\p{Nd}/gu)?.length ?? 0;
  if (REFUSED.test(name) || WEB.test(name) || digits > MAX_DIGITS) return false;
  return !(name.replace(SPELLED_STOP, ".").match(WORDS) ?? []).some(isLinkLike);
}
