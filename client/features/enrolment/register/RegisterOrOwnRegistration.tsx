import { useSuspenseQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { OPTIONAL_QUERY } from "../../../apollo/optionalQuery";
import { paths } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import { Stack } from "../../../ui/layout/Stack";
import { useIsSignedIn } from "../../auth/useViewer";
import type { JoinFormProps } from "../../workshops/join/EnrolmentContext";
import type { OwnRegistrationsQuery } from "./OwnRegistrations.generated";
import { registrationStateLabel } from "../registrationLabels";
import { RegistrationForm } from "./RegistrationForm";
import { SeatsInOtherRunsDocument } from "./Register.generated";
import styles from "./RegistrationForm.module.css";
import { useOwnRegistration } from "./useOwnRegistration";

type Own = OwnRegistrationsQuery["viewerLiveRegistrations"][number];

function OwnRegistration(own: Own) {
  const { id, state, title, when } = own;
  return (
    <div className={styles.card}>
      <h3>{state === "CONFIRMED" ? "You have a seat" : "You are registered"}</h3>
      <p>
        <strong>{title}</strong>
        {when && <br />}
        {when}
      </p>
      {state !== "CONFIRMED" && <p>{registrationStateLabel(own)}</p>}
      <p>
        <ButtonLink look="main" to={paths.registration(id)}>
          Open your order
        </ButtonLink>
      </p>
    </div>
  );
}

/** This form is for another run. */
function SeatInOtherRun({ offering }: JoinFormProps) {
  const { data } = useSuspenseQuery(SeatsInOtherRunsDocument, OPTIONAL_QUERY);
  const seats = data?.viewerSeatsInOtherRuns ?? [];
  const seat = seats.find(({ kind, offeringId }) => kind === offering.kind && offeringId === offering.id);
  if (!seat) return null;
  return (
    <p className={styles.note}>
      You {seat.hasEnded ? "had" : "have"} a seat in{" "}
      <Link to={paths.registration(seat.id)}>{seat.title}</Link>. This form is for another run, with its own
      seat and price.
    </p>
  );
}

function OwnRegistrationOrForm({ offering }: JoinFormProps) {
  const own = useOwnRegistration([offering]);
  if (own) return <OwnRegistration {...own} />;
  return (
    <Stack>
      <SeatInOtherRun offering={offering} />
      <RegistrationForm offering={offering} />
    </Stack>
  );
}

export function RegisterOrOwnRegistration({ offering }: JoinFormProps) {
  return useIsSignedIn() ? (
    <OwnRegistrationOrForm offering={offering} />
  ) : (
    <RegistrationForm offering={offering} />
  );
}
