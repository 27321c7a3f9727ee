import { Invalid } from "../../../core/errors";
import { isPersonName } from "../../../core/text/personName";
import { missingCharacters } from "../../../platform/pdf/shapeText";
import { loadTypefaces } from "../pdf/typefaces";

const NO_NAME = "Please enter a name, without links or signs like / and @.";

function refuse(message: string): Invalid {
  return new Invalid([{ field: "name", message }]);
}

const oneLine = (typed: string) => typed.normalize("NFC").trim().replaceAll(/\s+/gu, " ");

/** As it is printed: one form of each letter, single blanks. Refuses what the certificate cannot show. */
export function readCertificateName(typed: string): string {
  const name = oneLine(typed);
  if (!isPersonName(name) || !/\p{L}/u.test(name)) throw refuse(NO_NAME);
  const missing = missingCharacters(loadTypefaces().head, name);
  if (missing.length > 0)
    throw refuse(
      `We can’t print ${missing.slice(0, 5).join(" ")} yet. Please write the name in Latin, Devanagari or Telugu letters.`,
    );
  return name;
}

const MAX_WORDS = 5;
const MAX_CHARACTERS = 60;

/** Son, daughter or wife of, care of; and the same in Malay, as on Indian and Malaysian identity cards. */
const RELATION = /(?<![^ ])(?:[sdwc]\/o|a\/[lp])(?![^ .])/giu;
/** Ends the names of the demo's invented people. */
const SAMPLE = / \(sample\)$/u;
const OTHER_SIGNS = /[^\p{L}\p{M} .'’-]/u;
/** Indian scripts shape a letter with a joiner. */
const JOINERS = /[\u200c\u200d]/gu;
const PILED_MARKS = /\p{Script=Latin}\p{M}{3}/u;

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Whether nobody needs to look at it before the academy signs it. */
export function isPlainName(name: string): boolean {
  const bare = name.replace(SAMPLE, "").replaceAll(JOINERS, "").replaceAll(RELATION, "");
  const words = bare.split(" ").filter(Boolean);
  if (words.length > MAX_WORDS || OTHER_SIGNS.test(bare) || PILED_MARKS.test(bare.normalize("NFD")))
    return false;
  return [...characters.segment(name)].length <= MAX_CHARACTERS && (bare.match(/\p{L}/gu) ?? []).length > 1;
}

const folded = (name: string) => oneLine(name).toLowerCase();

/** The learner's account vouches for its own name alone, whether in capitals or not. */
export function needsReview(name: string, accountName: string): boolean {
  return folded(name) !== folded(accountName) || !isPlainName(name);
}
