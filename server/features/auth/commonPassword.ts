import { dictionary } from "@zxcvbn-ts/language-common";
import { Invalid } from "../../graphql/errors";

let commonPasswords: ReadonlySet<string> | undefined;

/** Refuses a password that everybody tries first. The list is the `passwords` dictionary of zxcvbn-ts. */
export function refuseCommonPassword(password: string, field: string): void {
  commonPasswords ??= new Set(dictionary["passwords-common"]);
  if (!commonPasswords.has(password.toLowerCase())) return;
  throw new Invalid([
    { field, message: "This password is one of the first that anybody would try. Please choose another." },
  ]);
}
