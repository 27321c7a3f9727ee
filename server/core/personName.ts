/** Control and format characters (line ends, text direction, zero width), fillers that show nothing, and what links are made of. */
const REFUSED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164/:@]/u;
/** Indian scripts shape a letter by a joiner after its mark. */
const SHAPING_JOINER = /(?<=\p{M})[\u200c\u200d]/gu;

/** Whether this can be a person's name: one visible line that is no link. */
export function isPersonName(typed: unknown): boolean {
  if (typeof typed !== "string") return false;
  return !REFUSED.test(typed.trim().normalize("NFKC").replace(SHAPING_JOINER, ""));
}
