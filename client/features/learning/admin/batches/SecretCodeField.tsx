import { Dices, Check, Copy, MessageCircle } from "lucide-react";
import type { MouseEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { whatsAppLink } from "../../../../format/whatsAppLink";
import { useUnsavedWarning } from "../../../../hooks/useUnsavedWarning";
import { paths } from "../../../../../shared/paths";
import { Button, ButtonAnchor } from "../../../../ui/Button";
import { TextField } from "../../../../ui/form/fields";
import { Row } from "../../../../ui/layout/Row";
import { Text } from "../../../../ui/layout/Text";
import { Dialog } from "../../../../ui/overlay/Dialog";
import { showToast } from "../../../../ui/overlay/toast";
import { generateSecretCode, isWeakCode } from "./secretCode";
import styles from "./SecretCodeField.module.css";

const NAME = "secretCode";
const MIN_CHARACTERS = 6;

interface SecretCodeFieldProps {
  missing: string;
  label?: string;
}

/** Plain text, because staff pass the code on. */
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
    // The form listens for input events.
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

export interface NewSecretCode {
  code: string;
  isWeak: boolean;
  batch: { id: string; name: string; course: { slug: string; name: string } };
}

interface SecretCodeDialogProps {
  secret: NewSecretCode | null;
  onDone: () => void;
}

function invitation({ code, batch }: NewSecretCode): string {
  const address = window.location.origin + paths.dashBatch(batch.course.slug, batch.id);
  return `Your secret code for ${batch.course.name}, ${batch.name}: ${code}\nEnter it here: ${address}`;
}

/** Shows a new code once, kept in memory only, until the person confirms that they saved it. */
export function SecretCodeDialog({ secret, onDone }: SecretCodeDialogProps) {
  return (
    <Dialog title="Copy this code now" isOpen={secret !== null} isConfirmed onClose={onDone}>
      {secret && <NewCode secret={secret} onDone={onDone} />}
    </Dialog>
  );
}

function NewCode({ secret, onDone }: { secret: NewSecretCode; onDone: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  useUnsavedWarning(true, "This secret code won’t be shown again. Leave without saving it?");

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(secret.code);
      setIsCopied(true);
    } catch {
      showToast("error", "This browser doesn’t allow copying. Please select the code and copy it yourself.");
    }
  }

  return (
    <div className={styles.shown}>
      <p>
        The secret code of <strong>{secret.batch.name}</strong> ({secret.batch.course.name}). It won’t be
        shown again.
      </p>
      <output className={styles.code}>{secret.code}</output>
      {secret.isWeak && (
        <Text isStrong>This code is easy to guess. Set a safer one with “New secret code”.</Text>
      )}
      <Row>
        <Button
          data-first-focus
          icon={isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          onClick={() => void handleCopy()}
        >
          {isCopied ? "Copied" : "Copy"}
        </Button>
        <ButtonAnchor href={whatsAppLink(invitation(secret))} icon={<MessageCircle size={18} aria-hidden />}>
          Share on WhatsApp
        </ButtonAnchor>
      </Row>
      <Row>
        <Button look="main" onClick={onDone}>
          Done, I have saved it
        </Button>
      </Row>
    </div>
  );
}
