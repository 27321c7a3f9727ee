import type { FragmentType } from "@apollo/client";
import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { usePolicyKinds } from "../../../apollo/useSite";
import { useHeadingFocus } from "../../../hooks/useHeadingFocus";
import { paths } from "../../../../shared/paths";
import { Button, ButtonAnchor, ButtonLink } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Panel } from "../../../ui/Panel";
import { PayByUpi } from "../payments/PayByUpi";
import { ProofForm } from "../payments/ProofForm";
import { Receipt } from "../payments/Receipt";
import { UnsentProof } from "../payments/UnsentProof";
import { CancelRegistration } from "./CancelRegistration";
import { RegistrationFacts } from "./RegistrationFacts";
import { RegistrationSections_RegistrationFragmentDoc } from "./RegistrationPage.generated";
import type { RegistrationSections_RegistrationFragment } from "./RegistrationPage.generated";
import styles from "./RegistrationPage.module.css";
import { RegistrationStatus, ResendConfirmation } from "./RegistrationStatus";
import { SeatDetails } from "./SeatDetails";
import { useTickedSteps } from "./useTickedSteps";
import type { RegistrationKey } from "../registrationKey";
import { hasRegistrationEnded } from "./useRegistration";

interface RegistrationSectionsProps {
  registration: FragmentType<RegistrationSections_RegistrationFragment>;
  registrationKey: RegistrationKey;
  /** Whether a newer link has replaced the one that opened this page. */
  isReplaced: boolean;
}

/** Null if it is no longer on sale. */
function registerAgainPath(registration: RegistrationSections_RegistrationFragment): string | null {
  const { kind, slug } = registration;
  if (!hasRegistrationEnded(registration) || !registration.canRegisterAgain) return null;
  if (kind === "SEASON") return paths.bootcamp;
  if (!slug) return null;
  return kind === "BATCH" ? paths.lmsCourse(slug) : paths.workshop(slug);
}

interface PaymentPanelsProps {
  registration: RegistrationSections_RegistrationFragment;
  registrationKey: RegistrationKey;
  isReplaced: boolean;
  onCorrected: () => void;
}

/** The same for everybody: only the mailbox may learn of an earlier order. */
function PayOnce({ registration }: { registration: RegistrationSections_RegistrationFragment }) {
  const { isTicked, tick } = useTickedSteps(registration.id);
  const isAsked = !registration.isAddressTrusted && registration.upiLink !== null;
  if (!isAsked || isTicked("first")) return <PayByUpi registration={registration} />;
  return (
    <Stack gap="1">
      <p>
        <strong>Registered before?</strong> Your order’s link is in your e-mail. Don’t pay twice.
      </p>
      <div>
        <Button look="main" onClick={() => tick("first", true)}>
          No, show the QR code
        </Button>
      </div>
    </Stack>
  );
}

function PaymentPanels({ registration, registrationKey, isReplaced, onCorrected }: PaymentPanelsProps) {
  const { state, canSubmitProof, hasEnded } = registration;
  const pay = isReplaced ? (
    <p>This page is out of date. To pay, open the link in our newest e-mail to you.</p>
  ) : (
    <PayOnce registration={registration} />
  );
  const proof = <ProofForm {...{ registration, registrationKey, isReplaced, onCorrected }} />;
  if (state === "SUBMITTED") {
    return (
      <details className={styles.more}>
        <summary>Correct what you sent</summary>
        {proof}
      </details>
    );
  }
  if (!canSubmitProof) return null;
  if (state === "STARTED") {
    return (
      <>
        <Panel title="1. Pay by UPI">{pay}</Panel>
        <Panel title="2. Send your payment details">{proof}</Panel>
      </>
    );
  }
  if (state !== "REJECTED") return null;
  return (
    <>
      <Panel title="Correct your payment">{proof}</Panel>
      {!hasEnded && (
        <details className={styles.more}>
          <summary>Pay again</summary>
          {pay}
        </details>
      )}
    </>
  );
}

function GiveUpSeat({ reference }: { reference: string }) {
  const hasRefundPolicy = usePolicyKinds().includes("REFUNDS");
  return (
    <Text tone="muted">
      Can’t come?{" "}
      {hasRefundPolicy && (
        <>
          Our <Link to={paths.refunds}>refund policy</Link> says what we refund.{" "}
        </>
      )}
      <Link to={paths.contactAbout(`order ${reference}`)}>Write to us</Link> to cancel your seat.
    </Text>
  );
}

export function RegistrationSections({
  registration,
  registrationKey,
  isReplaced,
}: RegistrationSectionsProps) {
  const data = useFragmentData(RegistrationSections_RegistrationFragmentDoc, registration);
  const [isCorrected, setIsCorrected] = useState(false);
  // A new state or newly sent payment details reset the form.
  const formKey = `${data.state} ${data.proof?.submittedAt ?? ""}`;
  const heading = useHeadingFocus(formKey);
  const again = registerAgainPath(data);
  const isPaidSeat = data.state === "CONFIRMED" && !data.canCancel && !data.hasEnded;

  return (
    <>
      <Stack as="header" gap="half">
        <Text tone="muted" isStrong>
          Your registration
        </Text>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {data.title}
        </h1>
      </Stack>
      <div className={styles.columns}>
        <Stack>
          <RegistrationStatus registration={data} isCorrected={isCorrected} />
          <UnsentProof registration={data} />
          {data.canResendConfirmation && <ResendConfirmation registrationKey={registrationKey} />}
          <SeatDetails registration={data} />
          {data.state === "CONFIRMED" && <Receipt registration={data} />}
          <PaymentPanels
            key={formKey}
            registration={data}
            registrationKey={registrationKey}
            isReplaced={isReplaced}
            onCorrected={() => setIsCorrected(true)}
          />
          <Row>
            {again && (
              <ButtonLink look="main" to={again}>
                Register again
              </ButtonLink>
            )}
            {data.whatsAppLink && (
              <ButtonAnchor href={data.whatsAppLink} icon={<MessageCircle aria-hidden />}>
                Write to us on WhatsApp
              </ButtonAnchor>
            )}
          </Row>
        </Stack>
        <RegistrationFacts registration={data} registrationKey={registrationKey} />
      </div>
      {isPaidSeat && <GiveUpSeat reference={data.reference} />}
      {data.canCancel && <CancelRegistration registration={data} registrationKey={registrationKey} />}
    </>
  );
}
