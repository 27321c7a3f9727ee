import { Dices } from "lucide-react";
import type { MouseEvent } from "react";
import { Button } from "../../../ui/Button";
import { TextField } from "../../../ui/form/fields";
import { generateSecretCode } from "./generateSecretCode";

const NAME = "secretCode";

interface SecretCodeFieldProps {
  missing: string;
  label?: string;
}

/** A new secret code, typed or generated. It is shown as text: whoever sets it has to pass it on. */
export function SecretCodeField({ missing, label = "Secret Code" }: SecretCodeFieldProps) {
  function handleGenerate({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const input = currentTarget.form?.elements.namedItem(NAME);
    if (input instanceof HTMLInputElement) input.value = generateSecretCode();
  }

  return (
    <TextField
      name={NAME}
      label={label}
      autoComplete="off"
      data-private
      autoCapitalize="none"
      spellCheck={false}
      required
      missing={missing}
      hint="Nobody can look a code up later, staff neither: it is shown once, after saving."
      end={
        <Button icon={<Dices size={18} aria-hidden />} onClick={handleGenerate}>
          Generate
        </Button>
      }
    />
  );
}
