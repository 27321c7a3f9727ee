import { beforeAll, describe, expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { fileForm, openRequest } from "../../support/openRequest";
import { drawHalves } from "../../support/samplePictures";
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

/** Begins an upload and holds it before its picture's end. */
async function hold({ secret, registration }: Order, client = someClient()) {
  const { headers, body } = await fileForm(picture);
  const upload = openRequest(`${server.origin}/payment-proofs/${registration.id}`, {
    headers: { ...headers, authorization: `Bearer ${secret}`, "x-forwarded-for": client },
  });
  upload.send(body.subarray(0, 300));
  return { ...upload, finish: () => upload.finish(body.subarray(300)) };
}

async function send(wanted: Order, client?: string): Promise<number> {
  const upload = await hold(wanted, client);
  upload.finish();
  return upload.status;
}

/** The server has seen every connection that was closed before. */
async function roundTrip(): Promise<void> {
  for (const _time of [1, 2]) await fetch(`${server.origin}/healthz`);
}

describe("sending a screenshot", () => {
  test("works while others are slow, and after they have left in the middle", async () => {
    const slow = await Promise.all([order(), order()].map(async (made) => hold(await made)));
    const leaving = await Promise.all([order(), order()].map(async (made) => hold(await made)));
    await roundTrip();
    for (const upload of leaving) upload.leave();
    expect(await send(await order())).toBe(201);
    for (const upload of slow) upload.leave();
    await roundTrip();
    expect(await send(await order())).toBe(201);
  });

  test("works while 40 others do not get on", async () => {
    const orders = await Promise.all(Array.from({ length: 40 }, order));
    const slow = await Promise.all(orders.map((made) => hold(made)));
    await roundTrip();
    expect(await send(await order())).toBe(201);
    for (const upload of slow) upload.finish();
    expect(await Promise.all(slow.map(({ status }) => status))).toEqual(Array(40).fill(201));
  });

  test("again for the same order gives up the first try, whose line may be dead", async () => {
    const made = await order();
    const first = await hold(made);
    await roundTrip();
    expect(await send(made)).toBe(201);
    expect(await first.status).toBe(0);
  });

  test("from one client is possible for eight at a time, and the others are asked to wait", async () => {
    const orders = await Promise.all(Array.from({ length: 9 }, order));
    const client = someClient();
    const slow = await Promise.all(orders.slice(0, 8).map((made) => hold(made, client)));
    const [ninth] = orders.slice(8) as [Order];
    // Until all eight have reached the server.
    await expect.poll(async () => send(await order(), client)).toBe(429);
    expect(await send(ninth, client)).toBe(429);
    expect(await send(ninth)).toBe(201);
    for (const upload of slow) upload.finish();
    await Promise.all(slow.map(({ status }) => status));
    expect(await send(ninth, client)).toBe(201);
  });
});
