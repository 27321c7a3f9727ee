import { useSuspenseQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { OPTIONAL_QUERY } from "../../apollo/optionalQuery";
import { paths } from "../../paths";
import type { JoinFormProps } from "../workshops/JoinFormContext";
import styles from "./RegistrationForm.module.css";
import { SeatsInOtherRunsDocument } from "./SeatsInOtherRuns.generated";

/** Tells a learner with a seat in another run of this workshop or season that the form is for a run of its own. */
export function SeatInOtherRun({ joined }: JoinFormProps) {
  const { data } = useSuspenseQuery(SeatsInOtherRunsDocument, OPTIONAL_QUERY);
  const seats = data?.viewerSeatsInOtherRuns ?? [];
  const seat = seats.find(({ kind, offeringId }) => kind === joined.kind && offeringId === joined.id);
  if (!seat) return null;
  return (
    <p className={styles.note}>
      You {seat.hasEnded ? "had" : "have"} a seat in{" "}
      <Link to={paths.registration(seat.id)}>{seat.title}</Link>. This form is for another run, with a seat
      and a price of its own.
    </p>
  );
}
