import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { visiblePart } from "../../../core/text/invisible";
import { isMadeOf } from "../../../core/text/password";
import type { Services } from "../../../platform/context";
import { Invalid } from "../../../core/errors";
import type { User } from "../user.entity";

/** The academy's own name, beside the one in its settings. */
const OWN_NAMES = ["sopaan", "academy"];
/** What an attacker of any academy tries with a year or a number. */
const OBVIOUS = ["workshop", "bootcamp", "course", "batch", "learner", "student", "india", "welcome"];

/** A strong password takes about 10^8 guesses with 8 characters at random, and a common one with a number far fewer. */
const MIN_GUESSES = 10 ** 7;
/** The estimate takes longer with each character. */
const JUDGED_CHARACTERS = 32;

let estimator: ZxcvbnFactory | undefined;

interface ChosenPassword {
  password: string;
  /** The input's field. */
  field: string;
  /** Whose password it is to be. */
  owner: Pick<User, "name" | "email">;
}

/** Whether few guesses find it for those who know how people choose: common ones, sequences, dates, letters as digits. */
function isEasyToGuess(password: string, context: string[]): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: JUDGED_CHARACTERS });
  const words = context.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean);
  return estimator.check(visiblePart(password), words).guesses < MIN_GUESSES;
}

/** Refuses a password that others would try first. */
export async function refuseWeakPassword(
  { academyName }: Pick<Services, "academyName">,
  { password, field, owner }: ChosenPassword,
): Promise<void> {
  const refuse = (message: string) => new Invalid([{ field, message }]);
  if (visiblePart(password).trim() === "") throw refuse("Please use more than spaces.");
  const names = [owner.email, owner.name, await academyName(), ...OWN_NAMES];
  if (isMadeOf(password, names))
    throw refuse("Please don’t use only your name, your e-mail address or the academy’s name.");
  if (isEasyToGuess(password, [...names, ...OBVIOUS]))
    throw refuse("That password is too common or easy to guess. Please choose another.");
}
