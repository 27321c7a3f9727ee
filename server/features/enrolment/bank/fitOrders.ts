import type { EntityManager } from "typeorm";
import { inSlices } from "../../../core/concurrency/inSlices";
import { isUndecidedSql } from "../registration/liveOrder";
import { BankReason } from "./bankRow.entity";

/** Orders without a payment in this statement that are open, or ended less than three months ago. */
const ORDERS = `
  SELECT r.id, r.amount_rupees::bigint * 100 AS paise, r.name, r.phone, p.utr
  FROM registrations r LEFT JOIN payment_proofs p ON p.registration_id = r.id
  WHERE r.amount_rupees > 0 AND (${isUndecidedSql("r")}
    OR (r.state IN ('CANCELLED', 'REJECTED') AND r.created_at > now() - interval '90 days'))
    AND NOT EXISTS (
      SELECT 1 FROM bank_rows b WHERE b.registration_id = r.id AND b.import_id = $1 AND b.match IN ('EXACT', 'KNOWN'))
  ORDER BY r.created_at DESC LIMIT 20000`;

const CREDITS = `
  SELECT id, amount_paise AS paise, search_text AS text, utrs FROM bank_rows
  WHERE import_id = $1 AND match = 'REST' AND reason IS NULL AND amount_paise = ANY($2) AND settled_at IS NULL
    AND id > $3 ORDER BY id LIMIT 2000`;

const STORE = `
  UPDATE bank_rows b SET match = 'DOUBTFUL', registration_id = f.registration_id, reason = f.reason
  FROM unnest($1::bigint[], $2::uuid[], $3::text[]) AS f (id, registration_id, reason) WHERE b.id = f.id`;

interface Order {
  id: string;
  paise: string;
  name: string;
  phone: string;
  utr: string | null;
}

interface Credit {
  id: string;
  paise: string;
  text: string;
  utrs: string[];
}

interface Fit {
  order: Order;
  reason: BankReason;
}

const { UTR_NEAR, PHONE_FITS, NAME_FITS } = BankReason;
const PHONE_DIGITS = 10;
/** Orders that a credit's name is compared with: a word that very many share says little. */
const MAX_NAMED = 200;

/** One digit masked, or two neighbours in order: two numbers that share one of these differ in one place. */
function spellingsOf(utr: string): string[] {
  const masked = Array.from(utr, (_, at) => `${utr.slice(0, at)}?${utr.slice(at + 1)}`);
  const sorted = Array.from(utr.slice(1), (next, at) => {
    const pair = [utr.charAt(at), next].sort().join("");
    return `${utr.slice(0, at)}<${pair}>${utr.slice(at + 2)}`;
  });
  return [...masked, ...sorted];
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}]{2,}/gu) ?? []
  );
}

function phonesIn(text: string): string[] {
  const found = text.matchAll(/(?<!\d)(?:0|91)?([6-9]\d{9})(?!\d)/g);
  return [...found].map((match) => match[1] ?? "");
}

function firstOf<Item>(lists: Item[][], count: number): Item[] {
  const found: Item[] = [];
  for (const list of lists) found.push(...list.slice(0, count - found.length));
  return found;
}

/** Orders by what a bank's row may hold of them, each beside its amount. */
class OrderIndex {
  private readonly places = new Map<string, Order[]>();
  private readonly words = new Map<Order, string[]>();

  add(order: Order): void {
    for (const spelling of order.utr ? spellingsOf(order.utr) : []) this.put("utr", spelling, order);
    this.put("phone", order.phone.slice(-PHONE_DIGITS), order);
    const words = [...new Set(wordsOf(order.name))];
    this.words.set(order, words);
    for (const word of words) this.put("word", word, order);
    // As in an address of UPI: gopalvarma@ybl.
    if (words.length > 1) this.put("glued", words.join(""), order);
  }

  private put(kind: string, text: string, order: Order): void {
    const key = `${kind} ${order.paise} ${text}`;
    const known = this.places.get(key);
    if (known) known.push(order);
    else this.places.set(key, [order]);
  }

  private at(kind: string, text: string, { paise }: Credit): Order[] {
    return this.places.get(`${kind} ${paise} ${text}`) ?? [];
  }

  /** Two words of a name, or its only one: banks cut names off and leave out initials. */
  private byName(credit: Credit): Order | undefined {
    const words = new Set(wordsOf(credit.text));
    const named: Order[][] = [];
    for (const word of words) {
      const [glued] = this.at("glued", word, credit);
      if (glued) return glued;
      named.push(this.at("word", word, credit));
    }
    const rarestFirst = named.toSorted((one, other) => one.length - other.length);
    const orders = firstOf(rarestFirst, MAX_NAMED).map((order) => {
      const known = this.words.get(order) ?? [];
      const fitting = known.filter((word) => words.has(word)).length;
      return { order, fitting: fitting < Math.min(2, known.length) ? 0 : fitting };
    });
    return orders.toSorted((one, other) => other.fitting - one.fitting).find(({ fitting }) => fitting > 0)
      ?.order;
  }

  find(credit: Credit): Fit | null {
    for (const spelling of credit.utrs.flatMap(spellingsOf)) {
      const [near] = this.at("utr", spelling, credit);
      if (near) return { order: near, reason: UTR_NEAR };
    }
    for (const phone of phonesIn(credit.text)) {
      const [payer] = this.at("phone", phone, credit);
      if (payer) return { order: payer, reason: PHONE_FITS };
    }
    const named = this.byName(credit);
    return named ? { order: named, reason: NAME_FITS } : null;
  }
}

/** Finds orders that a credit may pay though neither UTR nor reference says so. Staff decide. */
export async function fitOrders(manager: EntityManager, importId: string): Promise<void> {
  const orders = await manager.query<Order[]>(ORDERS, [importId]);
  const index = new OrderIndex();
  await inSlices(orders, (order) => index.add(order));
  const amounts = [...new Set(orders.map(({ paise }) => paise))];
  let last = "0";
  for (;;) {
    const credits = await manager.query<Credit[]>(CREDITS, [importId, amounts, last]);
    const end = credits.at(-1);
    if (!end) return;
    const fits: (Fit & { id: string })[] = [];
    await inSlices(credits, (credit) => {
      const fit = index.find(credit);
      if (fit) fits.push({ id: credit.id, ...fit });
    });
    const columns = [
      fits.map(({ id }) => id),
      fits.map(({ order }) => order.id),
      fits.map(({ reason }) => reason),
    ];
    if (fits.length > 0) await manager.query(STORE, columns);
    last = end.id;
  }
}
