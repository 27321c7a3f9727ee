import { RotateCw } from "lucide-react";
import { useState } from "react";
import { messageOf } from "../../../../apollo/problemsOf";
import { useSend } from "../../../../cms/records/useSend";
import { counted } from "../../../../format/counted";
import { Button } from "../../../../ui/Button";
import { showToast } from "../../../../ui/overlay/toast";
import { useStaffWaiting } from "../numbers/useStaffWaiting";
import { RetryFailedLettersDocument } from "./RetryFailedLetters.generated";

/** Retries every failed e-mail; nothing where there is none. */
export function RetryFailedLetters() {
  const send = useSend();
  const waiting = useStaffWaiting();
  const [isBusy, setIsBusy] = useState(false);
  if (!waiting?.deadLetters) return null;

  async function handleRetry() {
    setIsBusy(true);
    const { data, error, refreshed } = await send(RetryFailedLettersDocument, undefined);
    await refreshed;
    setIsBusy(false);
    if (error) return showToast("error", messageOf(error));
    const tried = counted(data?.retryFailedLetters ?? 0, "e-mail", "e-mails");
    showToast("success", `Sending ${tried} again.`);
  }

  return (
    <Button isBusy={isBusy} icon={<RotateCw size={18} aria-hidden />} onClick={() => void handleRetry()}>
      Try all failed again
    </Button>
  );
}
