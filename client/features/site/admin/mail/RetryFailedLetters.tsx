import { useApolloClient, useMutation } from "@apollo/client/react";
import { RotateCw } from "lucide-react";
import { messageOf } from "../../../../apollo/problemsOf";
import { rereadShown } from "../../../../apollo/rereadShown";
import { counted } from "../../../../format/counted";
import { Button } from "../../../../ui/Button";
import { showToast } from "../../../../ui/toast";
import { StaffWaitingDocument } from "../numbers/StaffWaiting.generated";
import { useStaffWaiting } from "../numbers/useStaffWaiting";
import { LettersDocument } from "./Mail.generated";
import { RetryFailedLettersDocument } from "./RetryFailedLetters.generated";

/** Retries every failed e-mail; nothing where there is none. */
export function RetryFailedLetters() {
  const client = useApolloClient();
  const waiting = useStaffWaiting();
  const [retry, { loading }] = useMutation(RetryFailedLettersDocument, { errorPolicy: "all" });
  if (!waiting?.deadLetters) return null;

  async function handleRetry() {
    const { data, error } = await retry();
    if (error) return showToast("error", messageOf(error));
    await rereadShown(client, [LettersDocument, StaffWaitingDocument]);
    const tried = counted(data?.retryFailedLetters ?? 0, "e-mail", "e-mails");
    showToast("success", `Sending ${tried} again.`);
  }

  return (
    <Button isBusy={loading} icon={<RotateCw size={18} aria-hidden />} onClick={() => void handleRetry()}>
      Try all failed again
    </Button>
  );
}
