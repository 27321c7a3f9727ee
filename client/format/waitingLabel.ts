interface Waiting {
  count: number;
  unconfirmed: number;
}

/** " · 5 wait, 3 of them with an unconfirmed address"; empty if nobody waits. */
export function waitingLabel({ count, unconfirmed }: Waiting): string {
  if (count === 0) return "";
  const waits = `${count} ${count === 1 ? "waits" : "wait"} for a seat`;
  return ` · ${waits}${unconfirmed > 0 ? `, ${unconfirmed} of them with an unconfirmed address` : ""}`;
}
