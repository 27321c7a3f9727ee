/** Drops a later result or error. */
export async function untilAborted<Result>(work: Promise<Result>, signal?: AbortSignal): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abandon = () => reject(signal.reason as Error);
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abandon));
    if (signal.aborted) abandon();
    else signal.addEventListener("abort", abandon, { once: true });
  });
}

interface Deadline {
  afterMs: number;
  error: () => Error;
}

export async function untilDeadline<Result>(
  work: Promise<Result>,
  { afterMs, error }: Deadline,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(error()), afterMs);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
