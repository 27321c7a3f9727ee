import { Dices } from "lucide-react";
import type { MouseEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/Button";
import { TextField } from "../../../../ui/form/fields";
import { generateSecretCode } from "./generateSecretCode";
import { isWeakCode } from "./isWeakCode";
import styles from "./SecretCodeField.module.css";

const NAME = "secretCode";
const MIN_CHARACTERS = 6;

interface SecretCodeFieldProps {
  missing: string;
  label?: string;
}

/** A new secret code, typed or generated; shown as text, because staff pass it on. Warns of one that is easy to guess. */
export function SecretCodeField({ missing, label = "Secret Code" }: SecretCodeFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState("");

  useEffect(() => {
    const form = place.current?.closest("form");
    const handleReset = () => setCode("");
    form?.addEventListener("reset", handleReset);
    return () => form?.removeEventListener("reset", handleReset);
  }, []);

  function handleGenerate({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const input = currentTarget.form?.elements.namedItem(NAME);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = generateSecretCode();
    setCode(input.value);
    // The form hears of it as of any typing.
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <div ref={place} className={styles.place}>
      <TextField
        name={NAME}
        label={label}
        autoComplete="off"
        data-private
        autoCapitalize="none"
        spellCheck={false}
        required
        missing={missing}
        minLength={MIN_CHARACTERS}
        invalid={`Please use at least ${MIN_CHARACTERS} characters.`}
        hint="You will see this code once, after saving. Copy it then; nobody can look it up later."
        onInput={(event) => setCode(event.currentTarget.value)}
        end={
          <Button icon={<Dices size={18} aria-hidden />} onClick={handleGenerate}>
            Generate
          </Button>
        }
      />
      <p role="status" className={styles.weak}>
        {code.trim() !== "" && isWeakCode(code.trim()) && "Easy to guess. Use Generate for a safer one."}
      </p>
    </div>
  );
}
