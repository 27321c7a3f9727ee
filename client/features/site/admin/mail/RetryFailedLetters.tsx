import { RotateCw } from "lucide-react";
import { useState } from "react";
import { messageOf } from "../../../../apollo/problemsOf";
import { useSend } from "../../../../cms/useSend";
import { counted } from "../../../../format/counted";
import { Button } from "../../../../ui/Button";
import { showToast } from "../../../../ui/toast";
import { useStaffWaiting } from "../numbers/useStaffWaiting";
import { LettersDocument } from "./Mail.generated";
import { RetryFailedLettersDocument } from "./RetryFailedLetters.generated";

/** Retries every failed e-mail; nothing where there is none. */
export function RetryFailedLetters() {
  const send = useSend({ refetch: [LettersDocument] });
  const waiting = useStaffWaiting();
  const [isBusy, setIsBusy] = useState(false);
  if (!waiting?.deadLetters) return null;

  async function handleRetry() {
    setIsBusy(true);
    const { data, error } = await send(RetryFailedLettersDocument, undefined);
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
