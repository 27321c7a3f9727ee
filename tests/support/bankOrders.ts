import { enrolmentCalls } from "./enrolmentCalls";
import type { TestApp } from "./testApp";

let serial = 633_111_000_000;

/** A UTR that no other order gave. */
export const someUtr = () => String((serial += 1001));

/** A bank's statement: its rows' UTR, amount and narration. */
export function statementOf(...rows: [utr: string, amount: string, narration?: string][]): string {
  const lines = rows.map(([utr, amount, narration = "UPI"]) => `21/11/26,${narration},${utr},${amount}`);
  return ["Date,Narration,Chq./Ref.No.,Deposit Amt.", ...lines].join("\r\n");
}

/** Orders of 199 rupees, each for its own workshop. */
export function bankOrders(server: TestApp) {
  const orders = enrolmentCalls(server);

  /** Without a UTR it waits to be paid. */
  async function order(utr: string | null = someUtr()) {
    const workshop = await server.buildWorkshop({ priceRupees: 199, seats: 300 });
    const { registration, secret } = await orders.start({ offeringId: workshop.id });
    const paid = utr === null ? registration : (await orders.submit({ secret, utr })).registration;
    return { ...paid, secret, utr: utr ?? "" };
  }

  async function someOrders(count: number) {
    const made: Awaited<ReturnType<typeof order>>[] = [];
    while (made.length < count) made.push(await order());
    return made;
  }

  async function statesOf(paid: { secret: string }[]): Promise<string[]> {
    const states: string[] = [];
    for (const { secret } of paid) states.push((await orders.read(secret)).state);
    return states;
  }

  return { order, someOrders, statesOf };
}
