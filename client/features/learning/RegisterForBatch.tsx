import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useIsHydrated } from "../../hooks/useIsHydrated";
import { paths, readHash } from "../../paths";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { JoinForm } from "../workshops/JoinForm";
import { RegisterOrSeat } from "../workshops/RegisterOrSeat";
import type { Joined } from "../workshops/JoinFormContext";
import { batchAnchor } from "./batchAnchor";
import styles from "./RegisterForBatch.module.css";

interface RegisterForBatchProps {
  joined: Joined;
}

/** Opens the form that registers for a batch, as does the address that names it; leads to the order where there is one. */
export function RegisterForBatch({ joined }: RegisterForBatchProps) {
  const { hash, key } = useLocation();
  const isHydrated = useIsHydrated();
  const [isPressed, setIsPressed] = useState(false);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const anchor = batchAnchor(joined.id);
  const isOpen = isPressed || (isHydrated && readHash(hash).anchor === anchor && closedAt !== key);

  function handleClose() {
    setIsPressed(false);
    setClosedAt(key);
  }

  return (
    <div id={anchor}>
      <RegisterOrSeat offering={joined} title={joined.title}>
        <span className={styles.opener}>
          <Button look="main" onClick={() => setIsPressed(true)}>
            {joined.seatsLeft === 0 ? "Join the waiting list" : "Register"}
            <span className="visually-hidden"> for {joined.title}</span>
          </Button>
        </span>
        <noscript>
          <Link to={paths.contact}>Write to us to register</Link>
        </noscript>
        <Dialog title="Register" isOpen={isOpen} onClose={handleClose}>
          <JoinForm joined={joined} />
        </Dialog>
      </RegisterOrSeat>
    </div>
  );
}
