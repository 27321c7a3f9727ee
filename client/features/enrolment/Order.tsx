import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
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
import { UnsentProof } from "./UnsentProof";
import type { OrderKey } from "./useOrder";

interface OrderProps {
  registration: FragmentType<Order_RegistrationFragment>;
  orderKey: OrderKey;
  /** Whether a newer link has replaced the one that opened this page. */
  isReplaced: boolean;
}

/** Where to register again for what an order that has ended was for; none where it is not on sale any more. */
function placeToRegister(order: Order_RegistrationFragment): string | null {
  const { kind, slug } = order;
  if (!hasOrderEnded(order) || !order.canRegisterAgain) return null;
  if (kind === "SEASON") return paths.bootcamp;
  if (!slug) return null;
  return kind === "BATCH" ? paths.lmsCourse(slug) : paths.workshop(slug);
}

interface PaymentPanelsProps {
  registration: Order_RegistrationFragment;
  orderKey: OrderKey;
  isReplaced: boolean;
  onCorrected: () => void;
}

/** How to pay, and the form for the payment's UTR and screenshot, while there is something to pay or to correct. */
function PaymentPanels({ registration, orderKey, isReplaced, onCorrected }: PaymentPanelsProps) {
  const { state, canSubmitProof, hasEnded } = registration;
  const pay = isReplaced ? (
    <p>This page is out of date. To pay, open the link in our newest e-mail to you.</p>
  ) : (
    <PayOrder registration={registration} />
  );
  const proof = <ProofForm {...{ registration, orderKey, isReplaced, onCorrected }} />;
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

/** One order: its state, how to pay, the payment that was reported, and its history. */
export function Order({ registration, orderKey, isReplaced }: OrderProps) {
  const { data } = useSuspenseFragment({
    fragment: Order_RegistrationFragmentDoc,
    fragmentName: "Order_registration",
    from: registration,
  });
  const [isCorrected, setIsCorrected] = useState(false);
  // Each new state and each reported payment begins with an empty form.
  const formKey = `${data.state} ${data.proof?.submittedAt ?? ""}`;
  const heading = useHeadingFocus(formKey);
  const again = placeToRegister(data);
  const isPaidSeat = data.state === "CONFIRMED" && !data.canCancel && !data.hasEnded;

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
          <UnsentProof registration={data} />
          {data.canResendConfirmation && <ResendConfirmation orderKey={orderKey} />}
          <OrderDetails registration={data} />
          {data.state === "CONFIRMED" && <ConfirmedPlace registration={data} />}
          {data.state === "CONFIRMED" && <Receipt registration={data} />}
          <PaymentPanels
            key={formKey}
            registration={data}
            orderKey={orderKey}
            isReplaced={isReplaced}
            onCorrected={() => setIsCorrected(true)}
          />
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
      {isPaidSeat && (
        <p className={styles.giveUp}>
          Can’t come? <Link to={paths.contactAbout(`order ${data.reference}`)}>Write to us</Link>: we cancel
          your seat and settle the refund with you.
        </p>
      )}
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
