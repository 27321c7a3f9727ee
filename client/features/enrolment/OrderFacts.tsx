import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
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

/** Who ordered, under which reference, at what price. */
export function OrderFacts({ registration, orderKey }: OrderFactsProps) {
  const { data } = useSuspenseFragment({
    fragment: OrderFacts_RegistrationFragmentDoc,
    fragmentName: "OrderFacts_registration",
    from: registration,
  });
  return (
    <div className={styles.facts}>
      <dl className={styles.person}>
        <div>
          <dt>Reference</dt>
          <dd>{data.reference}</dd>
        </div>
        <div>
          <dt>Name</dt>
          <dd>{data.name}</dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>{data.email}</dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>{data.phone}</dd>
        </div>
        {data.proof?.utr && (
          <div>
            <dt>UTR</dt>
            <dd>{data.proof.utr}</dd>
          </div>
        )}
        {data.proof?.hasPicture && (
          <div>
            <dt>Screenshot</dt>
            <dd>
              <SentPicture
                registrationId={data.id}
                orderKey={orderKey}
                submittedAt={data.proof.submittedAt}
              />
            </dd>
          </div>
        )}
      </dl>
      {data.state !== "CONFIRMED" && (
        <PriceBreakdown {...data} totalLabel={data.state === "STARTED" ? "To pay" : "Total"} />
      )}
    </div>
  );
}
