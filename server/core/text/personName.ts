import { INVISIBLE } from "./invisible";
import { TOP_LEVEL_DOMAINS } from "./topLevelDomains";

/** What cannot be seen, and what links are made of. */
const REFUSED = new RegExp(`[${INVISIBLE}/:@]`, "u");
/** Indian scripts shape a letter by a joiner after its mark. */
const SHAPING_JOINER = /(?<=\p{M})[\u200c\u200d]/gu;

/** Letters with what may join them in a name or a link. */
const WORDS = /[\p{L}\p{M}\p{N}.\u3002'’-]+/gu;
/** Full stops, also those of other scripts that browsers take for one. */
const STOP = /[.\u3002]/u;
/** What comes before a name, beside initials. */
const TITLE = /^(?:adv|capt|col|kum|maj|mrs|prof|shree|shri|smt|sri)$/i;
/** One or two letters, such as `K`, `Dr` and `Md`; the scripts of India write a letter's name: `एम`. */
const INITIAL = /^(?:[\p{Script=Latin}\p{M}]{1,2}|(?:[^\P{L}\p{Script=Latin}]\p{M}*){1,3})$/u;
/** A capital, or a letter of a script that has none; `K.S.` ends with an initial. */
const NAME_START = /^(?:[\p{Lu}\p{Lt}\p{Lo}]|\p{L}\p{M}*$)/u;

/** What no name with full stops in it has, but a domain may: `xn--p1ai`. */
const OF_DOMAINS = /\p{N}|--/u;

/** Whether this ends like a domain, whatever follows as in `Ab.Click's`. */
function endsLikeDomain(last: string): boolean {
  const [end = ""] = last.split(/['’]/, 1);
  return OF_DOMAINS.test(last) || TOP_LEVEL_DOMAINS.has(end.toLowerCase());
}

/** Whether this could be a link's address, such as `evil.test` or `T.Me`, and not initials and a name, such as `K.S.Rao`. */
function isLinkLike(word: string): boolean {
  const parts = word.split(STOP).filter((part) => part !== "");
  const last = parts.pop() ?? "";
  if (parts.length === 0) return false;
  if (!NAME_START.test(last) || endsLikeDomain(last)) return true;
  return !parts.every((part) => TITLE.test(part) || INITIAL.test(part));
}

/** Whether this can be a person's name: one visible line that is no link. */
export function isPersonName(typed: unknown): boolean {
  if (typeof typed !== "string") return false;
  const name = typed.trim().normalize("NFKC").replace(SHAPING_JOINER, "");
  return !REFUSED.test(name) && !(name.match(WORDS) ?? []).some(isLinkLike);
}
