import { describe, expect, test } from "vitest";
import { CALENDAR_PATH, RENEW_CALENDAR } from "../../support/accountDocuments";
import { BATCH_ACCESSES, VIEWER } from "../../support/documents";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { VIEWER_REGISTRATIONS } from "../../support/enrolmentDocuments";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, read, decide, cancelByStaff, lettersTo, seatsTaken } = enrolmentCalls(server);

const ACCEPT = `mutation ($input: ChoosePasswordInput!) { acceptInvitation(input: $input) { __typename } }`;
const NEW_PASSWORD = "seven copper kettles";
const visitor = () => new Caller(() => server.origin);

async function buildSoldBatch() {
  const course = await server.buildCourse({ priceRupees: 499 });
  return server.buildBatch({ courseId: course.id, seats: 3 });
}

async function insideOf(batchId: string): Promise<string[]> {
  const { data } = await server.as.admin.ask(BATCH_ACCESSES, { id: batchId });
  const nodes = data?.batchAccesses.nodes as { learner: { email: string } }[];
  return nodes.map(({ learner }) => learner.email);
}

describe("a batch that somebody without an account paid for", () => {
  test("is not opened to whoever signed up with that address and never showed that it is theirs", async () => {
    const batch = await buildSoldBatch();
    const user = await server.buildUser();
    const squatter = await server.newCaller(user);
    const { data: renewed } = await squatter.ask(RENEW_CALENDAR);
    const { registration } = await start({ kind: "BATCH", offeringId: batch.id, email: user.email });
    const [decided] = await decide("APPROVE", [registration]);
    expect(decided?.problem).toBeNull();
    expect(await insideOf(batch.id)).toEqual([user.email]);

    expect((await squatter.ask(VIEWER)).data?.viewer).toBeNull();
    expect((await visitor().signIn(user.email)).data?.signIn.__typename).toBe("InvalidCredentials");
    const calendar = renewed?.renewCalendarAddress as string;
    expect((await fetch(server.origin + calendar)).status).toBe(404);

    const invitation = (await lettersTo(user.email)).at(-1);
    expect(invitation?.kind).toBe("invitation");
    expect(invitation?.paragraphs.join()).not.toContain("We have made an account");
    const token = invitation?.action_path.split("#")[1];
    const owner = visitor();
    const { data } = await owner.ask(ACCEPT, { input: { token, newPassword: NEW_PASSWORD } });
    expect(data?.acceptInvitation.__typename).toBe("SignedIn");
    expect((await owner.ask(CALENDAR_PATH)).data?.viewerCalendarPath).toBeNull();
    expect((await owner.ask(RENEW_CALENDAR)).data?.renewCalendarAddress).not.toBe(calendar);
  });

  test("leaves the password and the sessions of an owner who has shown it", async () => {
    const batch = await buildSoldBatch();
    const user = await server.buildUser({ emailVerifiedAt: new Date() });
    const owner = await server.newCaller(user);
    const { registration } = await start({ kind: "BATCH", offeringId: batch.id, email: user.email });
    await decide("APPROVE", [registration]);
    expect((await owner.ask(VIEWER)).data?.viewer).toMatchObject({ id: user.id });
    expect((await visitor().signIn(user.email)).data?.signIn.__typename).toBe("SignedIn");
    expect((await lettersTo(user.email)).map(({ kind }) => kind)).not.toContain("invitation");
  });
});

describe("what somebody who is signed in orders for another person", () => {
  test("is that person's: the batch opens to them, and whoever ordered has the link and a place of their own", async () => {
    const batch = await buildSoldBatch();
    const sister = await server.newCaller(await server.buildUser({ email: "sister@example.com" }));
    const brothers = await start(
      { kind: "BATCH", offeringId: batch.id, email: "brother@example.com" },
      sister,
    );
    const own = await start({ kind: "BATCH", offeringId: batch.id }, sister);
    expect([brothers.__typename, own.__typename]).toEqual(["RegistrationStarted", "RegistrationStarted"]);
    const decided = await decide("APPROVE", [brothers.registration, own.registration]);
    expect(decided.map(({ problem }) => problem)).toEqual([null, null]);
    expect((await insideOf(batch.id)).sort()).toEqual(["brother@example.com", "sister@example.com"]);
    expect(await seatsTaken("batches", batch.id)).toBe(2);
    expect((await lettersTo("brother@example.com")).at(-1)?.kind).toBe("invitation");
    expect((await read(brothers.secret)).state).toBe("CONFIRMED");
    const { data } = await sister.ask(VIEWER_REGISTRATIONS);
    const listed = data?.viewerRegistrations.nodes as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual([own.registration.id]);
  });
});

describe("two paid orders of one learner for one batch", () => {
  test("keep it open, and one seat, until both are cancelled", async () => {
    const batch = await buildSoldBatch();
    const user = await server.buildUser({ email: "before@example.com" });
    const learner = await server.newCaller(user);
    const first = await start({ kind: "BATCH", offeringId: batch.id }, learner);
    await server.dataSource.query("UPDATE users SET email = 'after@example.com' WHERE id = $1", [user.id]);
    const second = await start({ kind: "BATCH", offeringId: batch.id }, learner);
    await decide("APPROVE", [first.registration, second.registration]);
    expect(await seatsTaken("batches", batch.id)).toBe(1);
    await cancelByStaff(await read(first.secret));
    expect(await insideOf(batch.id)).toEqual(["after@example.com"]);
    expect(await seatsTaken("batches", batch.id)).toBe(1);
    await cancelByStaff(await read(second.secret));
    expect(await insideOf(batch.id)).toEqual([]);
    expect(await seatsTaken("batches", batch.id)).toBe(0);
  });
});
