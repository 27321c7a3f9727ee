import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { messageOf } from "../../../../apollo/problemsOf";
import { rereadShown } from "../../../../apollo/rereadShown";
import { useSend } from "../../../../cms/records/useSend";
import { momentInIndia } from "../../../../format/momentInIndia";
import { Button } from "../../../../ui/Button";
import { showToast } from "../../../../ui/overlay/toast";
import { OUTCOMES } from "./bankInWords";
import { BankRowSettlement_BankRowFragmentDoc, ReopenBankRowDocument } from "./BankRowSettlement.generated";
import type { BankRowSettlement_BankRowFragment } from "./BankRowSettlement.generated";
import styles from "./BankRowShown.module.css";
import { SettleDialog } from "./SettleDialog";

interface BankRowSettlementProps {
  row: FragmentType<BankRowSettlement_BankRowFragment>;
}

/** How a payment that confirms nothing was settled, or the button that asks. */
export function BankRowSettlement({ row }: BankRowSettlementProps) {
  const client = useApolloClient();
  const send = useSend();
  const [isAsking, setIsAsking] = useState(false);
  const [isReopening, setIsReopening] = useState(false);
  const data = useFragmentData(BankRowSettlement_BankRowFragmentDoc, row);
  const { id, line, registration, outcome } = data;
  if (!registration) return null;
  const which = (
    <span className="visually-hidden">
      {" "}
      {registration.name}, line {line}
    </span>
  );

  async function handleReopen(registrationId: string) {
    setIsReopening(true);
    const { error, refreshed } = await send(ReopenBankRowDocument, { id, registrationId });
    if (error) showToast("error", messageOf(error));
    await (error ? rereadShown(client) : refreshed);
    setIsReopening(false);
  }

  return (
    <>
      {outcome && (
        <div className={styles.registration}>
          <span>
            Settled: {OUTCOMES[outcome]}
            {data.settledNote && ` (${data.settledNote})`}
          </span>
          <span className={styles.line}>
            {data.settledByName}
            {data.settledAt && `, ${momentInIndia(data.settledAt)}`}
          </span>
          <Button
            size="small"
            look="quiet"
            icon={<Undo2 size={18} aria-hidden />}
            isBusy={isReopening}
            onClick={() => void handleReopen(registration.id)}
          >
            Undo
            {which}
          </Button>
        </div>
      )}
      {data.canSettle && (
        <Button size="small" look="quiet" onClick={() => setIsAsking(true)}>
          Settle without approving…
          {which}
        </Button>
      )}
      {/* Still open after another has settled or approved it: it says so, and keeps the note. */}
      {(data.canSettle || isAsking) && (
        <SettleDialog
          rowId={id}
          registration={registration}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
