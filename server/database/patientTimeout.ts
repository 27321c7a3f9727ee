/** Calls back in two halves: a pause of this process or machine uses up at most one. Returns a cancel function. */
export function patientTimeout(callback: () => void, afterMs: number): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(callback, afterMs / 2);
  }, afterMs / 2);
  return () => clearTimeout(timer);
}
