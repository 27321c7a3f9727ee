import type { FragmentType } from "@apollo/client";
import { MessageCircle } from "lucide-react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { paths } from "../../../../shared/paths";
import { ButtonAnchor, ButtonLink } from "../../../ui/Button";
import { CopyButton } from "../../../ui/CopyButton";
import { Row } from "../../../ui/layout/Row";
import { Panel } from "../../../ui/Panel";
import { useUnsentText } from "../../../ui/form/drafts/useUnsentText";
import { UnsentProof_RegistrationFragmentDoc } from "./Payment.generated";
import type { UnsentProof_RegistrationFragment } from "./Payment.generated";
import { proofDraft, UTR_FIELD } from "./useProof";

interface UnsentProofProps {
  registration: FragmentType<UnsentProof_RegistrationFragment>;
}

function linkWith(whatsAppLink: string, utr: string): string {
  const link = new URL(whatsAppLink);
  link.searchParams.set("text", `${link.searchParams.get("text") ?? ""} UTR: ${utr}`);
  return link.href;
}

function Unsent({ id, whatsAppLink }: UnsentProof_RegistrationFragment) {
  const utr = useUnsentText(proofDraft(id), UTR_FIELD).trim();
  if (!utr) return null;
  return (
    <Panel title="Your UTR wasn’t sent">
      <Row as="p">
        <strong>{utr}</strong> <CopyButton text={utr} name="UTR" />
      </Row>
      <p>
        If you have paid, send us this UTR: we’ll look for your payment, and refund it or confirm your seat.
      </p>
      <Row>
        {whatsAppLink && (
          <ButtonAnchor look="main" href={linkWith(whatsAppLink, utr)} icon={<MessageCircle aria-hidden />}>
            Send it on WhatsApp
          </ButtonAnchor>
        )}
        <ButtonLink to={paths.contact}>Other ways to reach us</ButtonLink>
      </Row>
    </Panel>
  );
}

/** Offers a UTR that was typed but not sent before the registration ended. */
export function UnsentProof({ registration }: UnsentProofProps) {
  const data = useFragmentData(UnsentProof_RegistrationFragmentDoc, registration);
  const isTooLate = !data.canSubmitProof && data.state !== "CONFIRMED";
  return isTooLate && <Unsent {...data} />;
}
