import { dictionary } from "@zxcvbn-ts/language-common";
import { isMadeOf, normalPassword } from "../../core/password";
import type { Services } from "../../graphql/context";
import { Invalid } from "../../graphql/errors";
import type { User } from "./user.entity";

/** What an attacker of any academy tries, beside its own name. */
const OBVIOUS = ["sopaan", "academy", "password", "welcome"];

let commonPasswords: ReadonlySet<string> | undefined;

interface ChosenPassword {
  password: string;
  /** The input's field. */
  field: string;
  /** Whose password it is to be. */
  owner: Pick<User, "name" | "email">;
}

function isCommon(password: string): boolean {
  commonPasswords ??= new Set(dictionary["passwords-common"]);
  return commonPasswords.has(normalPassword(password).toLowerCase());
}

/** Refuses a password that others would try first. The common ones are the `passwords` dictionary of zxcvbn-ts. */
export async function refuseWeakPassword(
  { academyName }: Pick<Services, "academyName">,
  { password, field, owner }: ChosenPassword,
): Promise<void> {
  const refuse = (message: string) => new Invalid([{ field, message }]);
  if (password.trim() === "") throw refuse("Please use more than spaces.");
  if (isCommon(password)) throw refuse("That password is too common. Please choose another.");
  if (isMadeOf(password, [owner.email, owner.name, await academyName(), ...OBVIOUS]))
    throw refuse("Please don’t use only your name, your e-mail address or the academy’s name.");
}
