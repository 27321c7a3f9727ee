import { beforeAll, describe, expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { drawHalves } from "../../support/samplePictures";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, submit, decide, read } = enrolmentCalls(server);
const picture = { bytes: Buffer.alloc(0) };
let serial = 0;

beforeAll(async () => {
  picture.bytes = await drawHalves({ width: 300, height: 600 }).png().toBuffer();
});

function someUtr(): string {
  serial += 1;
  return String(500_000_000_000 + serial);
}

async function sendPicture({ secret, registration }: { secret: string; registration: { id: string } }) {
  const form = new FormData();
  form.set("file", new Blob([Uint8Array.from(picture.bytes)], { type: "image/png" }), "proof.png");
  const headers = { authorization: `Bearer ${secret}` };
  const address = `${server.origin}/payment-proofs/${registration.id}`;
  const response = await fetch(address, { method: "POST", body: form, headers });
  return ((await response.json()) as { pictureId: string }).pictureId;
}

async function picturesOf(registrationId: string): Promise<string[]> {
  const rows = await server.dataSource.query<{ id: string }[]>(
    "SELECT id FROM proof_pictures WHERE registration_id = $1",
    [registrationId],
  );
  return rows.map(({ id }) => id);
}

async function orderWithPicture() {
  const { id } = await server.buildWorkshop();
  const order = await start({ offeringId: id });
  const pictureId = await sendPicture(order);
  await submit({ secret: order.secret, pictureId });
  return { ...order, pictureId };
}

describe("a screenshot that was sent", () => {
  test("stays when the UTR is corrected, also after staff have rejected it", async () => {
    const order = await orderWithPicture();
    const { secret, pictureId } = order;
    const first = someUtr();
    expect((await submit({ secret, utr: first })).registration).toMatchObject({
      proof: { utr: first, hasPicture: true },
    });
    await decide("REJECT", [await read(secret)]);
    const second = someUtr();
    expect((await submit({ secret, utr: second })).registration).toMatchObject({
      state: "SUBMITTED",
      proof: { utr: second, hasPicture: true },
    });
    expect(await picturesOf(order.registration.id)).toEqual([pictureId]);
  });

  test("is proof enough when the UTR is taken back", async () => {
    const { secret } = await orderWithPicture();
    await submit({ secret, utr: someUtr() });
    expect((await submit({ secret, utr: null })).registration).toMatchObject({
      proof: { utr: null, hasPicture: true },
    });
  });

  test("gives way to another one, and is gone", async () => {
    const order = await orderWithPicture();
    const another = await sendPicture(order);
    expect(another).not.toBe(order.pictureId);
    await submit({ secret: order.secret, pictureId: another });
    expect(await picturesOf(order.registration.id)).toEqual([another]);
  });

  test("is gone once the person removes it, which needs a UTR instead", async () => {
    const order = await orderWithPicture();
    const { secret, registration } = order;
    const refused = await submit({ secret, isPictureRemoved: true });
    expect(refused.extensions.code).toBe("BAD_USER_INPUT");
    expect(await read(secret)).toMatchObject({ proof: { hasPicture: true } });
    const utr = someUtr();
    expect((await submit({ secret, utr, isPictureRemoved: true })).registration).toMatchObject({
      proof: { utr, hasPicture: false },
    });
    expect(await picturesOf(registration.id)).toEqual([]);
    const headers = { authorization: `Bearer ${secret}` };
    const response = await fetch(`${server.origin}/payment-proofs/${registration.id}`, { headers });
    expect(response.status).toBe(404);
  });

  test("stays where its correction is refused", async () => {
    const [order, other] = [await orderWithPicture(), await orderWithPicture()];
    const utr = someUtr();
    await submit({ secret: other.secret, utr });
    const input = { secret: order.secret, utr, isPictureRemoved: true };
    expect((await submit(input)).__typename).toBe("UtrTaken");
    expect(await picturesOf(order.registration.id)).toEqual([order.pictureId]);
  });
});

test("with nothing before, nothing is no proof", async () => {
  const { id } = await server.buildWorkshop();
  const { secret } = await start({ offeringId: id });
  expect((await submit({ secret, utr: " " })).extensions.code).toBe("BAD_USER_INPUT");
});

describe("a UTR in the digits of another script", () => {
  const SCRIPTS = {
    Devanagari: 0x966,
    Telugu: 0xc66,
    Arabic: 0x660,
    "full-width": 0xff10,
    mathematical: 0x1d7f6,
  };
  const inScript = (utr: string, zero: number) =>
    utr.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

  test.each(Object.entries(SCRIPTS))("%s is the same UTR", async (_, zero) => {
    const { id } = await server.buildWorkshop();
    const [order, other] = [await start({ offeringId: id }), await start({ offeringId: id })];
    const utr = someUtr();
    const typed = inScript(`${utr.slice(0, 4)} ${utr.slice(4)}`, zero);
    expect((await submit({ secret: order.secret, utr: typed })).registration).toMatchObject({
      proof: { utr },
    });
    expect((await submit({ secret: other.secret, utr })).__typename).toBe("UtrTaken");
    expect((await submit({ secret: other.secret, utr: inScript("12345678901", zero) })).extensions.code).toBe(
      "BAD_USER_INPUT",
    );
  });

  test("and a phone number in them is the same number", async () => {
    const { id } = await server.buildWorkshop();
    const { secret } = await start({ offeringId: id, phone: inScript("90000 51515", SCRIPTS.Devanagari) });
    expect(await read(secret)).toMatchObject({ phone: "+91 90000 51515" });
  });
});
