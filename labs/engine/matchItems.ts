export interface Matching<Item> {
  /** Items with the same key are the same; others may be, too. */
  keyOf: (item: Item) => string;
  /** Also true of numbers that nearly agree. */
  isSame: (actual: Item, expected: Item) => boolean;
  /** Sorts items that nearly agree beside each other. */
  orderOf: (item: Item) => Order;
}

/** Compared part by part. */
type Order = readonly (number | string)[];

export interface Matched {
  /** Indexes of expected items that nothing matches. */
  missing: number[];
  /** Indexes of actual items that match nothing. */
  extra: number[];
}

/** How far from its sorted place an item is looked for. */
const WINDOW = 16;

/** Pairs items whose order does not count, in n log n: a guest chooses how many it reports. */
export function matchItems<Item>(actual: Item[], expected: Item[], matching: Matching<Item>): Matched {
  const left = matchKeys(actual, expected, matching.keyOf);
  if (left.extra.length === 0 || left.missing.length === 0) return left;
  const wanted = sortItems(left.missing, expected, matching);
  const found = new Set<number>();
  const extra: number[] = [];
  let place = 0;
  for (const { index, item, order } of sortItems(left.extra, actual, matching)) {
    while (place < wanted.length && compareOrders(wanted[place]!.order, order) < 0) place++;
    const near = wanted.slice(Math.max(0, place - WINDOW), place + WINDOW);
    const match = near.find((other) => !found.has(other.index) && matching.isSame(item, other.item));
    if (match) found.add(match.index);
    else extra.push(index);
  }
  return { missing: left.missing.filter((index) => !found.has(index)), extra: extra.sort(ascending) };
}

function sortItems<Item>(indexes: number[], items: Item[], { orderOf }: Matching<Item>) {
  return indexes
    .map((index) => ({ index, item: items[index] as Item, order: orderOf(items[index] as Item) }))
    .sort((first, second) => compareOrders(first.order, second.order));
}

function compareOrders(first: Order, second: Order): number {
  for (let index = 0; index < Math.min(first.length, second.length); index++) {
    const [one, other] = [first[index]!, second[index]!];
    if (one === other) continue;
    if (typeof one === typeof other) return one < other ? -1 : 1;
    return typeof one === "number" ? -1 : 1;
  }
  return first.length - second.length;
}

function ascending(first: number, second: number): number {
  return first - second;
}

function matchKeys<Item>(actual: Item[], expected: Item[], keyOf: (item: Item) => string): Matched {
  const left = new Map<string, number[]>();
  // Backwards, so that the first of equal items is taken first.
  for (let index = expected.length - 1; index >= 0; index--) {
    const key = keyOf(expected[index] as Item);
    const same = left.get(key);
    if (same) same.push(index);
    else left.set(key, [index]);
  }
  const extra = [...actual.keys()].filter(
    (index) => left.get(keyOf(actual[index] as Item))?.pop() === undefined,
  );
  const missing = [...left.values()].flat().sort(ascending);
  return { missing, extra };
}
