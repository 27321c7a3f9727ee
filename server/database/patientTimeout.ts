/** Calls back after so long, in two halves: a pause of this process or of its machine ends one half at most. Answers how to cancel it. */
export function patientTimeout(callback: () => void, afterMs: number): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(callback, afterMs / 2);
  }, afterMs / 2);
  return () => clearTimeout(timer);
}
