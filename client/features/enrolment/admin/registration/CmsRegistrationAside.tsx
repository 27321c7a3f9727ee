import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { ComponentProps, ReactNode } from "react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { refreshAfterConflict } from "../../../../apollo/refreshAfterConflict";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { AgreedPolicies } from "../../../../cms/AgreedPolicies";
import { EmailStateTag } from "../../../../cms/EmailStateTag";
import { useSend } from "../../../../cms/records/useSend";
import { cmsPaths } from "../../../../cmsPaths";
import { momentInIndia } from "../../../../format/momentInIndia";
import { phoneLink } from "../../../../format/phoneLink";
import { price } from "../../../../format/price";
import { rupees } from "../../../../format/rupees";
import { Button } from "../../../../ui/Button";
import { Stack } from "../../../../ui/layout/Stack";
import { Text } from "../../../../ui/layout/Text";
import { Panel } from "../../../../ui/Panel";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog";
import { showToast } from "../../../../ui/overlay/toast";
import { Facts } from "../../../../ui/text/Facts";
import { NoWrapAddress } from "../../../../ui/text/NoWrapAddress";
import type {
  CmsRegistrationFacts_RegistrationFragment,
  CmsTimeline_RegistrationFragment,
  RegistrationEmails_RegistrationFragment,
} from "./CmsRegistration.generated";
import {
  CmsRegistrationFacts_RegistrationFragmentDoc,
  CmsTimeline_RegistrationFragmentDoc,
  RegistrationEmails_RegistrationFragmentDoc,
  RenewRegistrationLinkDocument,
} from "./CmsRegistration.generated";
import styles from "./CmsRegistrationPage.module.css";
import { RegistrationSeat } from "./RegistrationSeat";

interface CmsRegistrationFactsProps {
  registration: FragmentType<CmsRegistrationFacts_RegistrationFragment>;
}

function CmsRegistrationFacts({ registration }: CmsRegistrationFactsProps) {
  const data = useFragmentData(CmsRegistrationFacts_RegistrationFragmentDoc, registration);
  const { listRupees, discountRupees, amountRupees, couponCode, holdUntil, placeInLine } = data;
  const facts: [string, ReactNode][] = [
    ["Reference", <strong key="reference">{data.reference}</strong>],
    ["For", data.title],
    ["Amount", <strong key="amount">{price(amountRupees)}</strong>],
    [
      "Price",
      discountRupees > 0 &&
        `${rupees(listRupees)}, less ${rupees(discountRupees)} by ${couponCode ?? "a coupon"}`,
    ],
    [
      "E-mail",
      <a key="email" href={`mailto:${encodeURIComponent(data.email)}`}>
        <NoWrapAddress address={data.email} />
      </a>,
    ],
    ["E-mail confirmed", data.emailConfirmedAt ? momentInIndia(data.emailConfirmedAt) : "Not yet"],
    ["Confirmed by phone", data.phoneConfirmedAt && momentInIndia(data.phoneConfirmedAt)],
    [
      "Phone",
      <a key="phone" href={phoneLink(data.phone)}>
        {data.phone}
      </a>,
    ],
    ["Registered", momentInIndia(data.createdAt)],
    ["Agreed to", data.policyVersion && <AgreedPolicies key="policies" number={data.policyVersion} />],
    ["Place in line", placeInLine],
    ["Held until", holdUntil && momentInIndia(holdUntil)],
    ["Reason", data.reason],
  ];
  return <Facts facts={facts} />;
}

type Step = CmsTimeline_RegistrationFragment["timeline"][number];

const STEPS: Record<Step["state"], string> = {
  WAITING: "Registered, no seat yet",
  STARTED: "Seat held, waiting for payment",
  SUBMITTED: "Payment reported",
  CONFIRMED: "Confirmed",
  REJECTED: "Rejected",
  CANCELLED: "Cancelled",
};

/** Staff cause these states only by a call; the note of a second confirmation says what changed. */
const BY_PHONE = ["WAITING", "STARTED", "SUBMITTED"];

function stepLabel({ state, by, note }: Step): string {
  if (by === "STAFF" && BY_PHONE.includes(state)) return "Confirmed by phone";
  if (by === "STAFF" && state === "CONFIRMED" && note) return "Seat changed";
  if (state !== "SUBMITTED" || by !== "SYSTEM") return STEPS[state];
  return note ? "Seat no longer held" : "Seat held again";
}

