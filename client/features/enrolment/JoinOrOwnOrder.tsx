import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { useViewer } from "../auth/useViewer";
import type { JoinFormProps } from "../workshops/JoinFormContext";
import type { OwnOrdersQuery } from "./OwnOrders.generated";
import { orderStateInWords } from "./orderInWords";
import { RegistrationForm } from "./RegistrationForm";
import styles from "./RegistrationForm.module.css";
import { SeatInOtherRun } from "./SeatInOtherRun";
import { useOwnOrder } from "./useOwnOrder";

type Own = OwnOrdersQuery["viewerLiveRegistrations"][number];

function OwnOrder({ id, state, title, when, amountRupees }: Own) {
  return (
    <div className={styles.card}>
      <h3>{state === "CONFIRMED" ? "You have a seat" : "You are registered"}</h3>
      <p>
        <strong>{title}</strong>
        {when && <br />}
        {when}
      </p>
      {state !== "CONFIRMED" && <p>{orderStateInWords({ state, amountRupees })}</p>}
      <p>
        <ButtonLink look="main" to={paths.registration(id)}>
          Open your order
        </ButtonLink>
      </p>
    </div>
  );
}

function OwnOrderOrForm({ joined }: JoinFormProps) {
  const own = useOwnOrder([joined]);
  if (own) return <OwnOrder {...own} />;
  return (
    <div className={styles.withSeat}>
      <SeatInOtherRun joined={joined} />
      <RegistrationForm joined={joined} />
    </div>
  );
}

/** The form that registers; for a learner who is registered already, their order. */
export function JoinOrOwnOrder({ joined }: JoinFormProps) {
  return useViewer() ? <OwnOrderOrForm joined={joined} /> : <RegistrationForm joined={joined} />;
}
