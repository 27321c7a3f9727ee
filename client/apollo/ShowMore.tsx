import { useState } from "react";
import { messageOf } from "./problemsOf";
import { Button } from "../ui/Button";
import { showToast } from "../ui/overlay/toast";

interface ShowMoreProps {
  hasMore: boolean;
  /** Fetches the next page and puts it behind what is shown. */
  onMore: () => Promise<unknown>;
}

/** The button at the end of a list that has more; says so where the next page cannot be had. */
export function ShowMore({ hasMore, onMore }: ShowMoreProps) {
  const [isBusy, setIsBusy] = useState(false);
  if (!hasMore) return null;

  async function handleMore() {
    setIsBusy(true);
    try {
      await onMore();
    } catch (failure) {
      showToast("error", messageOf(failure));
    }
    setIsBusy(false);
  }

  return (
    <Button isBusy={isBusy} onClick={() => void handleMore()}>
      {isBusy ? "Loading…" : "Show more"}
    </Button>
  );
}