function handLabel({ by, staffName }: Step): string {
  if (by === "STAFF") return staffName ?? "staff";
  return by === "PERSON" ? "learner" : "the system";
}

interface CmsTimelineProps {
  registration: FragmentType<CmsTimeline_RegistrationFragment>;
}

function CmsTimeline({ registration }: CmsTimelineProps) {
  const data = useFragmentData(CmsTimeline_RegistrationFragmentDoc, registration);
  return (
    <Stack as="ol" gap="1">
      {data.timeline.map((step) => (
        <li key={step.id} className={styles.step}>
          {stepLabel(step)}
          <Text tone="muted" size="small">
            <time dateTime={step.at}>{momentInIndia(step.at)}</time>, by {handLabel(step)}
          </Text>
          {step.note && <p>{step.note}</p>}
        </li>
      ))}
    </Stack>
  );
}

const KINDS: Record<string, string> = {
  registrationStarted: "How to confirm and pay",
  registrationWaiting: "No seat yet",
  registrationReminder: "The hold ends soon",
  registrationMovedUp: "A seat is free",
  registrationLineEnded: "No seat opened up",
  registrationLink: "The link to the order",
  registrationNewLink: "A new link to the order",
  proofReceived: "Payment details received",
  registrationRejected: "Payment not found",
  registrationCancelled: "Cancelled",
  registrationConfirmed: "Seat confirmed",
  registrationMoved: "The seat has moved",
  registrationAccessBack: "Access given back",
  registrationNews: "New dates or group",
};

interface RegistrationEmailsProps {
  registration: FragmentType<RegistrationEmails_RegistrationFragment>;
}

function RegistrationEmails({ registration }: RegistrationEmailsProps) {
  const data = useFragmentData(RegistrationEmails_RegistrationFragmentDoc, registration);
  if (data.emails.length === 0) {
    return (
      <Text tone="muted" size="small">
        No e-mails kept for this order.
      </Text>
    );
  }
  return (
    <ul className={styles.letters}>
      {data.emails.map(({ id, kind, state, queuedAt, sentAt }) => (
        <li key={id}>
          <Link to={cmsPaths.email(id)}>{KINDS[kind] ?? kind}</Link>
          <EmailStateTag state={state} />
          <time className={styles.when} dateTime={sentAt ?? queuedAt}>
            {momentInIndia(sentAt ?? queuedAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}

interface RenewLinkDialogProps {
  registration: { id: string; name: string; version: number };
}

/** Revokes the old link of an order, e.g. after a leak. */
function RenewLinkDialog({ registration: { id, name, version } }: RenewLinkDialogProps) {
  const client = useApolloClient();
  const send = useSend();
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => setIsOpen(false);

  async function handleConfirm() {
    const { error, refreshed } = await send(RenewRegistrationLinkDocument, { id, expectedVersion: version });
    if (error) return refreshAfterConflict(client, error);
    await refreshed;
    showToast("success", `${name} gets a new link by e-mail.`);
    handleClose();
  }

  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Send a new link…
      </Button>
      <ConfirmDialog
        title={`Send ${name} a new link?`}
        confirmLabel="Send a new link"
        stayLabel="Keep the old one"
        look="main"
        busyLabel="Sending…"
        isOpen={isOpen}
        onClose={handleClose}
        onConfirm={handleConfirm}
      >
        <p>All older links to this order stop working right away.</p>
      </ConfirmDialog>
    </>
  );
}

interface CmsRegistrationAsideProps {
  registration: RenewLinkDialogProps["registration"] &
    CmsRegistrationFactsProps["registration"] &
    CmsTimelineProps["registration"] &
    RegistrationEmailsProps["registration"] &
    ComponentProps<typeof RegistrationSeat>["registration"];
}

export function CmsRegistrationAside({ registration }: CmsRegistrationAsideProps) {
  return (
    <>
      <Panel title="Order">
        <CmsRegistrationFacts registration={registration} />
      </Panel>
      <RegistrationSeat registration={registration} />
      <Panel title="History">
        <CmsTimeline registration={registration} />
      </Panel>
      <Panel title="E-mails">
        <RegistrationEmails registration={registration} />
        <RenewLinkDialog registration={registration} />
      </Panel>
    </>
  );
}
