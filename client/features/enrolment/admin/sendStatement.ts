const ADDRESS = "/cms/bank-statements";
const MAX_BYTES = 20 * 1024 * 1024;

interface Statement {
  file: File;
  /** Told how much has been sent, in percent. */
  onProgress: (percent: number) => void;
}

/** Sends a bank's statement and answers its id; a refusal is thrown in words for the person. */
export function sendStatement({ file, onProgress }: Statement): Promise<string> {
  if (file.size > MAX_BYTES) return Promise.reject(new Error("Please choose a statement of at most 20 MB."));
  const form = new FormData();
  form.set("file", file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", ADDRESS);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(Math.floor((loaded * 100) / total)),
    );
    request.addEventListener("load", () => {
      if (request.status === 201) resolve((JSON.parse(request.responseText) as { id: string }).id);
      else reject(new Error(request.responseText));
    });
    request.addEventListener("error", () =>
      reject(new Error("The statement could not be sent. Please check your connection and try again.")),
    );
    request.send(form);
  });
}
