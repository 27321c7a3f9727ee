import type { FragmentType } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { messageOf } from "../../../../apollo/problemsOf";
import { refetchActive } from "../../../../apollo/refetchActive";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { useSend } from "../../../../cms/records/useSend";
import { rupees } from "../../../../format/rupees";
import { Button } from "../../../../ui/Button";
import { Dialog } from "../../../../ui/overlay/Dialog";
import { showToast } from "../../../../ui/overlay/toast";
import { SearchField } from "../../../../ui/SearchField";
import { RegistrationStateTag } from "../registrations/registrationLabelsForStaff";
import type { BankRowAssignment_BankRowFragment } from "./BankRows.generated";
import {
  AssignBankRowDocument,
  BankRowAssignment_BankRowFragmentDoc,
  OrdersToAssignDocument,
} from "./BankRows.generated";
import styles from "./payments.module.css";

interface FoundOrdersProps {
  search: string;
  isBusy: boolean;
  onChoose: (registrationId: string) => void;
}

function FoundOrders({ search, isBusy, onChoose }: FoundOrdersProps) {
  const { data, error } = useQuery(OrdersToAssignDocument, { variables: { search } });
  if (error) return <p role="alert">{messageOf(error)}</p>;
  if (!data) return <p>Searching…</p>;
  const { nodes } = data.registrations;
  if (nodes.length === 0) return <p>No matching registrations.</p>;
  return (
    <ul>
      {nodes.map((order) => (
        <li key={order.id} className={styles.registration}>
          <strong>{order.name}</strong>
          <RegistrationStateTag {...order} />
          <span>{order.title}</span>
          <span>{rupees(order.amountRupees)}</span>
          <span>{order.reference}</span>
          <span>{order.phone}</span>
          <Button size="small" isBusy={isBusy} onClick={() => onChoose(order.id)}>
            Assign
            <span className="visually-hidden"> to {order.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface BankRowAssignmentProps {
  row: FragmentType<BankRowAssignment_BankRowFragment>;
}

/** Staff find the registration of a credit that the server could not match. */
export function BankRowAssignment({ row }: BankRowAssignmentProps) {
  const client = useApolloClient();
  const send = useSend();
  const data = useFragmentData(BankRowAssignment_BankRowFragmentDoc, row);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [search, setSearch] = useState("");
  const { id, line, registration, reason } = data;
  if (!data.canAssign) return null;

  async function assign(toRegistrationId: string | null) {
    setIsBusy(true);
    const input = { id, registrationId: registration?.id ?? null, toRegistrationId };
    const { error, refreshed } = await send(AssignBankRowDocument, input);
    if (error) showToast("error", messageOf(error));
    else
      showToast("success", toRegistrationId ? "Assigned: you find it under “Check these”." : "Taken back.");
    await (error ? refetchActive(client) : refreshed);
    setIsBusy(false);
    setIsAsking(false);
  }

  return (
    <>
      <Button size="small" look="quiet" onClick={() => setIsAsking(true)}>
        {registration ? "Another registration…" : "Find its registration…"}
        <span className="visually-hidden"> Line {line}</span>
      </Button>
      {reason === "ASSIGNED" && (
        <Button size="small" look="quiet" isBusy={isBusy} onClick={() => void assign(null)}>
          Undo the assignment
          <span className="visually-hidden"> Line {line}</span>
        </Button>
      )}
      <Dialog title="Whose payment is it?" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <SearchField label="Reference, name, phone…" value={search} onSearch={setSearch} />
        {search && <FoundOrders search={search} isBusy={isBusy} onChoose={(to) => void assign(to)} />}
      </Dialog>
    </>
  );
}
