import type { FragmentType } from "@apollo/client";
import { Printer } from "lucide-react";
import type { ComponentProps } from "react";
import { Fragment } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { momentInIndia } from "../../../format/momentInIndia";
import { Button } from "../../../ui/Button";
import { Facts } from "../../../ui/text/Facts";
import { Panel } from "../../../ui/Panel";
import { NoWrapAddress } from "../../../ui/text/NoWrapAddress";
import { Receipt_RegistrationFragmentDoc } from "./Payment.generated";
import type { Receipt_RegistrationFragment } from "./Payment.generated";
import styles from "./Payment.module.css";
import { PriceBreakdown } from "./PriceBreakdown";

interface ReceiptProps {
  registration: FragmentType<Receipt_RegistrationFragment>;
}

export function Receipt({ registration }: ReceiptProps) {
  const data = useFragmentData(Receipt_RegistrationFragmentDoc, registration);
  const { receipt } = data;
  if (!receipt) return null;
  const facts: ComponentProps<typeof Facts>["facts"] = [
    ["Receipt for", data.title],
    ["When", data.when],
    ["Order", data.reference],
    [
      "Paid by",
      <Fragment key="by">
        {data.name}, <NoWrapAddress address={data.email} />
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
