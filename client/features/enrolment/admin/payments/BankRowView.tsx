import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Check, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { messageOf } from "../../../../apollo/problemsOf";
import { refetchActive } from "../../../../apollo/refetchActive";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { useSend } from "../../../../cms/records/useSend";
import { cmsPaths } from "../../../../cmsPaths";
import { momentInIndia } from "../../../../format/momentInIndia";
import { rupees } from "../../../../format/rupees";
import { shortDate } from "../../../../format/shortDate";
import { Button } from "../../../../ui/Button";
import { Row } from "../../../../ui/layout/Row";
import { Text } from "../../../../ui/layout/Text";
import { showToast } from "../../../../ui/overlay/toast";
import { ReinstateDialog } from "../decisions/DecisionDialogs";
import { RegistrationStateTag } from "../registrations/registrationLabelsForStaff";
import { REASONS } from "./bankLabels";
import type { BankRowView_BankRowFragment } from "./BankRows.generated";
import { ApproveBankRowDocument, BankRowView_BankRowFragmentDoc } from "./BankRows.generated";
import { BankRowAssignment } from "./BankRowAssignment";
import { BankRowSettlement } from "./BankRowSettlement";
import styles from "./payments.module.css";

const PAISE = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "₹1,999.00", with paise; debits are negative. */
function money(amount: number): string {
  return `${amount < 0 ? "−" : ""}₹${PAISE.format(Math.abs(amount))}`;
}

interface BankRowViewProps {
  row: FragmentType<BankRowView_BankRowFragment>;
}

type BankRow = BankRowView_BankRowFragment;
type RowRegistration = NonNullable<BankRow["registration"]>;

function useApproveRow(row: BankRow, registration: RowRegistration) {
  const client = useApolloClient();
  const send = useSend();
  const [isBusy, setIsBusy] = useState(false);

  async function approve() {
    if (isBusy) return;
    setIsBusy(true);
    const { error, refreshed } = await send(ApproveBankRowDocument, {
      id: row.id,
      registrationId: registration.id,
      expectedVersion: registration.version,
    });
    if (error) showToast("error", messageOf(error));
    else showToast("success", `${registration.name} was approved.`);
    await (error ? refetchActive(client) : refreshed);
    setIsBusy(false);
  }

  return { isBusy, approve };
}

interface RowRegistrationProps {
  row: BankRow;
  registration: RowRegistration;
}

function BankRowRegistration({ row, registration }: RowRegistrationProps) {
  const { isBusy, approve } = useApproveRow(row, registration);
  const [isAsking, setIsAsking] = useState(false);
  const hasEnded = registration.canReinstate;

  async function handleReinstate() {
    await approve();
    setIsAsking(false);
  }

  return (
    <>
      <div className={styles.registration}>
        <Link to={cmsPaths.registration(registration.id)}>{registration.name}</Link>
        <RegistrationStateTag {...registration} />
        <span>{registration.title}</span>
        <span>{rupees(registration.amountRupees)}</span>
        <span>{registration.reference}</span>
        {row.appliedAt && (
          <span>
            {row.reason === "UTR_TO_KEEP" ? "UTR kept" : "Approved by this payment"}{" "}
            {momentInIndia(row.appliedAt)}
          </span>
        )}
      </div>
      <div className={styles.registration}>
        {row.canApprove && (
          <Button
            size="small"
            data-approve
            icon={hasEnded ? <RotateCcw size={18} aria-hidden /> : <Check size={18} aria-hidden />}
            isBusy={isBusy}
            onClick={() => (hasEnded ? setIsAsking(true) : void approve())}
          >
            {hasEnded ? "Reopen and confirm…" : "Approve"}
            <span className="visually-hidden">
              {" "}
              {registration.name}, line {row.line}
            </span>
          </Button>
        )}
        <BankRowSettlement row={row} />
        <BankRowAssignment row={row} />
        <ReinstateDialog
          name={registration.name}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onConfirm={handleReinstate}
        >
          <p>
            The order is for {rupees(registration.amountRupees)}; {money(Number(row.amount))} was paid.
          </p>
        </ReinstateDialog>
      </div>
    </>
  );
}

export function BankRowView({ row }: BankRowViewProps) {
  const data = useFragmentData(BankRowView_BankRowFragmentDoc, row);
  return (
    <li className={styles.row} data-registration={data.id}>
      <Row gap="2" rowGap="0">
        <Text as="span" tone="muted" size="small">
          Line {data.line}
        </Text>
        {data.bookedOn && <span>{shortDate(data.bookedOn)}</span>}
        {data.utr && <span className={styles.utr}>{data.utr}</span>}
      </Row>
      <span className={styles.amount}>{data.amount !== null && money(Number(data.amount))}</span>
      <p className={styles.narration}>{data.narration}</p>
      {data.problem && <p className={`${styles.reason} ${styles.refusal}`}>{data.problem}</p>}
      {data.stateWord && <p className={styles.reason}>The statement says: “{data.stateWord}”.</p>}
      {data.reason && <p className={styles.reason}>{REASONS[data.reason]}</p>}
      {data.refusal && !data.settledAt && (
        <p className={`${styles.reason} ${styles.refusal}`}>Not approved: {data.refusal}</p>
      )}
      {data.registration ? (
        <BankRowRegistration row={data} registration={data.registration} />
      ) : (
        <div className={styles.registration}>
          <BankRowSettlement row={data} />
          <BankRowAssignment row={data} />
        </div>
      )}
    </li>
  );
}
