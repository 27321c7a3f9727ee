import { accountHeader } from "../../hooks/pageAccount";

/** Without progress for this long, the connection hangs. */
const PATIENCE_MS = 30_000;

/** An error's cause: the session has ended. */
export const SESSION_ENDED = 401;

const BUSY = 503;
/** Retries while the server is busy and sends `Retry-After`. */
const MAX_REPEATS = 5;

interface Sending {
  what: string;
  address: string;
  form: FormData;
  headers?: Record<string, string>;
  onProgress: (part: number) => void;
}

interface Response {
  status: number;
  text: string;
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
      reject(new Error(`The ${what} couldn’t be sent. Please check your connection and try again.`));
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

/** Uploads by XMLHttpRequest, for its progress; retries while busy; throws readable errors, the status as cause. */
export async function sendForm<Answer>(sending: Sending): Promise<Answer> {
  for (let repeats = 0; ; repeats += 1) {
    const { status, text, retryAfterSeconds } = await sendOnce(sending);
    if (status === 201) return JSON.parse(text) as Answer;
    if (status !== BUSY || retryAfterSeconds === null || repeats === MAX_REPEATS)
      throw new Error(text, { cause: status });
    sending.onProgress(0);
    await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1000));
  }
}
