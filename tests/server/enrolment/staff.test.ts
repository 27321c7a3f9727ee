import { describe, expect, test } from "vitest";
import { AccessSource } from "../../../server/features/learning/access/batchAccess.entity";
import { countStatements } from "../../support/countStatements";
import * as common from "../../support/documents";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import * as documents from "../../support/enrolmentDocuments";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, read, submit, decide, cancelByStaff, list, emailsTo, seatsTaken } = enrolmentCalls(server);

async function accessesOf(batchId: string) {
  return server.dataSource.query<{ email: string; source: string }[]>(
    `SELECT u.email, a.door AS source FROM batch_accesses a JOIN users u ON u.id = a.user_id
     WHERE a.batch_id = $1 ORDER BY u.email`,
    [batchId],
  );
}

async function buildSoldBatch(seats: number | null = 3) {
  const course = await server.buildCourse({ priceRupees: 499 });
  return server.buildBatch({ courseId: course.id, seats });
}

describe("the inbox", () => {
  test("finds registrations by state, kind, offering and words, and counts each state", async () => {
    const { id } = await server.buildWorkshop();
    const paid = await start({ offeringId: id, name: "Zubin Mistry", email: "zubin@example.com" });
    await submit({ secret: paid.secret, utr: "808080808080" });
    const other = await start({ offeringId: id, name: "Nobody else" });
    const season = await server.buildSeason();
    await start({ kind: "SEASON", offeringId: season.id, name: "Zubin Mistry" });

    const { reference } = paid.registration;
    const spellings = [reference.toLowerCase(), reference.replace("-", ""), reference.replace("-", " ")];
    const names = ["zubin@", "ZUBIN M", "zubin   mistry", "Mistry Zubin"];
    for (const search of [...names, ...spellings, "80808080808", "8080 8080 8080", `Mistry ${reference}`]) {
      const found = await list({ search, kind: "WORKSHOP" });
      expect(
        found.nodes.map((node) => node.reference),
        search,
      ).toEqual([reference]);
    }
    for (const none of ["%", "zubin nobody", "8080 9090"])
      expect((await list({ search: none })).nodes, none).toEqual([]);
    expect((await list({ offeringId: crypto.randomUUID() })).nodes).toEqual([]);
    const ofWorkshop = await list({ offeringId: id, state: "STARTED" });
    expect(ofWorkshop.nodes.map((node) => node.id)).toEqual([other.registration.id]);
    expect(ofWorkshop.counts.filter(({ count }) => count > 0)).toEqual([
      { state: "STARTED", count: 1 },
      { state: "SUBMITTED", count: 1 },
    ]);
    expect((await list({ kind: "SEASON", offeringId: season.id })).nodes).toHaveLength(1);
  });

  test("shows first whose proof has waited longest; one that is corrected goes to the end", async () => {
    const { id } = await server.buildWorkshop();
    const orders = [];
    for (let serial = 0; serial < 3; serial += 1) orders.push(await start({ offeringId: id }));
    let utr = 828282828200;
    for (const { secret } of orders.toReversed()) await submit({ secret, utr: String((utr += 1)) });
    const [first, second, third] = orders.map(({ registration }) => registration.id);
    const readAll = async () => {
      const ids: string[] = [];
      let after: string | null = null;
      do {
        const page = await list({ state: "SUBMITTED", offeringId: id, first: 1, after });
        ids.push(...page.nodes.map((node) => node.id));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      return ids;
    };
    expect(await readAll()).toEqual([third, second, first]);
    await submit({ secret: orders[2]?.secret, utr: String((utr += 1)) });
    expect(await readAll()).toEqual([second, first, third]);
  });

  test("is read a page at a time, the newest first, with the same statements for any length", async () => {
    const { id } = await server.buildWorkshop();
    const batch = await buildSoldBatch(null);
    const made: string[] = [];
    const add = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        const isBatch = index % 2 === 0;
        const offering = isBatch ? { kind: "BATCH", offeringId: batch.id } : { offeringId: id };
        made.unshift((await start(offering)).registration.id);
      }
    };
    await add(2);
    const ask = () => list({ first: 50 });
    const few = await countStatements(ask);
    await add(12);
    expect(await countStatements(ask)).toBe(few);
    expect(few).toBeLessThanOrEqual(10);

    type Slice = { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
    const page = (await list({ first: 5 })) as unknown as Slice;
    const next = (await list({ first: 5, after: page.pageInfo.endCursor })) as unknown as Slice;
    expect([...page.nodes, ...next.nodes].map((node) => node.id)).toEqual(made.slice(0, 10));
  });
});

