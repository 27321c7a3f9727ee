import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import { useSend } from "../../../cms/records/useSend";
import { counted } from "../../../format/counted";
import { Button } from "../../../ui/Button";
import { Stack } from "../../../ui/layout/Stack";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog";
import { showToast } from "../../../ui/overlay/toast";
import { WithdrawPassesDocument } from "./ExerciseStatistics.generated";

interface WithdrawPassesProps {
  id: string;
  version: number;
  /** Learners who passed, whose code fails now. */
  count: number;
}

export function WithdrawPasses({ id, version, count }: WithdrawPassesProps) {
  const client = useApolloClient();
  const send = useSend();
  const [isAsking, setIsAsking] = useState(false);
  const passes = counted(count, "pass", "passes");

  async function handleConfirm() {
    const input = { id, expectedVersion: version };
    const { error, refreshed } = await send(WithdrawPassesDocument, input);
    if (error) return refreshAfterConflict(client, error);
    showToast("success", `Withdrew ${passes}.`);
    await refreshed;
  }

  return (
    <Stack gap="1">
      <p>
        <strong>{counted(count, "learner")} passed, but their code fails the exercise as it is now.</strong>{" "}
        They keep their pass unless you withdraw it.
      </p>
      <div>
        <Button onClick={() => setIsAsking(true)}>Withdraw {passes}</Button>
      </div>
      <ConfirmDialog
        title={`Withdraw ${passes}?`}
        confirmLabel={`Withdraw ${passes}`}
        busyLabel="Withdrawing…"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleConfirm}
      >
        <p>
          {counted(count, "learner has", "learners have")} to solve this exercise again: it counts as not
          passed, lessons done by it are open again, and it returns in their reviews. Their code and their
          certificates stay. This can’t be undone.
        </p>
      </ConfirmDialog>
    </Stack>
  );
}
