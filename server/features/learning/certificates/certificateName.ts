import { Invalid } from "../../../core/errors";
import { isPersonName } from "../../../core/text/personName";
import { missingCharacters } from "../../../platform/pdf/shapeText";
import { loadTypefaces } from "./pdf/typefaces";

const NO_NAME = "Please enter a name, without links or signs such as / and @.";

function refuse(message: string): Invalid {
  return new Invalid([{ field: "name", message }]);
}

/** As it is printed: one form of each letter, single blanks. Refuses what the certificate cannot show. */
export function readCertificateName(typed: string): string {
  const name = typed.normalize("NFC").trim().replaceAll(/\s+/gu, " ");
  if (!isPersonName(name) || !/\p{L}/u.test(name)) throw refuse(NO_NAME);
  const missing = missingCharacters(loadTypefaces().head, name);
  if (missing.length > 0)
    throw refuse(
      `We cannot print ${missing.slice(0, 5).join(" ")} yet. Please write the name in Latin, Devanagari or Telugu letters.`,
    );
  return name;
}
