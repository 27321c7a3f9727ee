import { beforeAll, describe, expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import * as documents from "../../support/enrolmentDocuments";
import { drawHalves } from "../../support/samplePictures";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const log: string[] = [];
const server = useTestApp(BEHIND_PROXY, { logTo: (line) => log.push(line) });
const { start, submit, decide, read, cancel, verifyEmail, confirmAddress } = enrolmentCalls(server);
const GROUP = "https://chat.whatsapp.com/zq7groupmarker";
const order = { id: "", secret: "" };
const picture = { bytes: Buffer.alloc(0) };

interface Asked {
  secret?: string;
  caller?: Caller;
}

function headersOf({ secret, caller }: Asked) {
  return {
    ...(secret && { authorization: `Bearer ${secret}` }),
    ...(caller?.cookie && { cookie: caller.cookie }),
  };
}

async function sendPicture(id: string, asked: Asked, bytes = picture.bytes) {
  const form = new FormData();
  form.set("file", new Blob([Uint8Array.from(bytes)], { type: "image/png" }), "proof.png");
  const response = await fetch(`${server.origin}/payment-proofs/${id}`, {
    method: "POST",
    body: form,
    headers: headersOf(asked),
  });
  const { status } = response;
  const { pictureId } = (status === 201 ? await response.json() : {}) as { pictureId?: string };
  return { status, pictureId };
}

async function openPicture(id: string, asked: Asked) {
  return fetch(`${server.origin}/payment-proofs/${id}`, { headers: headersOf(asked) });
}

beforeAll(async () => {
  picture.bytes = await drawHalves({ width: 300, height: 600 }).png().toBuffer();
  const workshop = await server.buildWorkshop({ whatsAppGroupLink: GROUP });
  const started = await start({ offeringId: workshop.id }, server.as.learner);
  Object.assign(order, { id: started.registration.id, secret: started.secret });
});

describe("an order is its owner's", () => {
  test("by its secret, or by its id for the account that made it", async () => {
    const byId = { id: order.id };
    expect((await server.as.learner.ask(documents.READ, byId)).data?.registration.id).toBe(order.id);
    expect((await read(order.secret)).id).toBe(order.id);
    for (const caller of [server.as.visitor, server.as.otherLearner, server.as.admin])
      expect((await caller.ask(documents.READ, byId)).data?.registration).toBeNull();
    expect((await read("")).extensions.code).toBe("UNAUTHENTICATED");
    for (const secret of [
      "x",
      order.id,
      order.secret.slice(1),
      `${order.secret}x`,
      order.secret.toLowerCase(),
    ])
      expect(await read(secret)).toEqual({});
  });

  test("is not submitted or cancelled by someone else", async () => {
    const ways = [{ registrationId: order.id }, { secret: "not the secret" }, {}];
    for (const way of ways) {
      for (const caller of [server.as.visitor, server.as.otherLearner, server.as.admin]) {
        // A visitor without the secret may be the owner, with an expired session.
        const code = caller === server.as.visitor && !("secret" in way) ? "UNAUTHENTICATED" : "NOT_FOUND";
        expect((await submit({ ...way, utr: "123412341234" }, caller)).extensions.code).toBe(code);
        expect((await cancel(way, caller)).extensions.code).toBe(code);
      }
    }
    expect((await read(order.secret)).state).toBe("STARTED");
  });

  test("is in the owner's list and in nobody else's", async () => {
    const own = await server.as.learner.ask(documents.VIEWER_REGISTRATIONS);
    expect(own.data?.viewerRegistrations.nodes).toMatchObject([{ id: order.id }]);
    const other = await server.as.otherLearner.ask(documents.VIEWER_REGISTRATIONS);
    expect(other.data?.viewerRegistrations.nodes).toEqual([]);
  });

  test("made without an account is its address's, once its owner has confirmed account and order", async () => {
    const { id } = await server.buildWorkshop();
    const user = await server.buildUser();
    const started = await start({ offeringId: id, email: user.email.toUpperCase() });
    const { registration } = started;
    const caller = await server.newCaller(user);
    const seen = async () => {
      const list = await caller.ask(documents.VIEWER_REGISTRATIONS);
      const one = await caller.ask(documents.READ, { id: registration.id });
      return [list.data?.viewerRegistrations.nodes.length, one.data?.registration?.id ?? null] as unknown[];
    };
    expect(await seen()).toEqual([0, null]);
    await verifyEmail(caller, user.email);
    // Anyone may have typed the address.
    expect(await seen()).toEqual([0, registration.id]);
    await confirmAddress(started);
    expect(await seen()).toEqual([1, registration.id]);
  });

  test("is answered with no-store, and never kept for others", async () => {
    const answer = await server.as.visitor.ask(documents.READ, { secret: order.secret });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("tells nobody but staff whose hand decided, and which seat it holds", async () => {
    const query = `query ($id: UUID) { registration(id: $id) { id timeline { id staffName } } }`;
    const { errors } = await server.as.learner.ask(query, { id: order.id });
    expect(errors[0]?.extensions.code).toBe("FORBIDDEN");
  });
});

describe("the group's link", () => {
  test("is no visitor's to read", async () => {
    for (const query of [
      "{ workshops { id whatsAppGroupLink } }",
      "{ bootcampSeasons { id whatsAppGroupLink } }",
    ]) {
      const { text } = await server.as.learner.ask(query);
      expect(text).not.toContain(GROUP);
    }
  });

  test("is shown once the place is confirmed, and to staff", async () => {
    const { id } = await server.buildWorkshop({ whatsAppGroupLink: GROUP });
    const { secret, registration } = await start({ offeringId: id });
    expect(await read(secret)).toMatchObject({ whatsAppGroupLink: null });
    const { data } = await server.as.admin.ask(documents.LIST, { offeringId: id });
    expect(data?.registrations.nodes[0].whatsAppGroupLink).toBe(GROUP);
    await decide("APPROVE", [registration]);
    expect(await read(secret)).toMatchObject({ whatsAppGroupLink: GROUP });
  });
});

describe("a screenshot", () => {
  test("is taken from the owner, made again, and shown to them and to staff alone", async () => {
    const { status, pictureId } = await sendPicture(order.id, { secret: order.secret });
    expect(status).toBe(201);
    expect((await openPicture(order.id, { secret: order.secret })).status).toBe(404);
    expect((await submit({ secret: order.secret, pictureId })).registration).toMatchObject({
      state: "SUBMITTED",
      proof: { utr: null, hasPicture: true },
    });
    for (const asked of [
      { secret: order.secret },
      { caller: server.as.learner },
      { caller: server.as.admin },
    ]) {
      const response = await openPicture(order.id, asked);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/webp");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(8, 12)
          .toString(),
      ).toBe("WEBP");
    }
    for (const asked of [{}, { secret: "wrong" }, { caller: server.as.otherLearner }])
      expect((await openPicture(order.id, asked)).status).toBe(404);
  });

  test("is not taken from others, or for orders that wait for none", async () => {
    const { id } = await server.buildWorkshop();
    const other = await start({ offeringId: id });
    expect((await sendPicture(order.id, {})).status).toBe(401);
    for (const asked of [{ secret: "wrong" }, { secret: other.secret }, { caller: server.as.otherLearner }])
      expect((await sendPicture(order.id, asked)).status).toBe(404);
    await cancel({ secret: other.secret });
    expect((await sendPicture(other.registration.id, { secret: other.secret })).status).toBe(409);
  });

  test("of another order proves nothing", async () => {
    const { id } = await server.buildWorkshop();
    const other = await start({ offeringId: id });
    const { pictureId } = await sendPicture(other.registration.id, { secret: other.secret });
    expect((await submit({ secret: order.secret, pictureId })).extensions.code).toBe("BAD_USER_INPUT");
  });

  test("must be a picture, and not a heavy one", async () => {
    const asked = { secret: order.secret };
    expect((await sendPicture(order.id, asked, Buffer.from("<svg/>"))).status).toBe(422);
    expect((await sendPicture(order.id, asked, Buffer.alloc(6 * 1024 * 1024))).status).toBe(413);
  });

  test("may be sent ten times an hour", async () => {
    const { id } = await server.buildWorkshop();
    const { secret, registration } = await start({ offeringId: id });
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await sendPicture(registration.id, { secret }, Buffer.from("no picture"))).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });
});

describe("a secret", () => {
  test("is in no line of the log and in no column but the letters'", async () => {
    await server.dataSource.query("ALTER TABLE registration_events RENAME TO hidden_events");
    await cancel({ secret: order.secret });
    await submit({ secret: order.secret, utr: "777788889999" });
    await server.dataSource.query("ALTER TABLE hidden_events RENAME TO registration_events");
    expect(log.join()).toMatch(/unexpected error/);
    expect(log.filter((line) => line.includes(order.secret))).toEqual([]);
    const columns = await server.dataSource.query<{ table: string; column: string }[]>(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name <> 'letters'`,
    );
    for (const { table, column } of columns) {
      const found: unknown[] = await server.dataSource.query(
        `SELECT 1 FROM "${table}" WHERE strpos("${column}"::text, $1) > 0`,
        [order.secret],
      );
      expect(found, `${table}.${column}`).toEqual([]);
    }
  });

  test("is in no answer but the first, also to staff", async () => {
    const { text } = await server.as.admin.ask(documents.LIST);
    expect(text).not.toContain(order.secret);
    const again = await server.as.learner.ask(documents.READ, { id: order.id });
    expect(again.text).not.toContain(order.secret);
  });
});
