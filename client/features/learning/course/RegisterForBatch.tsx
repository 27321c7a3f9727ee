import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useIsHydrated } from "../../../hooks/useIsHydrated";
import { paths, readHash } from "../../../paths";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/overlay/Dialog";
import { JoinForm } from "../../workshops/join/JoinForm";
import { joinLabel, RegisterOrSeat } from "../../workshops/join/JoinCall";
import type { Joined } from "../../workshops/join/JoinForm";
import { batchAnchor } from "./batchAnchor";
import styles from "./BatchCard.module.css";

interface RegisterForBatchProps {
  joined: Joined;
}

/** Opens the registration form for a batch, as does a URL with its anchor; links to the viewer's registration if there is one. */
export function RegisterForBatch({ joined }: RegisterForBatchProps) {
  const { hash, key } = useLocation();
  const isHydrated = useIsHydrated();
  const [isClicked, setIsClicked] = useState(false);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const anchor = batchAnchor(joined.id);
  const isOpen = isClicked || (isHydrated && readHash(hash).anchor === anchor && closedAt !== key);

  function handleClose() {
    setIsClicked(false);
    setClosedAt(key);
  }

  return (
    <div id={anchor}>
      <RegisterOrSeat offering={joined} title={joined.title}>
        <span className={styles.opener}>
          <Button look="main" onClick={() => setIsClicked(true)}>
            {joinLabel(joined)}
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
