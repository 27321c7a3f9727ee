import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Lock, LockOpen } from "lucide-react";
import { dateRange } from "../../format/dateRange";
import { paths, withReturn } from "../../paths";
import type { Fact } from "../../ui/Facts";
import { Facts } from "../../ui/Facts";
import { ButtonLink } from "../../ui/Button";
import { ByOwnSeat } from "../workshops/ByOwnSeat";
import type { SeatOrder } from "../workshops/OwnSeatContext";
import { BatchCard_BatchFragmentDoc } from "./BatchCard.generated";
import type { BatchCard_BatchFragment } from "./BatchCard.generated";
import styles from "./BatchCard.module.css";
import { batchState } from "./batchState";
import { lateText } from "./lateText";
import { RegisterForBatch } from "./RegisterForBatch";

interface BatchCardProps {
  batch: FragmentType<BatchCard_BatchFragment>;
  course: { slug: string; name: string; priceRupees: number | null };
  isSignedIn: boolean;
}

const REGISTER_HINT = "Register and we open it for you. Have a code? Enter it.";
const CONFIRMED_HINT = "Your seat is confirmed, but the batch is not open to you yet. Please write to us.";
const OWN_HINT = "We open it for you once your seat is confirmed. Have a code? Enter it.";

function registerHint(own: SeatOrder | null): string {
  if (!own) return REGISTER_HINT;
  return own.isConfirmed ? CONFIRMED_HINT : OWN_HINT;
}

function factsOf(batch: BatchCard_BatchFragment): Fact[] {
  return [
    ["Dates", dateRange(batch) ?? "No fixed dates"],
    ["Schedule", batch.scheduleText ?? "To be announced"],
    ["Videos", batch.referenceCount || "None yet"],
    ["Seats", batch.seatsLeft === 0 ? `${batch.seats}, all taken` : batch.seats],
  ];
}

/** A batch on its course's page: when it runs, whether it is open to this person, and what to do next. */
export function BatchCard({ batch, course, isSignedIn }: BatchCardProps) {
  const { data } = useSuspenseFragment({
    fragment: BatchCard_BatchFragmentDoc,
    fragmentName: "BatchCard_batch",
    from: batch,
  });
  const state = batchState(data, isSignedIn);
  const portal = paths.dashBatch(course.slug, data.id);
  const canRegister = data.takesRegistrations && !data.isUnlocked && course.priceRupees !== null;
  const lateNote = lateText(data);
  const Sign = state.isOpen ? LockOpen : Lock;
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <h3>{data.name}</h3>
        <p className={state.isOpen ? styles.open : styles.locked}>
          <Sign size={16} aria-hidden /> {state.label}
        </p>
      </header>
      <Facts facts={factsOf(data)} />
      {canRegister ? (
        <ByOwnSeat
          offerings={[{ kind: "BATCH", id: data.id }]}
          draw={(own) => (
            <div className={styles.hint}>
              {!own && lateNote && <p>{lateNote}</p>}
              <p>{registerHint(own)}</p>
            </div>
          )}
        />
      ) : (
        <p className={styles.hint}>{state.hint}</p>
      )}
      {(canRegister || state.action) && (
        <div className={styles.actions}>
          {canRegister && (
            <RegisterForBatch
              joined={{
                kind: "BATCH",
                id: data.id,
                title: `${course.name}, ${data.name}`,
                priceRupees: course.priceRupees ?? 0,
                seatsLeft: data.seatsLeft,
                lateNote,
              }}
            />
          )}
          {state.action && (
            <ButtonLink
              look={data.isUnlocked ? "main" : "plain"}
              to={isSignedIn ? portal : withReturn(paths.signIn, portal)}
            >
              {state.action}
              <span className="visually-hidden"> ({data.name})</span>
            </ButtonLink>
          )}
        </div>
      )}
    </article>
  );
}
