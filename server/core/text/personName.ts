import { INVISIBLE } from "./invisible";
import { TOP_LEVEL_DOMAINS } from "./topLevelDomains";

const REFUSED = new RegExp(`[${INVISIBLE}/:@]`, "u");
/** Indian scripts shape a letter with a joiner after its mark. */
const SHAPING_JOINER = /(?<=\p{M})[\u200c\u200d]/gu;

const WORDS = /[\p{L}\p{M}\p{N}.\u3002'’-]+/gu;
/** Full stops, including the one of other scripts that browsers read as a dot. */
const STOP = /[.\u3002]/u;
const TITLE = /^(?:adv|capt|col|kum|maj|mrs|prof|shree|shri|smt|sri)$/i;
/** One or two letters, e.g. `K`, `Dr` and `Md`; Indian scripts spell a letter's name: `एम`. */
const INITIAL = /^(?:[\p{Script=Latin}\p{M}]{1,2}|(?:[^\P{L}\p{Script=Latin}]\p{M}*){1,3})$/u;
/** A capital, or a letter of a script without case; `K.S.` ends with an initial. */
const NAME_START = /^(?:[\p{Lu}\p{Lt}\p{Lo}]|\p{L}\p{M}{0,9}$)/u;

/** Appears in domains but in no name with full stops: `xn--p1ai`. */
const OF_DOMAINS = /\p{N}|--/u;

function endsLikeDomain(last: string): boolean {
  const [end = ""] = last.split(/['’]/, 1);
  return OF_DOMAINS.test(last) || TOP_LEVEL_DOMAINS.has(end.toLowerCase());
}

/** Distinguishes a link such as `evil.test` or `T.Me` from initials and a name such as `K.S.Rao`. */
function isLinkLike(word: string): boolean {
  const parts = word.split(STOP).filter((part) => part !== "");
  const last = parts.pop() ?? "";
  if (parts.length === 0) return false;
  if (!NAME_START.test(last) || endsLikeDomain(last)) return true;
  return !parts.every((part) => TITLE.test(part) || INITIAL.test(part));
}

/** Whether this can be a name: one visible line without a link. */
export function isPersonName(typed: unknown): boolean {
  if (typeof typed !== "string") return false;
  const name = typed.trim().normalize("NFKC").replace(SHAPING_JOINER, "");
  return !REFUSED.test(name) && !(name.match(WORDS) ?? []).some(isLinkLike);
}
