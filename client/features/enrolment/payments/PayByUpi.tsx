import type { FragmentType } from "@apollo/client";
import { Smartphone } from "lucide-react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { rupees } from "../../../format/rupees";
import { ButtonAnchor } from "../../../ui/Button";
import { CopyButton } from "../../../ui/CopyButton";
import { Text } from "../../../ui/layout/Text";
import { LinkedText } from "./LinkedText";
import { MoreDetails } from "../../../ui/text/MoreDetails";
import { NoWrapAddress } from "../../../ui/text/NoWrapAddress";
import { PayByUpi_RegistrationFragmentDoc } from "./Payment.generated";
import type { PayByUpi_RegistrationFragment } from "./Payment.generated";
import styles from "./Payment.module.css";

interface PayByUpiProps {
  registration: FragmentType<PayByUpi_RegistrationFragment>;
}

function payeeOf(upiLink: string): { address: string; name: string } {
  const query = new URL(upiLink).searchParams;
  return { address: query.get("pa") ?? "", name: query.get("pn") ?? "" };
}

/** A phone cannot scan its own screen, so it opens its UPI app instead. */
export function PayByUpi({ registration }: PayByUpiProps) {
  const data = useFragmentData(PayByUpi_RegistrationFragmentDoc, registration);
  if (!data.upiLink || !data.paymentQr)
    return <p>We can’t take UPI payments at the moment. Write to us, and we’ll tell you how to pay.</p>;
  const payee = payeeOf(data.upiLink);
  return (
    <div className={styles.pay}>
      <div className={styles.scan}>
        <img
          className={styles.code}
          src={data.paymentQr}
          alt={`QR code to pay ${rupees(data.amountRupees)} by UPI for ${data.reference}`}
          width={240}
          height={240}
        />
        <Text tone="muted" size="small">
          Scan with any UPI app; amount and reference are filled in.
        </Text>
      </div>
      <div className={styles.facts}>
        <p className={styles.onPhone}>
          <ButtonAnchor
            look="main"
            href={data.upiLink}
            target="_self"
            rel={undefined}
            icon={<Smartphone aria-hidden />}
          >
            Pay in your UPI app
          </ButtonAnchor>
        </p>
        <dl className={styles.list}>
          <div>
            <dt>Amount</dt>
            <dd className={styles.amount}>{rupees(data.amountRupees)}</dd>
          </div>
          <div>
            <dt>Payee</dt>
            <dd>{payee.name}</dd>
          </div>
          <div>
            <dt>UPI ID</dt>
            <dd>
              <span>
                <NoWrapAddress address={payee.address} />
              </span>{" "}
              <CopyButton text={payee.address} name="UPI ID" />
            </dd>
          </div>
          <div>
            <dt>Reference</dt>
            <dd>
              {data.reference} <CopyButton text={data.reference} name="reference" />
            </dd>
          </div>
        </dl>
      </div>
      {data.otherPayment && (
        <div className={styles.other}>
          <MoreDetails summary="Can’t pay by UPI?">
            <p className={styles.lines}>
              <LinkedText text={data.otherPayment} />
            </p>
            <p>Give the reference {data.reference}, then send us a screenshot below.</p>
          </MoreDetails>
        </div>
      )}
    </div>
  );
}
