import { describe, expect, test } from "vitest";
import { bankCalls } from "../../support/bankCalls";
import { countStatements } from "../../support/countStatements";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const orders = enrolmentCalls(server);
const bank = bankCalls(server);

const LIST = `query ($state: RegistrationState) { registrations(state: $state, first: 50) {
  nodes { id name canApprove canReject placeInLine proof { id utr hasPicture } timeline { id at } } } }`;

let serial = 888_800_000_000;

async function grow(): Promise<string> {
  const workshop = await server.buildWorkshop({ priceRupees: 199, seats: 1 });
  const { secret } = await orders.start({ offeringId: workshop.id });
  const utr = String((serial += 1));
  await orders.submit({ secret, utr });
  await orders.start({ offeringId: workshop.id });
  return utr;
}

describe("the number of statements does not depend on the number of rows", () => {
  test.each(["SUBMITTED", "WAITING"])("the inbox of those that are %s", async (state) => {
    await grow();
    const ask = () =>
      countStatements(async () => {
        expect((await server.as.admin.ask(LIST, { state })).errors).toEqual([]);
      });
    const before = await ask();
    for (let count = 0; count < 8; count += 1) await grow();
    expect(before).toBeGreaterThan(1);
    expect(await ask()).toBe(before);
  });

  test("a statement's rows with their registrations, and the list of statements", async () => {
    const bring = async (utrs: string[]) =>
      bank.bring(["Date,Narration,Credit", ...utrs.map((utr) => `21/11/2026,UPI/${utr},199`)].join("\n"));
    const utrs: string[] = [];
    for (let count = 0; count < 6; count += 1) utrs.push(await grow());
    const [one, many] = [await bring(utrs.slice(0, 1)), await bring(utrs)];
    const ask = (id: string) => countStatements(() => bank.rows(id, "EXACT"));
    expect((await bank.rows(many.id, "EXACT")).nodes).toHaveLength(6);
    expect(await ask(many.id)).toBe(await ask(one.id));
    const list = "{ bankImports { nodes { id fileName counts { match count applied } } } }";
    const before = await countStatements(() => server.as.admin.ask(list));
    await bring(utrs);
    expect(await countStatements(() => server.as.admin.ask(list))).toBe(before);
  });
});
