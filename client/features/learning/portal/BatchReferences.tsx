import { useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { focusFirstIn, useFocusAfterSwap } from "../../../hooks/useFocusAfterSwap";
import { Box } from "../../../ui/layout/Box";
import { Grid } from "../../../ui/layout/Grid";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Notice } from "../../../ui/Notice";
import { BatchReferencesDocument, RecordReferenceViewDocument } from "./Dash.generated";
import styles from "./Portal.module.css";
import { playButtonId, ReferenceCard } from "./ReferenceCard";
import { ReferencePlayer } from "./ReferencePlayer";
import { UnlockForm } from "./UnlockForm";

interface BatchReferencesProps {
  batchId: string;
}

/** The URL holds the playing video, so that a reload plays it again. */
function usePlaying(): [string | null, (id: string | null) => void] {
  const [search, setSearch] = useSearchParams();
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
  return [search.get("play"), play];
}

export function BatchReferences({ batchId }: BatchReferencesProps) {
  const { data } = useSuspenseQuery(BatchReferencesDocument, { variables: { id: batchId } });
  const client = useApolloClient();
  const [playingId, play] = usePlaying();
  const place = useRef<HTMLElement>(null);
  const batch = data.batch;
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
        <Box gap="2">
          <h2 id="locked-title">{batch.name} is locked</h2>
          <UnlockForm key={batch.id} batchId={batch.id} batchName={batch.name} />
        </Box>
      </section>
    );
  }
  const playing = references.find((reference) => reference.id === playingId);

  function handleOpened(referenceId: string) {
    void client.mutate({ mutation: RecordReferenceViewDocument, variables: { referenceId } });
  }

  function handleClose() {
    play(null);
    const button = playing && document.getElementById(playButtonId(playing.id));
    if (button) button.focus();
    else focusFirstIn(place.current);
  }

  return (
    <section ref={place} aria-labelledby="references-title">
      <Stack gap="3">
        <header>
          <h2 tabIndex={-1} data-first-focus id="references-title">
            {batch.name}
          </h2>
          <Text tone="muted">
            {batch.course.name}
            {batch.scheduleText && ` · ${batch.scheduleText}`}
          </Text>
        </header>
        {playing && (
          <ReferencePlayer
            key={playing.id}
            reference={playing}
            onShown={handleOpened}
            onClose={handleClose}
          />
        )}
        {references.length === 0 && (
          <Notice title="No references yet">
            <p>The academy adds them after each class. Please look in again.</p>
          </Notice>
        )}
        <Grid as="ul" column="18" gap="2">
          {references.map((reference, index) => (
            <li key={reference.id}>
              <ReferenceCard reference={reference} number={index + 1} onWatch={handleOpened} onPlay={play} />
            </li>
          ))}
        </Grid>
      </Stack>
    </section>
  );
}
