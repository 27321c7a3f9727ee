import type { FragmentType } from "@apollo/client";
import { Lock, LockOpen } from "lucide-react";
import { Suspense, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { dateRange } from "../../../format/dateRange";
import { useIsHydrated } from "../../../hooks/useIsHydrated";
import { useWasTrue } from "../../../hooks/useWasTrue";
import { paths, readHash, withReturn } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { lazyComponent } from "../../../ui/lazyComponent";
import { MissingDialog } from "../../../ui/overlay/MissingDialog";
import type { Fact } from "../../../ui/text/Facts";
import { Facts } from "../../../ui/text/Facts";
import { ByOwnSeat, JoinForm } from "../../workshops/join/EnrolmentContext";
import { Join } from "../../workshops/join/Join";
import type { PricedOffering } from "../../workshops/join/offering";
import { seatsFact } from "../../workshops/join/offering";
import { useBatchOffering } from "../../workshops/join/useBatchOffering";
import styles from "./BatchCard.module.css";
import { batchState, registerHint } from "./batchState";
import type { BatchCard_BatchFragment } from "./BatchCard.generated";
import { BatchCard_BatchFragmentDoc } from "./BatchCard.generated";

const Dialog = lazyComponent(() => import("../../../ui/overlay/Dialog"), "Dialog", MissingDialog);

interface RegisterForBatchProps {
  offering: PricedOffering;
}

function RegisterForBatch({ offering }: RegisterForBatchProps) {
  const { hash, key } = useLocation();
  const isHydrated = useIsHydrated();
  const [isClicked, setIsClicked] = useState(false);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const { anchor } = offering;
  const isOpen = isClicked || (isHydrated && readHash(hash).anchor === anchor && closedAt !== key);
  const isNeeded = useWasTrue(isOpen);

  function handleClose() {
    setIsClicked(false);
    setClosedAt(key);
  }

  return (
    <div id={anchor}>
      <Join offering={offering} to={() => setIsClicked(true)}>
        <noscript>
          <Link to={paths.contact}>Write to us to register</Link>
        </noscript>
        <Suspense>
          {isNeeded && (
            <Dialog title="Register" isOpen={isOpen} onClose={handleClose}>
              <JoinForm offering={offering} />
            </Dialog>
          )}
        </Suspense>
      </Join>
    </div>
  );
}

interface BatchCardProps {
  batch: FragmentType<BatchCard_BatchFragment>;
  course: { slug: string; name: string; priceRupees: number | null };
  isSignedIn: boolean;
}

function factsOf(batch: BatchCard_BatchFragment, offering: PricedOffering): Fact[] {
  return [
    ["Dates", dateRange(batch) ?? "No fixed dates"],
    ["Schedule", batch.scheduleText ?? "To be announced"],
    ["Lessons", batch.referenceCount || "None yet"],
    ["Seats", seatsFact(offering)],
  ];
}

export function BatchCard({ batch, course, isSignedIn }: BatchCardProps) {
  const data = useFragmentData(BatchCard_BatchFragmentDoc, batch);
  const offering = useBatchOffering(data, course);
  const state = batchState(data, isSignedIn);
  const portal = paths.dashBatch(course.slug, data.id);
  const canRegister = offering.takesRegistrations && !data.isUnlocked;
  const Icon = state.isOpen ? LockOpen : Lock;
  return (
    <article className={styles.card}>
      <Row as="header" isSpread>
        <h3>{data.name}</h3>
        <p className={state.isOpen ? styles.open : styles.locked}>
          <Icon size={16} aria-hidden /> {state.label}
        </p>
      </Row>
      <Facts facts={factsOf(data, offering)} />
      {canRegister ? (
        <ByOwnSeat
          offerings={[offering]}
          draw={(own) => (
            <Stack gap="1" tone="muted">
              {!own && offering.lateNote && <p>{offering.lateNote}</p>}
              <p>{registerHint(own, offering)}</p>
            </Stack>
          )}
        />
      ) : (
        <Text tone="muted">{state.hint}</Text>
      )}
      {(canRegister || state.action) && (
        <Row>
          {canRegister && <RegisterForBatch offering={offering} />}
          {state.action && (
            <ButtonLink
              look={data.isUnlocked ? "main" : "plain"}
              to={isSignedIn ? portal : withReturn(paths.signIn, portal)}
            >
              {state.action}
              <span className="visually-hidden"> ({data.name})</span>
            </ButtonLink>
          )}
        </Row>
      )}
    </article>
  );
}
