import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Printer } from "lucide-react";
import type { ComponentProps } from "react";
import { Fragment } from "react";
import { momentInIndia } from "../../format/momentInIndia";
import { Button } from "../../ui/Button";
import { Facts } from "../../ui/Facts";
import { Panel } from "../../ui/Panel";
import { UnbrokenAddress } from "../../ui/UnbrokenAddress";
import { PriceBreakdown } from "./PriceBreakdown";
import styles from "./Receipt.module.css";
import { Receipt_RegistrationFragmentDoc } from "./Receipt.generated";
import type { Receipt_RegistrationFragment } from "./Receipt.generated";

interface ReceiptProps {
  registration: FragmentType<Receipt_RegistrationFragment>;
}

/** The receipt of a paid order. Printed, it is alone on its page. */
export function Receipt({ registration }: ReceiptProps) {
  const { data } = useSuspenseFragment({
    fragment: Receipt_RegistrationFragmentDoc,
    fragmentName: "Receipt_registration",
    from: registration,
  });
  const { receipt } = data;
  if (!receipt) return null;
  const facts: ComponentProps<typeof Facts>["facts"] = [
    ["Receipt for", data.title],
    ["When", data.when],
    ["Order", data.reference],
    [
      "Paid by",
      <Fragment key="by">
        {data.name}, <UnbrokenAddress address={data.email} />
      </Fragment>,
    ],
    ["UTR", data.proof?.utr],
    ["Confirmed", momentInIndia(receipt.confirmedAt)],
  ];
  return (
    <Panel title="Receipt">
      <div className={styles.receipt}>
        <address className={styles.academy}>
          <strong>{receipt.academyName}</strong>
          {receipt.address && <span>{receipt.address}</span>}
          <span>{receipt.emails[0]}</span>
        </address>
        <Facts facts={facts} />
        <PriceBreakdown {...data} totalLabel="Paid" />
        <p className={styles.print}>
          <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
            Print receipt
          </Button>
        </p>
      </div>
    </Panel>
  );
}
