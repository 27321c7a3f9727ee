import { beforeAll, describe, expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { fileForm, openRequest } from "../../support/openRequest";
import { drawHalves, upload } from "../../support/samplePictures";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start } = enrolmentCalls(server);
let picture = Buffer.alloc(0);
let serial = 0;

beforeAll(async () => {
  picture = await drawHalves({ width: 300, height: 600 }).png().toBuffer();
});

interface Order {
  secret: string;
  registration: { id: string };
}

async function order(): Promise<Order> {
  const { id } = await server.buildWorkshop();
  return start({ offeringId: id });
}

function someClient(): string {
  serial += 1;
  return `10.9.0.${serial}`;
}

interface Sent {
  bytes?: Buffer;
  before?: number;
}

/** Begins an upload and pauses before the picture's end. */
async function hold(
  { secret, registration }: Order,
  client = someClient(),
  { bytes, before = 300 }: Sent = {},
) {
  const { headers, body } = await fileForm(bytes ?? picture);
  const sending = openRequest(`${server.origin}/payment-proofs/${registration.id}`, {
    headers: { ...headers, authorization: `Bearer ${secret}`, "x-forwarded-for": client },
  });
  sending.send(body.subarray(0, before));
  return { ...sending, finish: () => sending.finish(body.subarray(before)) };
}

async function send(wanted: Order, client?: string, sent?: Sent): Promise<number> {
  const sending = await hold(wanted, client, sent);
  sending.finish();
  return sending.status;
}

/** Ensures that the server has processed every earlier close. */
async function roundTrip(): Promise<void> {
  for (const _time of [1, 2]) await fetch(`${server.origin}/healthz`);
}

async function countAdmitted(): Promise<number> {
  const rows = await server.dataSource.query<unknown[]>(
    "SELECT 1 FROM rate_limits WHERE starts_with(key, 'proof-picture:')",
  );
  return rows.length;
}

describe("sending a screenshot", () => {
  test("works while others are slow, and after they have left in the middle", async () => {
    const slow = await Promise.all([order(), order()].map(async (made) => hold(await made)));
    const leaving = await Promise.all([order(), order()].map(async (made) => hold(await made)));
    await roundTrip();
    for (const { leave } of leaving) leave();
    expect(await send(await order())).toBe(201);
    for (const { leave } of slow) leave();
    await roundTrip();
    expect(await send(await order())).toBe(201);
  });

  test("works while 40 others do not get on", async () => {
    const orders = await Promise.all(Array.from({ length: 40 }, order));
    const slow = await Promise.all(orders.map((made) => hold(made)));
    await roundTrip();
    expect(await send(await order())).toBe(201);
    for (const { finish } of slow) finish();
    expect(await Promise.all(slow.map(({ status }) => status))).toEqual(Array(40).fill(201));
  });

  test("works while two clients hold all the memory of uploads, of which the larger one gives way", async () => {
    // Large: the server drops what follows the picture in its file.
    const bytes = Buffer.concat([picture, Buffer.alloc(5_200_000)]);
    // The second group is too small to be the larger one in any order of arrival.
    const clients = [...Array<string>(8).fill(someClient()), ...Array<string>(5).fill(someClient())];
    const givenUp: number[] = [];
    const held = await Promise.all(
      clients.map(async (client, index) => {
        const sending = await hold(await order(), client, { bytes, before: bytes.length });
        void sending.status.then(() => givenUp.push(index));
        return sending;
      }),
    );
    await expect.poll(() => givenUp.length).toBeGreaterThanOrEqual(1);
    const others = [
      await send(await order(), undefined, { bytes }),
      await send(await order(), undefined, { bytes }),
    ];
    expect(others).toEqual([201, 201]);
    expect((await upload(server.as.admin, { bytes })).status).toBe(201);
    expect(Math.max(...givenUp)).toBeLessThan(8);
    for (const { leave } of held) leave();
  });

  test("works, if it is tried again, while many clients fill the memory with smaller pictures that never end", async () => {
    const orders = await Promise.all(Array.from({ length: 24 }, order));
    const part = Buffer.concat([picture, Buffer.alloc(5_000_000)]);
    const held = await Promise.all(
      orders.map((made) => hold(made, undefined, { bytes: part, before: 2_900_000 })),
    );
    const bytes = Buffer.concat([picture, Buffer.alloc(5_200_000)]);
    await expect.poll(async () => send(await order(), undefined, { bytes }), { interval: 1000 }).toBe(201);
    for (const { leave } of held) leave();
  });

  test("without the order's secret is refused before any of it is sent, and holds nothing", async () => {
    const before = await countAdmitted();
    const { registration } = await order();
    const wrong = await hold({ registration, secret: "x".repeat(43) }, undefined, { before: 0 });
    expect(await wrong.status).toBe(404);
    expect(await countAdmitted()).toBe(before);
    wrong.leave();
  });

  test("again for the same order gives up the first try, whose line may be dead", async () => {
    const made = await order();
    const before = await countAdmitted();
    const first = await hold(made);
    await expect.poll(countAdmitted).toBe(before + 1);
    expect(await send(made)).toBe(201);
    expect(await first.status).toBe(0);
  });

  test("from one client is possible for eight at a time, and the others are asked to wait", async () => {
    const orders = await Promise.all(Array.from({ length: 9 }, order));
    const client = someClient();
    const before = await countAdmitted();
    const slow = await Promise.all(orders.slice(0, 8).map((made) => hold(made, client)));
    const [ninth] = orders.slice(8) as [Order];
    await expect.poll(countAdmitted).toBe(before + 8);
    await roundTrip();
    expect(await send(ninth, client)).toBe(429);
    expect(await send(ninth)).toBe(201);
    for (const { finish } of slow) finish();
    await Promise.all(slow.map(({ status }) => status));
    expect(await send(ninth, client)).toBe(201);
  });
});
