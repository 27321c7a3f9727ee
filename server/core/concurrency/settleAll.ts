export function faultsIn(fault: unknown): unknown[] {
  return fault instanceof AggregateError ? fault.errors : [fault];
}

/** Runs works in sequence, continues after a failure, and throws all failures at the end. */
export async function settleAll(works: (() => Promise<unknown>)[]): Promise<void> {
  const faults: unknown[] = [];
  for (const work of works) {
    await work().catch((fault: unknown) => faults.push(...faultsIn(fault)));
  }
  if (faults.length > 0) throw new AggregateError(faults, "Some of it couldn’t be done.");
}
