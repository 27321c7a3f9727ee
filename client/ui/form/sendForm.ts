/** Where nothing has moved for so long, the line hangs. */
const PATIENCE_MS = 30_000;

/** The cause of an error: the session has ended. */
export const SESSION_ENDED = 401;

interface Sending {
  /** What the file is, in one word, as people read it. */
  what: string;
  address: string;
  form: FormData;
  headers?: Record<string, string>;
  /** Told how much has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends a form with a file, by the one means that reports progress; throws a refusal in words for people, with its status as the cause. */
export function sendForm<Answer>({
  what,
  address,
  form,
  headers = {},
  onProgress,
}: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
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
      if (request.status === 201) resolve(JSON.parse(request.responseText) as Answer);
      else reject(new Error(request.responseText, { cause: request.status }));
    });
    request.addEventListener("error", fail);
    request.addEventListener("abort", fail);
    request.addEventListener("loadend", () => clearTimeout(patience));
    waitOn();
    request.send(form);
  });
}
