import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { MessageCircle } from "lucide-react";
import { paths } from "../../paths";
import { ButtonAnchor, ButtonLink } from "../../ui/Button";
import { CopyButton } from "../../ui/CopyButton";
import { Panel } from "../../ui/Panel";
import { useUnsentText } from "../../ui/form/useUnsentText";
import styles from "./Order.module.css";
import { proofDraft, UTR_FIELD } from "./proofDraft";
import { UnsentProof_RegistrationFragmentDoc } from "./UnsentProof.generated";
import type { UnsentProof_RegistrationFragment } from "./UnsentProof.generated";

interface UnsentProofProps {
  registration: FragmentType<UnsentProof_RegistrationFragment>;
}

/** The link to WhatsApp, with the UTR after the order's own text. */
function linkWith(whatsAppLink: string, utr: string): string {
  const link = new URL(whatsAppLink);
  link.searchParams.set("text", `${link.searchParams.get("text") ?? ""} UTR: ${utr}`);
  return link.href;
}

function Unsent({ id, whatsAppLink }: UnsentProof_RegistrationFragment) {
  const utr = useUnsentText(proofDraft(id), UTR_FIELD).trim();
  if (!utr) return null;
  return (
    <Panel title="Your UTR was not sent">
      <p className={styles.unsent}>
        <strong>{utr}</strong> <CopyButton text={utr} name="UTR" />
      </p>
      <p>If you have paid, send us this UTR: we look for your payment, and refund it or confirm your seat.</p>
      <div className={styles.actions}>
        {whatsAppLink && (
          <ButtonAnchor look="main" href={linkWith(whatsAppLink, utr)} icon={<MessageCircle aria-hidden />}>
            Send it on WhatsApp
          </ButtonAnchor>
        )}
        <ButtonLink to={paths.contact}>Other ways to reach us</ButtonLink>
      </div>
    </Panel>
  );
}

/** The UTR that was typed but not sent before the order stopped taking one: it ended elsewhere. */
export function UnsentProof({ registration }: UnsentProofProps) {
  const { data } = useSuspenseFragment({
    fragment: UnsentProof_RegistrationFragmentDoc,
    fragmentName: "UnsentProof_registration",
    from: registration,
  });
  const isTooLate = !data.canSubmitProof && data.state !== "CONFIRMED";
  return isTooLate && <Unsent {...data} />;
}
