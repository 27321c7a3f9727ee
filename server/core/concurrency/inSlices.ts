import { setImmediate as nextTurn } from "node:timers/promises";

/** Short, because a busy or slow machine stretches it several times. */
const SLICE_MS = 8;

/** Works through the items in order, and lets other requests run between the slices. */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let until = performance.now() + SLICE_MS;
  for (const item of items) {
    work(item);
    if (performance.now() < until) continue;
    await nextTurn();
    until = performance.now() + SLICE_MS;
  }
}
