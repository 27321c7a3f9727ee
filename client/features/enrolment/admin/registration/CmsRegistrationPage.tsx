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
import { paths } from "../../../../paths";
import { ButtonLink } from "../../../../ui/Button";
import { Notice } from "../../../../ui/Notice";
import { Panel } from "../../../../ui/Panel";
import { RegistrationDecision } from "../decisions/RegistrationDecision";
import type { Steps, Walk } from "../decisions/useWalk";
import { useWalk } from "../decisions/useWalk";
import { RegistrationStateTag } from "../registrations/registrationInWords";
import type { PaymentProofShown_RegistrationFragment } from "./CmsRegistration.generated";
import {
  CmsRegistrationDocument,
  PaymentProofShown_RegistrationFragmentDoc,
} from "./CmsRegistration.generated";
import {
  CmsRegistrationFacts,
  CmsTimeline,
  RegistrationLetters,
  RenewLinkDialog,
} from "./CmsRegistrationAside";
import styles from "./CmsRegistrationPage.module.css";

interface StepProps {
  /** Nothing where the list ends. */
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

/** To the previous and the next registration of the list. */
function RegistrationSteps({ steps: { walk, position, before, next } }: { steps: Steps }) {
  return (
    <nav aria-label="The list" className={styles.steps}>
      <Step to={before} walk={walk} icon={<ChevronLeft size={18} aria-hidden />}>
        Previous
      </Step>
      <span>
        {position} of {walk.ids.length}
      </span>
      <Step to={next} walk={walk} icon={<ChevronRight size={18} aria-hidden />}>
        Next
      </Step>
    </nav>
  );
}

/** In groups of four, as people compare them. */
function grouped(utr: string): string {
  return utr.replace(/(\d{4})(?=\d)/g, "$1 ");
}

interface PaymentProofShownProps {
  registration: FragmentType<PaymentProofShown_RegistrationFragment>;
}

/** What the person says of their payment: the UTR, and the screenshot as large as there is room. */
function PaymentProofShown({ registration }: PaymentProofShownProps) {
  const data = useFragmentData(PaymentProofShown_RegistrationFragmentDoc, registration);
  const { id, amountRupees, proof } = data;
  if (!proof) return <p>No proof of payment was sent.</p>;
  const picture = paths.paymentProof(id, proof.submittedAt);
  return (
    <div className={styles.proof}>
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
      <p className={styles.label}>
        Sent <time dateTime={proof.submittedAt}>{momentInIndia(proof.submittedAt)}</time>
      </p>
      {proof.hasPicture && (
        <a href={picture} target="_blank" rel="noopener noreferrer">
          <img className={styles.picture} src={picture} alt="Screenshot of the payment" />
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      )}
    </div>
  );
}

/** `/cms/registrations/:id`: the proof of payment beside the order. */
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
      // Another person's page, also where both have one name: its heading takes the focus.
      key={id}
      title={registration.name}
      trail={trail}
      state={<RegistrationStateTag {...registration} />}
      actions={steps && <RegistrationSteps steps={steps} />}
      aside={
        <>
          <Panel title="Order">
            <CmsRegistrationFacts registration={registration} />
          </Panel>
          <Panel title="History">
            <CmsTimeline registration={registration} />
          </Panel>
          <Panel title="E-mails">
            <RegistrationLetters registration={registration} />
            <RenewLinkDialog registration={registration} />
          </Panel>
        </>
      }
    >
      <Panel title="Payment">
        <RegistrationDecision
          registration={registration}
          steps={steps}
          hasKeys={hasKeys}
          onSwitchKeys={setHasKeys}
        />
        <PaymentProofShown registration={registration} />
      </Panel>
    </CmsPage>
  );
}
