import type { FragmentType } from "@apollo/client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { useLatestQuery } from "../../../../apollo/useLatestQuery";
import { CmsPage } from "../../../../cms/CmsPage";
import { cmsPaths } from "../../../../cmsPaths";
import { momentInIndia } from "../../../../format/momentInIndia";
import { price } from "../../../../format/price";
import { paths } from "../../../../../shared/paths";
import { ButtonLink } from "../../../../ui/Button";
import { Notice } from "../../../../ui/Notice";
import { Row } from "../../../../ui/layout/Row";
import { Stack } from "../../../../ui/layout/Stack";
import { Text } from "../../../../ui/layout/Text";
import { Panel } from "../../../../ui/Panel";
import { RegistrationDecision } from "../decisions/RegistrationDecision";
import type { Steps, Walk } from "../decisions/useWalk";
import { useWalk } from "../decisions/useWalk";
import { RegistrationStateTag } from "../registrations/registrationLabelsForStaff";
import type { PaymentProofView_RegistrationFragment } from "./CmsRegistration.generated";
import {
  CmsRegistrationDocument,
  PaymentProofView_RegistrationFragmentDoc,
} from "./CmsRegistration.generated";
import { CmsRegistrationAside } from "./CmsRegistrationAside";
import styles from "./CmsRegistrationPage.module.css";

interface StepProps {
  to: string | undefined;
  walk: Walk;
  icon: ReactNode;
  children: string;
}

function Step({ to, walk, icon, children }: StepProps) {
  if (!to) return null;
  return (
    <ButtonLink size="small" icon={icon} to={cmsPaths.registration(to)} state={walk} replace>
      {children}
    </ButtonLink>
  );
}

function RegistrationSteps({ steps: { walk, position, before, next } }: { steps: Steps }) {
  return (
    <Row as="nav" aria-label="The list" gap="2" rowGap="1">
      <Step to={before} walk={walk} icon={<ChevronLeft size={18} aria-hidden />}>
        Previous
      </Step>
      <Text as="span" tone="muted">
        {position} of {walk.ids.length}
      </Text>
      <Step to={next} walk={walk} icon={<ChevronRight size={18} aria-hidden />}>
        Next
      </Step>
    </Row>
  );
}

/** Groups the digits by four, which makes them easier to compare. */
function grouped(utr: string): string {
  return utr.replace(/(\d{4})(?=\d)/g, "$1 ");
}

interface PaymentProofViewProps {
  registration: FragmentType<PaymentProofView_RegistrationFragment>;
}

function PaymentProofView({ registration }: PaymentProofViewProps) {
  const data = useFragmentData(PaymentProofView_RegistrationFragmentDoc, registration);
  const { id, amountRupees, proof } = data;
  if (!proof) return <p>No proof of payment was sent.</p>;
  const picture = paths.paymentProof(id, proof.submittedAt);
  return (
    <Stack>
      <p className={styles.utr}>
        <span className={styles.label}>Amount</span>
        <span>{price(amountRupees)}</span>
      </p>
      {proof.utr && (
        <p className={styles.utr}>
          <span className={styles.label}>UTR</span>
          <span>{grouped(proof.utr)}</span>
        </p>
      )}
      <Text tone="muted" size="small">
        Sent <time dateTime={proof.submittedAt}>{momentInIndia(proof.submittedAt)}</time>
      </Text>
      {proof.hasPicture && (
        <a href={picture} target="_blank" rel="noopener noreferrer">
          <img className={styles.picture} src={picture} alt="Screenshot of the payment" />
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      )}
    </Stack>
  );
}

export function CmsRegistrationPage() {
  const { id = "" } = useParams();
  const steps = useWalk(id);
  const [hasKeys, setHasKeys] = useState(true);
  const data = useLatestQuery(CmsRegistrationDocument, { id });
  const registration = data.cmsRegistration;
  const trail = <Link to={steps?.walk.from ?? cmsPaths.registrations}>Registrations</Link>;
  if (!registration) {
    return (
      <CmsPage isNotFound title="No such registration" trail={trail}>
        <Notice
          title="This registration no longer exists"
          action={<Link to={cmsPaths.registrations}>To all registrations</Link>}
        >
          <p>The learner may have asked us to delete their data.</p>
        </Notice>
      </CmsPage>
    );
  }

  return (
    <CmsPage
      // Remounts for another registration, even of the same name, so that its heading takes the focus.
      key={id}
      title={registration.name}
      trail={trail}
      state={<RegistrationStateTag {...registration} />}
      actions={steps && <RegistrationSteps steps={steps} />}
      aside={<CmsRegistrationAside registration={registration} />}
    >
      <Panel title="Payment">
        <RegistrationDecision
          registration={registration}
          steps={steps}
          hasKeys={hasKeys}
          onSwitchKeys={setHasKeys}
        />
        <PaymentProofView registration={registration} />
      </Panel>
    </CmsPage>
  );
}
