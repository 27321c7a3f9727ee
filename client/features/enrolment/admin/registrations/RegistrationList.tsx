import { Check, Mail, X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { RegistrationState } from "../../../../apollo/schema.generated";
import { ShowMore } from "../../../../apollo/lists/ShowMore";
import type { ShownRegistrations } from "../../../../cmsPaths";
import { useList } from "../../../../cms/records/useList";
import { useFocusAfterRemoval } from "../../../../hooks/useFocusAfterRemoval";
import { Button } from "../../../../ui/Button";
import { Row } from "../../../../ui/layout/Row";
import { Stack } from "../../../../ui/layout/Stack";
import { showToast } from "../../../../ui/overlay/toast";
import { ApproveDialog, RejectDialog, UndecidedNotice } from "../decisions/DecisionDialogs";
import { focusedRow, ShortcutHelp, stepRow, useShortcuts } from "../decisions/shortcuts";
import type { Decided } from "../decisions/useDecide";
import { useDecide } from "../decisions/useDecide";
import { CmsRegistrationRow } from "./CmsRegistrationRow";
import type { CmsRegistrationsQuery } from "./CmsRegistrations.generated";
import { CmsRegistrationsDocument } from "./CmsRegistrations.generated";
import { NoRegistrations } from "./NoRegistrations";
import { filterOf } from "./registrationLabelsForStaff";
import { SendAllLinks } from "./SendAllLinks";
import styles from "./registrations.module.css";

interface RegistrationActionsProps {
  picked: number;
  shown: number;
  isBusy: boolean;
  onPickAll: (isPicked: boolean) => void;
  onApprove: () => void;
  onReject: () => void;
  onSendLinks: () => void;
  children: ReactNode;
}

function RegistrationActions(props: RegistrationActionsProps) {
  const { picked, shown, isBusy, onPickAll, onApprove, onReject, onSendLinks, children } = props;
  const deciding = [
    ["Approve", Check, onApprove],
    ["Reject", X, onReject],
    ["Send link again", Mail, onSendLinks],
  ] as const;
  return (
    <Row gap="2" rowGap="1">
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={shown > 0 && picked === shown}
          onChange={(event) => onPickAll(event.currentTarget.checked)}
        />
        All {shown} shown
      </label>
      {deciding.map(([label, Icon, decide]) => (
        <Button
          key={label}
          size="small"
          icon={<Icon size={18} aria-hidden />}
          isBusy={isBusy}
          disabled={picked === 0}
          onClick={decide}
        >
          {label}
          {picked > 0 && ` (${picked})`}
        </Button>
      ))}
      {children}
    </Row>
  );
}

/** Selects rows; a row that leaves the list is no longer selected. */
function usePicked(ids: string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const picked = ids.filter((id) => chosen.has(id));

  function pick(id: string, isPicked: boolean) {
    const next = new Set(picked);
    if (isPicked) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  return {
    picked,
    pick,
    pickAll: (isPicked: boolean) => setChosen(new Set(isPicked ? ids : [])),
  };
}

const CANNOT = {
  canApprove: "This one can’t be approved.",
  canReject: "This one can’t be rejected.",
  canConfirmByPhone: "This one’s e-mail address is confirmed, or it has ended.",
};

const KEYS: [string, string][] = [
  ["J", "next (or arrow down)"],
  ["K", "previous (or arrow up)"],
  ["A", "approve it, or all selected"],
  ["R", "reject it, or all selected"],
  ["X", "select"],
  ["Enter", "open"],
];

interface RegistrationListProps {
  state: RegistrationState | null;
  shown: ShownRegistrations;
}

type Node = CmsRegistrationsQuery["registrations"]["nodes"][number];

interface ListDecision {
  nodes: Node[];
  picked: string[];
  place: RefObject<HTMLElement | null>;
}

/** Approves or rejects the selected rows, or the focused row if none is selected. */
function useListDecision({ nodes, picked, place }: ListDecision) {
  const deciding = useDecide();
  const { approveAtOnce, isBusy } = deciding;
  const [approving, setApproving] = useState<Decided[]>([]);
  const [rejecting, setRejecting] = useState<Decided[]>([]);

  function chosen(can: keyof typeof CANNOT): Decided[] {
    const focused = focusedRow(place.current);
    const wanted = picked.length > 0 ? picked : [focused].filter((id) => id !== null);
    const found = nodes.filter((node) => wanted.includes(node.id));
    const possible = found.filter((node) => node[can]);
    if (possible.length === 0)
      showToast("error", found.length === 0 ? "Select a registration first." : CANNOT[can]);
    return possible;
  }

  function approve() {
    const those = chosen("canApprove");
    if (isBusy || those.length === 0) return;
    const [only, ...others] = those;
    if (only?.state === "SUBMITTED" && others.length === 0) void approveAtOnce(only);
    else setApproving(those);
  }

  function reject() {
    if (!isBusy) setRejecting(chosen("canReject"));
  }

  function sendLinks() {
    const those = isBusy ? [] : chosen("canConfirmByPhone");
    if (those.length > 0) void deciding.sendLinks(those);
  }

  /** The current versions: a colleague may have changed one while the dialog was open. */
  const current = (those: Decided[]) => those.map((one) => nodes.find(({ id }) => id === one.id) ?? one);

  return {
    ...deciding,
    approve,
    reject,
    sendLinks,
    approving: current(approving),
    rejecting: current(rejecting),
    stopApproving: () => setApproving([]),
    stopRejecting: () => setRejecting([]),
  };
}

interface ListKeys extends Pick<ListDecision, "picked" | "place"> {
  pick: (id: string, isPicked: boolean) => void;
  decision: ReturnType<typeof useListDecision>;
  isOn: boolean;
}

function useListKeys({ place, picked, pick, decision, isOn }: ListKeys): void {
  function pickFocused() {
    const id = focusedRow(place.current);
    if (id) pick(id, !picked.includes(id));
  }

  useShortcuts(
    {
      j: () => stepRow(place.current, 1),
      k: () => stepRow(place.current, -1),
      arrowdown: () => stepRow(place.current, 1),
      arrowup: () => stepRow(place.current, -1),
      x: pickFocused,
      a: decision.approve,
      r: decision.reject,
    },
    isOn,
  );
}

export function RegistrationList({ state, shown }: RegistrationListProps) {
  const { nodes, more } = useList(CmsRegistrationsDocument, { state, kind: null, ...filterOf(shown) });
  const ids = nodes.map(({ id }) => id);
  const { pathname, search: query } = useLocation();
  const walk = { ids, from: pathname + query };
  const placeId = useId();
  const place = useRef<HTMLUListElement>(null);
  const { picked, pick, pickAll } = usePicked(ids);
  const decision = useListDecision({ nodes, picked, place });
  const { decide, isBusy } = decision;
  const [hasKeys, setHasKeys] = useState(true);
  useFocusAfterRemoval({ placeId, ids });

  useListKeys({ place, picked, pick, decision, isOn: hasKeys });

  return (
    <Stack gap="1" id={placeId}>
      <UndecidedNotice undecided={decision.undecided} />
      {nodes.length === 0 ? (
        <NoRegistrations state={state} shown={shown} />
      ) : (
        <>
          <Row gap="2" rowGap="0" align="top" isSpread>
            <RegistrationActions
              picked={picked.length}
              shown={nodes.length}
              isBusy={isBusy}
              onPickAll={pickAll}
              onApprove={decision.approve}
              onReject={decision.reject}
              onSendLinks={decision.sendLinks}
            >
              <SendAllLinks state={state} shown={shown} />
            </RegistrationActions>
            <ShortcutHelp keys={KEYS} isOn={hasKeys} onSwitch={setHasKeys} />
          </Row>
          <ul className={styles.list} ref={place}>
            {nodes.map((node) => (
              <CmsRegistrationRow
                key={node.id}
                registration={node}
                isPicked={picked.includes(node.id)}
                onPick={(isPicked) => pick(node.id, isPicked)}
                walk={walk}
              />
            ))}
          </ul>
        </>
      )}
      <ShowMore {...more} />
      <ApproveDialog
        chosen={decision.approving}
        decide={decide}
        onDecided={decision.stopApproving}
        onClose={decision.stopApproving}
      />
      <RejectDialog
        chosen={decision.rejecting}
        decide={decide}
        onDecided={decision.stopRejecting}
        onClose={decision.stopRejecting}
      />
    </Stack>
  );
}
