import { Check, Copy, MessageCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { whatsAppLink } from "../../../format/whatsAppLink";
import { paths } from "../../../paths";
import { Button, ButtonAnchor } from "../../../ui/Button";
import { showToast } from "../../../ui/toast";
import styles from "./SecretCodeShown.module.css";

/** A code that was just set, and where it leads. It lives in the open page only. */
export interface NewSecretCode {
  code: string;
  isWeak: boolean;
  batch: { id: string; name: string; course: { slug: string; name: string } };
}

interface SecretCodeShownProps {
  secret: NewSecretCode;
  onDone: () => void;
}

function invitation({ code, batch }: NewSecretCode): string {
  const address = window.location.origin + paths.dashBatch(batch.course.slug, batch.id);
  return `Your secret code for ${batch.course.name}, ${batch.name}: ${code}\nEnter it here: ${address}`;
}

/** Shows a new code once, to be copied or sent on. Takes the focus, so that it is not overlooked. */
export function SecretCodeShown({ secret, onDone }: SecretCodeShownProps) {
  const [isCopied, setIsCopied] = useState(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView({ block: "nearest" });
  }, [secret.code]);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(secret.code);
      setIsCopied(true);
    } catch {
      showToast("error", "This browser does not allow copying. Please select the code and copy it yourself.");
    }
  }

  return (
    <section ref={place} tabIndex={-1} className={styles.shown} aria-label="New secret code">
      <p>
        The secret code of <strong>{secret.batch.name}</strong> ({secret.batch.course.name}), shown only now:
      </p>
      <output className={styles.code}>{secret.code}</output>
      {secret.isWeak && (
        <p className={styles.weak}>
          This code is easy to guess. It works, with fewer tries for everybody; a generated one is safer.
        </p>
      )}
      <div className={styles.actions}>
        <Button
          size="small"
          icon={isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          onClick={() => void handleCopy()}
        >
          {isCopied ? "Copied" : "Copy"}
        </Button>
        <ButtonAnchor
          size="small"
          href={whatsAppLink(invitation(secret))}
          icon={<MessageCircle size={18} aria-hidden />}
        >
          Share on WhatsApp
        </ButtonAnchor>
        <Button size="small" look="quiet" onClick={onDone}>
          I have noted it
        </Button>
      </div>
    </section>
  );
}
