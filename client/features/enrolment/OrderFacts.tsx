import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Facts } from "../../ui/Facts";
import { UnbrokenAddress } from "../../ui/UnbrokenAddress";
import { OrderFacts_RegistrationFragmentDoc } from "./OrderFacts.generated";
import type { OrderFacts_RegistrationFragment } from "./OrderFacts.generated";
import styles from "./OrderFacts.module.css";
import { PriceBreakdown } from "./PriceBreakdown";
import { SentPicture } from "./SentPicture";
import type { OrderKey } from "./useOrder";

interface OrderFactsProps {
  registration: FragmentType<OrderFacts_RegistrationFragment>;
  orderKey: OrderKey;
}

/** Who ordered, under which reference, at what price; once it is paid, the receipt names most of it, and the price. */
export function OrderFacts({ registration, orderKey }: OrderFactsProps) {
  const { data } = useSuspenseFragment({
    fragment: OrderFacts_RegistrationFragmentDoc,
    fragmentName: "OrderFacts_registration",
    from: registration,
  });
  const isToPay = data.state === "STARTED" && !data.hasEnded;
  const hasReceipt = data.receipt !== null;
  const picture = data.proof?.hasPicture && (
    <SentPicture registrationId={data.id} orderKey={orderKey} submittedAt={data.proof.submittedAt} />
  );
  return (
    <div className={styles.facts}>
      <Facts
        facts={[
          ["Reference", data.reference],
          ["Name", !hasReceipt && data.name],
          ["E-mail", !hasReceipt && <UnbrokenAddress key="email" address={data.email} />],
          ["Phone", data.phone],
          ["UTR", !hasReceipt && data.proof?.utr],
          ["Screenshot", picture],
        ]}
      />
      {!hasReceipt && <PriceBreakdown {...data} totalLabel={isToPay ? "To pay" : "Total"} />}
    </div>
  );
}
