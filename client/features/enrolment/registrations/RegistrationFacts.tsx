import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { momentInIndia } from "../../../format/momentInIndia";
import { Facts } from "../../../ui/text/Facts";
import { Stack } from "../../../ui/layout/Stack";
import { Panel } from "../../../ui/Panel";
import { NoWrapAddress } from "../../../ui/text/NoWrapAddress";
import { PriceBreakdown } from "../payments/PriceBreakdown";
import { SentScreenshot } from "../payments/SentScreenshot";
import { historyLabel } from "../registrationLabels";
import { RegistrationFacts_RegistrationFragmentDoc } from "./RegistrationPage.generated";
import type { RegistrationFacts_RegistrationFragment } from "./RegistrationPage.generated";
import styles from "./RegistrationPage.module.css";
import type { RegistrationKey } from "../registrationKey";

interface RegistrationFactsProps {
  registration: FragmentType<RegistrationFacts_RegistrationFragment>;
  registrationKey: RegistrationKey;
}

export function RegistrationFacts({ registration, registrationKey }: RegistrationFactsProps) {
  const data = useFragmentData(RegistrationFacts_RegistrationFragmentDoc, registration);
  const { timeline } = data;
  const mustPay = data.state === "STARTED" && !data.hasEnded;
  const hasReceipt = data.receipt !== null;
  const screenshot = data.proof?.hasPicture && (
    <SentScreenshot
      registrationId={data.id}
      secret={registrationKey.secret}
      submittedAt={data.proof.submittedAt}
    />
  );
  return (
    <Stack>
      <Panel title="History">
        <ol className={styles.history}>
          {timeline.map((step, index) => (
            <li key={step.id} data-state={step.state}>
              <strong>{historyLabel(step, timeline[index - 1]?.state ?? null)}</strong>
              <time dateTime={step.at}>{momentInIndia(step.at)}</time>
              {step.note && <span>{step.note}</span>}
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title="Your order">
        <Facts
          facts={[
            ["Reference", data.reference],
            ["Name", !hasReceipt && data.name],
            ["E-mail", !hasReceipt && <NoWrapAddress key="email" address={data.email} />],
            ["Phone", data.phone],
            ["UTR", !hasReceipt && data.proof?.utr],
            ["Screenshot", screenshot],
          ]}
        />
        {!hasReceipt && <PriceBreakdown {...data} totalLabel={mustPay ? "To pay" : "Total"} />}
      </Panel>
    </Stack>
  );
}
