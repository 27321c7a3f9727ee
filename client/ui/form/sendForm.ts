import { accountHeader } from "../../hooks/pageAccount";

/** Where nothing has moved for so long, the line hangs. */
const PATIENCE_MS = 30_000;

/** The cause of an error: the session has ended. */
export const SESSION_ENDED = 401;

const BUSY = 503;
/** How often a busy server is asked again, when it says. */
const MOST_REPEATS = 5;

interface Sending {
  /** What the file is, in one word, as people read it. */
  what: string;
  address: string;
  form: FormData;
  headers?: Record<string, string>;
  /** Told how much has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

interface Response {
  status: number;
  text: string;
  /** Null where the server did not ask to be tried again. */
  retryAfterSeconds: number | null;
}

function sendOnce({ what, address, form, headers = {}, onProgress }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    for (const [name, value] of Object.entries({ ...accountHeader(), ...headers }))
      request.setRequestHeader(name, value);
    let patience: ReturnType<typeof setTimeout>;
    const waitOn = () => {
      clearTimeout(patience);
      patience = setTimeout(() => request.abort(), PATIENCE_MS);
    };
    const fail = () =>
      reject(new Error(`The ${what} could not be sent. Please check your connection and try again.`));
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      waitOn();
      onProgress(loaded / total);
    });
    request.addEventListener("load", () => {
      const { status, responseText: text } = request;
      resolve({ status, text, retryAfterSeconds: Number(request.getResponseHeader("retry-after")) || null });
    });
    request.addEventListener("error", fail);
    request.addEventListener("abort", fail);
    request.addEventListener("loadend", () => clearTimeout(patience));
    waitOn();
    request.send(form);
  });
}

/**
 * Sends a form with a file, by the one means that reports progress, and again where the server is busy; throws a refusal in
 * words for people, with its status as the cause.
 */
export async function sendForm<Answer>(sending: Sending): Promise<Answer> {
  for (let repeats = 0; ; repeats += 1) {
    const { status, text, retryAfterSeconds } = await sendOnce(sending);
    if (status === 201) return JSON.parse(text) as Answer;
    if (status !== BUSY || retryAfterSeconds === null || repeats === MOST_REPEATS)
      throw new Error(text, { cause: status });
    sending.onProgress(0);
    await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1000));
  }
}
