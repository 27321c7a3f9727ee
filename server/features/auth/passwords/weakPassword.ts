import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { visiblePart } from "../../../core/text/invisible";
import { isMadeOf } from "../../../core/text/password";
import type { Services } from "../../../platform/context";
import { Invalid } from "../../../core/errors";
import type { User } from "../user.entity";

const OWN_NAMES = ["sopaan", "academy"];
/** What attackers combine with a year or a number. */
const OBVIOUS = ["workshop", "bootcamp", "course", "batch", "learner", "student", "india", "welcome"];

/** A random password of 8 characters takes about 10^8 guesses, a common one with a number far fewer. */
const MIN_GUESSES = 10 ** 7;
/** Estimation time grows with length. */
const JUDGED_CHARACTERS = 32;

let estimator: ZxcvbnFactory | undefined;

interface ChosenPassword {
  password: string;
  field: string;
  owner: Pick<User, "name" | "email">;
}

function isEasyToGuess(password: string, context: string[]): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: JUDGED_CHARACTERS });
  const words = context.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean);
  return estimator.check(visiblePart(password), words).guesses < MIN_GUESSES;
}

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
