import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { problemsOf } from "../../../apollo/problemsOf";
import { send } from "../../../apollo/send";
import { hasSessionEnded } from "../../../apollo/sessionEnd";
import { paths } from "../../../../shared/paths";
import type { FormProblems } from "../../../ui/form/problems";
import { fieldProblem, generalProblem } from "../../../ui/form/problems";
import { SESSION_ENDED, sendForm } from "../../../ui/form/sendForm";
import { SubmitPaymentProofDocument } from "./Payment.generated";
import type { RegistrationKey } from "../registrationKey";
import { refetchOutdated } from "../registrationKey";

export const UTR_FIELD = "utr";
export const SCREENSHOT_FIELD = "screenshot";

/** The draft key of a registration's unsent payment details. */
export function proofDraft(registrationId: string): string {
  return `proof ${registrationId}`;
}

/** A header, because proxies log URLs. */
export function secretHeaders(secret: string | null): Record<string, string> {
  return secret ? { authorization: `Bearer ${secret}` } : {};
}

interface Proof {
  utr: string;
  file: File | null;
  /** Keeps the screenshot sent before, unless there is a new one. */
  keepsPicture: boolean;
}

/** Asks for a sign-in over the page, which keeps the chosen file. */
function uploadProblems(error: unknown): FormProblems {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof Error) || error.cause !== SESSION_ENDED)
    return fieldProblem(SCREENSHOT_FIELD, message);
  hasSessionEnded(true);
  return generalProblem(message);
}

/** Uploads the screenshot, then submits the payment details; returns the problems, if any. */
export function useProof({ registrationId, secret }: RegistrationKey) {
  const client = useApolloClient();
  const [progress, setProgress] = useState<number | null>(null);
  /** Prevents a second upload on a retry. */
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
      headers: secretHeaders(secret),
      onProgress: setProgress,
    });
    sent.current.set(file, pictureId);
    return pictureId;
  }

  async function submit({ utr, file, keepsPicture }: Proof): Promise<FormProblems | void> {
    if (!utr.trim() && !file && !keepsPicture)
      return fieldProblem(UTR_FIELD, "Please enter your payment’s UTR, or send a screenshot of it.");
    let pictureId: string | null = null;
    try {
      pictureId = file && (await sendScreenshot(file));
    } catch (error) {
      return uploadProblems(error);
    } finally {
      setProgress(null);
    }
    const { data, error } = await send(client, SubmitPaymentProofDocument, {
      input: {
        registrationId,
        secret,
        utr: utr.trim() || null,
        pictureId,
        isPictureRemoved: !keepsPicture,
      },
    });
    if (!data) {
      refetchOutdated(client, error);
      return problemsOf(error);
    }
    const result = data.submitPaymentProof;
    if (result.__typename === "UtrTaken") return fieldProblem(UTR_FIELD, result.message);
  }

  return { submit, progress };
}