describe("deciding", () => {
  test("several at once: each is answered for itself", async () => {
    const { id } = await server.buildWorkshop();
    const started = [
      await start({ offeringId: id }),
      await start({ offeringId: id }),
      await start({ offeringId: id }),
    ];
    const [first, second, third] = started.map(({ registration }) => registration);
    if (!first || !second || !third) throw new Error("Three were started.");
    await decide("APPROVE", [third]);
    const gone = { ...first, id: "00000000-0000-4000-8000-000000000000" };
    const answers = await decide("APPROVE", [first, { ...second, version: 9 }, third, gone]);
    expect(answers.map(({ problem }) => problem)).toEqual([
      null,
      "This registration was changed while you had it open.",
      "This registration was changed while you had it open.",
      "This registration wasn’t found. It may have been deleted.",
    ]);
  });

  test("to reject needs a reason, which the person reads", async () => {
    const { id } = await server.buildWorkshop();
    const { secret, registration } = await start({ offeringId: id });
    const submitted = await submit({ secret, utr: "606060606060" });
    const [refused] = [await decide("REJECT", [submitted.registration], { reason: "  " })];
    expect(refused).toMatchObject({ extensions: { code: "BAD_USER_INPUT", fields: [{ field: "reason" }] } });
    await decide("REJECT", [submitted.registration], { reason: "No such payment." });
    expect(await read(secret)).toMatchObject({ state: "REJECTED", reason: "No such payment." });
    const emails = await emailsTo(registration.email);
    expect(emails.at(-1)?.paragraphs).toContain("The reason: No such payment.");
  });

  test("more than 50 at once is refused", async () => {
    const many = Array.from({ length: 51 }, () => ({ id: server.people.admin.id, expectedVersion: 1 }));
    const { errors } = await server.as.admin.ask(documents.DECIDE, {
      input: { decision: "APPROVE", registrations: many },
    });
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  test("leaves the name of whose hand it was, for staff", async () => {
    const { id } = await server.buildWorkshop();
    const { registration } = await start({ offeringId: id });
    await decide("APPROVE", [registration]);
    const { nodes } = (await list({ offeringId: id })) as unknown as { nodes: { timeline: object[] }[] };
    expect(nodes[0]?.timeline).toMatchObject([
      { by: "PERSON", staffName: null },
      { by: "STAFF", staffName: "Arjun" },
    ]);
  });
});

describe("a place in a batch", () => {
  test("opens it to the account that ordered for its own address, in any letter case", async () => {
    const batch = await buildSoldBatch();
    const { email } = server.people.learner;
    const { registration } = await start(
      { kind: "BATCH", offeringId: batch.id, email: email.toUpperCase() },
      server.as.learner,
    );
    await decide("APPROVE", [registration]);
    expect(await accessesOf(batch.id)).toEqual([{ email, source: "PAYMENT" }]);
    const { data } = await server.as.learner.ask(common.BATCH, { id: batch.id });
    expect(data?.batch.isUnlocked).toBe(true);
  });

  test("is not counted twice for someone who came in by code before, and is theirs by payment then", async () => {
    const batch = await buildSoldBatch();
    const { secret, registration } = await start(
      { kind: "BATCH", offeringId: batch.id },
      server.as.otherLearner,
    );
    await server.buildAccess(server.people.otherLearner.id, batch.id);
    expect(await seatsTaken("batches", batch.id)).toBe(2);
    await decide("APPROVE", [registration]);
    expect(await seatsTaken("batches", batch.id)).toBe(1);
    await server.as.admin.ask(common.ROTATE_CODE, {
      input: { batchId: batch.id, expectedVersion: 1, secretCode: "brand new", isAccessRevoked: true },
    });
    expect(await accessesOf(batch.id)).toMatchObject([{ source: "PAYMENT" }]);
    await cancelByStaff(await read(secret));
    expect(await accessesOf(batch.id)).toEqual([]);
    expect(await seatsTaken("batches", batch.id)).toBe(0);
  });

  test("is closed again when staff cancel it, and the seat is free", async () => {
    const batch = await buildSoldBatch();
    const { secret, registration } = await start({ kind: "BATCH", offeringId: batch.id }, server.as.learner);
    await decide("APPROVE", [registration]);
    await cancelByStaff(await read(secret));
    expect(await accessesOf(batch.id)).toEqual([]);
    expect(await seatsTaken("batches", batch.id)).toBe(0);
  });

  test("frees its seat once, also where staff have shut the learner out before", async () => {
    const batch = await buildSoldBatch();
    await server.buildAccess(server.people.otherLearner.id, batch.id, AccessSource.STAFF);
    const { secret, registration } = await start({ kind: "BATCH", offeringId: batch.id }, server.as.learner);
    await decide("APPROVE", [registration]);
    const { data } = await server.as.admin.ask(common.BATCH_LEARNERS, { id: batch.id });
    const nodes = data?.cmsBatchLearners.nodes as { accessId: string; source: string }[];
    const accessId = nodes.find(({ source }) => source === "PAYMENT")?.accessId;
    await server.as.admin.ask(common.REVOKE_ACCESS, { input: { accessId } });
    expect(await seatsTaken("batches", batch.id)).toBe(1);
    await cancelByStaff(await read(secret));
    expect(await seatsTaken("batches", batch.id)).toBe(1);
  });

  test("a workshop makes no account, and joins the one whose owner has shown the address", async () => {
    const { id } = await server.buildWorkshop();
    const stranger = await start({ offeringId: id, email: "no-account@example.com" });
    const user = await server.buildUser();
    const unshown = await start({ offeringId: id, email: user.email.toUpperCase() });
    await decide("APPROVE", [stranger.registration, unshown.registration]);
    const rows = await server.dataSource.query(
      "SELECT user_id FROM registrations WHERE run_id IN (SELECT id FROM runs WHERE workshop_id = $1) AND user_id IS NOT NULL",
      [id],
    );
    expect(rows).toEqual([]);
    await server.dataSource.query("UPDATE users SET email_verified_at = now() WHERE id = $1", [user.id]);
    const again = await server.buildWorkshop();
    const shown = await start({ offeringId: again.id, email: user.email });
    await decide("APPROVE", [shown.registration]);
    const joined = await server.dataSource.query(
      "SELECT user_id FROM registrations WHERE run_id IN (SELECT id FROM runs WHERE workshop_id = $1)",
      [again.id],
    );
    expect(joined).toEqual([{ user_id: user.id }]);
  });
});

describe("what people have registered for", () => {
  test("is not deleted, neither is the course of its batch", async () => {
    const workshop = await server.buildWorkshop();
    await start({ offeringId: workshop.id });
    const batch = await buildSoldBatch();
    await start({ kind: "BATCH", offeringId: batch.id });
    const wanted = [
      ["deleteWorkshop", workshop.id],
      ["deleteBatch", batch.id],
      ["deleteCourse", batch.courseId],
    ];
    for (const [name, id] of wanted) {
      const query = `mutation ($input: VersionedInput!) { ${name}(input: $input) { id } }`;
      const { errors } = await server.as.admin.ask(query, { input: { id, expectedVersion: 1 } });
      expect(errors[0], name).toMatchObject({
        message: expect.stringContaining("People have registered for this"),
        extensions: { code: "CONFLICT" },
      });
    }
  });
});

describe("registrations that are asked for by their ids", () => {
  test("are found among those of a state, and an id of none is nobody's", async () => {
    const { id } = await server.buildWorkshop();
    const paid = await start({ offeringId: id });
    await submit({ secret: paid.secret, utr: "818181818181" });
    const unpaid = await start({ offeringId: id });
    const ids = [paid.registration.id, unpaid.registration.id, crypto.randomUUID()];
    const found = await list({ ids, state: "SUBMITTED" });
    expect(found.nodes.map((node) => node.id)).toEqual([paid.registration.id]);
    expect((await list({ ids: [] })).nodes).toEqual([]);
    expect((await list({ ids: Array.from({ length: 101 }, () => id) })).extensions.code).toBe(
      "BAD_USER_INPUT",
    );
  });
});
