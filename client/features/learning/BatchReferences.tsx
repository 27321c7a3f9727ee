import { useMutation, useSuspenseQuery } from "@apollo/client/react";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { focusFirstIn, useFocusAfterSwap } from "../../hooks/useFocusAfterSwap";
import { Notice } from "../../ui/Notice";
import styles from "./BatchReferences.module.css";
import { BatchReferencesDocument } from "./BatchReferences.generated";
import { playButtonId } from "./playButtonId";
import { RecordReferenceViewDocument } from "./RecordReferenceView.generated";
import { ReferenceCard } from "./ReferenceCard";
import { ReferencePlayer } from "./ReferencePlayer";
import { UnlockForm } from "./UnlockForm";

interface BatchReferencesProps {
  batchId: string;
}

/** A batch's references once it is unlocked; before that, the form that unlocks it. */
export function BatchReferences({ batchId }: BatchReferencesProps) {
  const { data } = useSuspenseQuery(BatchReferencesDocument, { variables: { id: batchId } });
  const [recordView] = useMutation(RecordReferenceViewDocument, { errorPolicy: "ignore" });
  const [search, setSearch] = useSearchParams();
  const place = useRef<HTMLElement>(null);
  const playingId = search.get("play");
  const batch = data.batch;
  // A right code opens the list in the form's place.
  useFocusAfterSwap(place, batch?.isUnlocked);
  if (!batch) {
    return (
      <Notice title="This batch no longer exists">
        <p>Please choose another one above.</p>
      </Notice>
    );
  }
  const { references } = batch;
  if (!references) {
    return (
      <section ref={place} className={styles.locked} aria-labelledby="locked-title">
        <h2 id="locked-title">{batch.name} is locked</h2>
        <UnlockForm key={batch.id} batchId={batch.id} batchName={batch.name} />
      </section>
    );
  }
  const playing = references.find((reference) => reference.id === playingId);

  function handleOpened(referenceId: string) {
    void recordView({ variables: { referenceId } });
  }

  /** The address names what plays, so that a reload goes on as the page was left. */
  function play(id: string | null) {
    setSearch(
      (shown) => {
        shown.delete("play");
        if (id) shown.set("play", id);
        return shown;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function handleClose() {
    play(null);
    const button = playing && document.getElementById(playButtonId(playing.id));
    if (button) button.focus();
    else focusFirstIn(place.current);
  }

  return (
    <section ref={place} className={styles.references} aria-labelledby="references-title">
      <header>
        <h2 tabIndex={-1} data-first-focus id="references-title">
          {batch.name}
        </h2>
        <p className={styles.facts}>
          {batch.course.name}
          {batch.scheduleText && ` · ${batch.scheduleText}`}
        </p>
      </header>
      {playing && (
        <ReferencePlayer key={playing.id} reference={playing} onShown={handleOpened} onClose={handleClose} />
      )}
      {references.length === 0 && (
        <Notice title="No references yet">
          <p>The academy adds them after each class. Please look in again.</p>
        </Notice>
      )}
      <ul className={styles.list}>
        {references.map((reference, index) => (
          <li key={reference.id}>
            <ReferenceCard reference={reference} number={index + 1} onWatch={handleOpened} onPlay={play} />
          </li>
        ))}
      </ul>
    </section>
  );
}
