/** What went wrong, one by one, where several things did. */
export function faultsIn(fault: unknown): unknown[] {
  return fault instanceof AggregateError ? fault.errors : [fault];
}

/** Does one after the other, whatever becomes of each; throws together what went wrong. */
export async function settleAll(works: (() => Promise<unknown>)[]): Promise<void> {
  const faults: unknown[] = [];
  for (const work of works) {
    await work().catch((fault: unknown) => faults.push(...faultsIn(fault)));
  }
  if (faults.length > 0) throw new AggregateError(faults, "Some of it could not be done.");
}
