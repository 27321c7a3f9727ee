import { describe, expect, test } from "vitest";
import { CALENDAR_PATH, RENEW_CALENDAR } from "../../support/accountDocuments";
import { BATCH_ACCESSES, VIEWER } from "../../support/documents";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, decide, lettersTo } = enrolmentCalls(server);

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
