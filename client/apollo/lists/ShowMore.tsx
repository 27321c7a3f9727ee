import { useState } from "react";
import { messageOf } from "../problemsOf";
import { Button } from "../../ui/Button";
import { showToast } from "../../ui/overlay/toast";

export interface ShowMoreProps {
  hasMore: boolean;
  onMore: () => Promise<unknown>;
}

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
