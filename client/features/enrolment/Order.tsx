import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { useHeadingFocus } from "../../hooks/useHeadingFocus";
import { paths } from "../../paths";
import { ButtonAnchor, ButtonLink } from "../../ui/Button";
import { Panel } from "../../ui/Panel";
import { hasOrderEnded } from "./hasOrderEnded";
import { CancelOrder } from "./CancelOrder";
import { ConfirmedPlace } from "./ConfirmedPlace";
import { Order_RegistrationFragmentDoc } from "./Order.generated";
import type { Order_RegistrationFragment } from "./Order.generated";
import styles from "./Order.module.css";
import { OrderDetails } from "./OrderDetails";
import { OrderFacts } from "./OrderFacts";
import { OrderStanding } from "./OrderStanding";
import { OrderTimeline } from "./OrderTimeline";
import { PayOrder } from "./PayOrder";
import { ProofForm } from "./ProofForm";
import { Receipt } from "./Receipt";
import { ResendConfirmation } from "./ResendConfirmation";
import type { OrderKey } from "./useOrder";

interface OrderProps {
  registration: FragmentType<Order_RegistrationFragment>;
  orderKey: OrderKey;
}

/** Where to register again for what an order that has ended was for; none where it is not on sale any more. */
function placeToRegister(order: Order_RegistrationFragment): string | null {
  const { kind, slug } = order;
  if (!hasOrderEnded(order) || !order.canRegisterAgain) return null;
  if (kind === "SEASON") return paths.bootcamp;
  if (!slug) return null;
  return kind === "BATCH" ? paths.lmsCourse(slug) : paths.workshop(slug);
}

/** One order: how it stands, how to pay it, what was said of the payment, and what happened so far. */
export function Order({ registration, orderKey }: OrderProps) {
  const { data } = useSuspenseFragment({
    fragment: Order_RegistrationFragmentDoc,
    fragmentName: "Order_registration",
    from: registration,
  });
  const [isCorrected, setIsCorrected] = useState(false);
  // A new standing, and each word on the payment, begin with a new form.
  const formKey = `${data.state} ${data.proof?.submittedAt ?? ""}`;
  const heading = useHeadingFocus(formKey);
  const isToPay = data.state === "STARTED" && data.canSubmitProof;
  const again = placeToRegister(data);
  const pay = <PayOrder registration={data} />;
  const proof = (
    <ProofForm
      key={formKey}
      registration={data}
      orderKey={orderKey}
      onCorrected={() => setIsCorrected(true)}
    />
  );

  return (
    <>
      <header className={styles.header}>
        <p className={styles.kicker}>Your registration</p>
        <h1 ref={heading} tabIndex={-1}>
          {data.title}
        </h1>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrderStanding registration={data} isCorrected={isCorrected} />
          {data.canResendConfirmation && <ResendConfirmation orderKey={orderKey} />}
          <OrderDetails registration={data} />
          {data.state === "CONFIRMED" && <ConfirmedPlace registration={data} />}
          {data.state === "CONFIRMED" && <Receipt registration={data} />}
          {isToPay && <Panel title="1. Pay by UPI">{pay}</Panel>}
          {isToPay && <Panel title="2. Send your payment details">{proof}</Panel>}
          {data.state === "REJECTED" && data.canSubmitProof && (
            <Panel title="Correct your payment">{proof}</Panel>
          )}
          {data.state === "REJECTED" && data.canSubmitProof && !data.hasEnded && (
            <details className={styles.more}>
              <summary>Pay again</summary>
              {pay}
            </details>
          )}
          {data.state === "SUBMITTED" && (
            <details key={formKey} className={styles.more}>
              <summary>Correct what you sent</summary>
              {proof}
            </details>
          )}
          <div className={styles.actions}>
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
          </div>
        </div>
        <div className={styles.side}>
          <Panel title="History">
            <OrderTimeline registration={data} />
          </Panel>
          <Panel title="Your order">
            <OrderFacts registration={data} orderKey={orderKey} />
          </Panel>
        </div>
      </div>
      {data.canCancel && (
        <CancelOrder
          orderKey={orderKey}
          title={data.title}
          isWaiting={data.state === "WAITING"}
          isFree={data.amountRupees === 0}
          isReported={data.proof !== null}
        />
      )}
    </>
  );
}
