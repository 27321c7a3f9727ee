import { expect, test } from "vitest";
import { titleOf } from "../../../server/features/enrolment/offering";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const orders = enrolmentCalls(server);

async function take(query: string) {
  const { cookie } = server.as.admin;
  return fetch(`${server.origin}/cms/registrations.csv${query}`, { headers: { cookie } });
}

test("staff take the registrations along, narrowed down as the list is, and the log says so", async () => {
  const workshop = await server.buildWorkshop({ name: "Knots, tied", priceRupees: 199, seats: 5 });
  const { secret, registration } = await orders.start({ offeringId: workshop.id, name: "Asha" });
  await orders.submit({ secret, utr: "432112345678" });
  await orders.start({ offeringId: workshop.id, name: "Ravi" });
  const answer = await take(`?state=SUBMITTED&offeringId=${workshop.id}`);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-disposition")).toContain("registrations.csv");
  const [head, row, end] = (await answer.text()).split("\r\n");
  expect(head).toContain("Reference,State,Registered (UTC)");
  expect(row).toContain(`${registration.reference},SUBMITTED,`);
  expect(row).toContain(`"${titleOf("Knots, tied", workshop)}",WORKSHOP,Asha,`);
  expect(row).toContain(",432112345678,");
  expect(end).toBe("");
  const [audit] = await server.dataSource.query<{ after: object }[]>(
    "SELECT after FROM audit_events WHERE action = 'exportRegistrations'",
  );
  expect(audit?.after).toEqual({ state: "SUBMITTED", isSearch: false });
});

test("a cell that begins as a formula is text", async () => {
  const workshop = await server.buildWorkshop({ priceRupees: 199 });
  await orders.start({ offeringId: workshop.id, name: '=HYPERLINK("https://evil.example")' });
  const text = await (await take(`?offeringId=${workshop.id}`)).text();
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
});

test("more than a page of them is taken along, the waiting in their order", async () => {
  const workshop = await server.buildWorkshop({ priceRupees: 199, seats: 1 });
  for (let count = 0; count < 103; count += 1) {
    await orders.start({ offeringId: workshop.id, name: `Person no. ${count}` });
  }
  const text = await (await take(`?state=WAITING&offeringId=${workshop.id}`)).text();
  const numbers = [...text.matchAll(/Person no\. (\d+)/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: 102 }, (_, index) => index + 1));
  const query = `query ($id: ID!) { registrations(state: WAITING, offeringId: $id, first: 2) {
    nodes { name placeInLine } } registrationOfferings { id kind count } }`;
  const { data } = await server.as.admin.ask(query, { id: workshop.id });
  expect(data?.registrations.nodes).toEqual([
    { name: "Person no. 1", placeInLine: 1 },
    { name: "Person no. 2", placeInLine: 2 },
  ]);
  expect(data?.registrationOfferings).toContainEqual({ id: workshop.runId, kind: "WORKSHOP", count: 103 });
});

test("a state that there is not is refused", async () => {
  expect((await take("?state=NONSENSE")).status).toBe(400);
});
