import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { problemsOf } from "../../apollo/problemsOf";
import { hasSessionEnded } from "../../apollo/sessionEnd";
import { waitingTime } from "../../format/waitingTime";
import { paths } from "../../paths";
import type { FormProblems } from "../../ui/form/problems";
import { SESSION_ENDED, sendForm } from "../../ui/form/sendForm";
import { UTR_FIELD } from "./proofDraft";
import { SCREENSHOT_FIELD } from "./ScreenshotField";
import { SubmitPaymentProofDocument } from "./SubmitPaymentProof.generated";
import { rereadOutdated } from "./useOrder";
import type { OrderKey } from "./useOrder";

interface Proof {
  utr: string;
  file: File | null;
  /** Whether a screenshot that was sent before still stands, unless there is another one. */
  keepsPicture: boolean;
}

function beside(field: string, message: string): FormProblems {
  return { fields: { [field]: message }, general: null };
}

/** After a refused upload; an ended session is asked for over the page, which keeps the choice. */
function uploadProblems(error: unknown): FormProblems {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof Error) || error.cause !== SESSION_ENDED) return beside(SCREENSHOT_FIELD, message);
  hasSessionEnded(true);
  return { fields: {}, general: message };
}

/** Sends what a person says of their payment: the screenshot first, then the word on it; answers what was wrong. */
export function useProof(registrationId: string, orderKey: OrderKey) {
  const client = useApolloClient();
  const [progress, setProgress] = useState<number | null>(null);
  /** A screenshot that has come is not sent again. */
  const sent = useRef(new WeakMap<File, string>());

  async function sendScreenshot(file: File): Promise<string> {
    const known = sent.current.get(file);
    if (known) return known;
    const form = new FormData();
    form.set("file", file);
    const { pictureId } = await sendForm<{ pictureId: string }>({
      what: "picture",
      address: paths.paymentProof(registrationId),
      form,
      // Not in the address, which would be written down on its way.
      headers: orderKey.secret ? { authorization: `Bearer ${orderKey.secret}` } : {},
      onProgress: setProgress,
    });
    sent.current.set(file, pictureId);
    return pictureId;
  }

  async function submit({ utr, file, keepsPicture }: Proof): Promise<FormProblems | void> {
    if (!utr.trim() && !file && !keepsPicture)
      return beside(UTR_FIELD, "Please enter the UTR of your payment, or send a screenshot of it.");
    let pictureId: string | null = null;
    try {
      pictureId = file && (await sendScreenshot(file));
    } catch (error) {
      return uploadProblems(error);
    } finally {
      setProgress(null);
    }
    const { data, error } = await client.mutate({
      mutation: SubmitPaymentProofDocument,
      variables: {
        input: { ...orderKey, utr: utr.trim() || null, pictureId, isPictureRemoved: !keepsPicture },
      },
      errorPolicy: "all",
    });
    if (!data) {
      rereadOutdated(client, error);
      return problemsOf(error);
    }
    const answer = data.submitPaymentProof;
    if (answer.__typename === "UtrTaken") return beside(UTR_FIELD, answer.message);
    if (answer.__typename === "TooManyAttempts") {
      const wait = waitingTime(answer.retryAfterSeconds);
      return { fields: {}, general: `Too many tries. Please try again in ${wait}.` };
    }
  }

  return { submit, progress };
}
