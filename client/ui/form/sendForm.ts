/** Where nothing has moved for so long, the line hangs. */
const PATIENCE_MS = 30_000;

interface Sending {
  address: string;
  form: FormData;
  headers?: Record<string, string>;
  /** Told how much has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends a form with a file; a refusal is thrown in words for the person. By the one means that tells of progress. */
export function sendForm<Answer>({ address, form, headers = {}, onProgress }: Sending): Promise<Answer> {
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
      reject(new Error("The picture could not be sent. Please check your connection and try again."));
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      waitOn();
      onProgress(loaded / total);
    });
    request.addEventListener("load", () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText) as Answer);
      else reject(new Error(request.responseText));
    });
    request.addEventListener("error", fail);
    request.addEventListener("abort", fail);
    request.addEventListener("loadend", () => clearTimeout(patience));
    waitOn();
    request.send(form);
  });
}
