import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Smartphone } from "lucide-react";
import { rupees } from "../../format/rupees";
import { ButtonAnchor } from "../../ui/Button";
import { CopyButton } from "../../ui/CopyButton";
import { UnbrokenAddress } from "../../ui/UnbrokenAddress";
import { PayOrder_RegistrationFragmentDoc } from "./PayOrder.generated";
import type { PayOrder_RegistrationFragment } from "./PayOrder.generated";
import styles from "./PayOrder.module.css";

interface PayOrderProps {
  registration: FragmentType<PayOrder_RegistrationFragment>;
}

/** Where the money goes, as the payment link itself says it. */
function payeeOf(upiLink: string): { address: string; name: string } {
  const query = new URL(upiLink).searchParams;
  return { address: query.get("pa") ?? "", name: query.get("pn") ?? "" };
}

/** This order's own code to scan, with its amount and reference inside; a phone opens its payment app instead. */
export function PayOrder({ registration }: PayOrderProps) {
  const { data } = useSuspenseFragment({
    fragment: PayOrder_RegistrationFragmentDoc,
    fragmentName: "PayOrder_registration",
    from: registration,
  });
  if (!data.upiLink || !data.paymentQr)
    return <p>We cannot take UPI payments at the moment. Write to us, and we tell you how to pay.</p>;
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
        <p className={styles.hint}>Scan with any UPI app; amount and reference are filled in.</p>
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
                <UnbrokenAddress address={payee.address} />
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
    </div>
  );
}
