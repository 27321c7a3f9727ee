let count = 0;
let waiting: (() => void)[] = [];

/** Counts a part of the page that is still asleep; what comes back says that it is no more. */
export function countSleeper(): () => void {
  count += 1;
  return () => {
    count -= 1;
    if (count > 0) return;
    const acts = waiting;
    waiting = [];
    acts.forEach((act) => act());
  };
}

export function isAnyAsleep(): boolean {
  return count > 0;
}

/** Does it once nothing on the page is asleep. */
export function whenAwake(act: () => void): void {
  if (isAnyAsleep()) waiting.push(act);
  else act();
}
