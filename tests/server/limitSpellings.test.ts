import { beforeAll, describe, expect, test } from "vitest";
import { emailKey } from "../../server/core/text/email";
import { AccessSource } from "../../server/features/learning/access/batchAccess.entity";
import { LessonKind } from "../../server/features/learning/lessons/lessonKinds";
import { limitNames } from "../../server/platform/limits/rateLimits";
import {
  ASK_FOR_VERIFICATION,
  CONFIRM_PASSWORD,
  RENEW_CALENDAR,
  REQUEST_EMAIL_CHANGE,
  VERIFY_EMAIL,
} from "../support/accountDocuments";
import { PASSWORD } from "../support/builders";
import { FILLED, SEND_MESSAGE, someKey } from "../support/contactDocuments";
import { CHANGE_PASSWORD, SIGN_UP } from "../support/documents";
import { BEHIND_PROXY, enrolmentCalls, makeKey } from "../support/enrolmentCalls";
import { QUOTE, START, SUBMIT } from "../support/enrolmentDocuments";
import { ADD_NOTE } from "../support/noteDocuments";
import { exerciseCalls } from "../support/exerciseCalls";
import { SUBMIT as SUBMIT_CODE } from "../support/exerciseDocuments";
import { useFakeChecker } from "../support/fakeChecker";
import { questionCalls } from "../support/questionCalls";
import { ANSWER, ASK, PREVIEW, REPORT_POST } from "../support/questionDocuments";
import { uploadLessonFile } from "../support/lessonFiles";
import { lastTokenTo } from "../support/emailLinks";
import { CLIENTS, EMAILS, LOOKALIKES, from, lookalikesOfId, spellingsOfId } from "../support/spellings";
import { tooMany } from "../support/outcomeOf";
import type { Caller } from "../support/testApp";
import { useTestApp } from "../support/testApp";

const server = useTestApp(BEHIND_PROXY);
useFakeChecker(server);
const { start } = enrolmentCalls(server);

const RESET =
  "mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }";
const VOTE = "mutation { voteOnOffers(input: { opinion: LIKE }) { viewerOfferVote } }";
const WRONG = "not the password";

const about = {
  batch: "",
  fileLesson: "",
  weak: "",
  lesson: "",
  exercise: "",
  question: "",
  workshop: "",
  order: "",
  secret: "",
  calendar: "",
  learner: {} as Caller,
  device: {} as Caller,
  verification: "",
  changer: {} as Caller,
};

interface Spelling {
  client: string;
  email: string;
  id: (id: string) => string;
}

type Try = (spelling: Spelling) => Promise<unknown>;

let serial = 0;
const someEmail = () => `someone-else${(serial += 1)}@example.com`;

const signUp: Try = (spelling) =>
  visitor(spelling).ask(SIGN_UP, { input: { name: "Asha", email: someEmail(), password: PASSWORD } });
const visitor = ({ client }: Spelling) => from(server.as.visitor, client);
const learner = ({ client }: Spelling) => from(about.learner, client);

const signIn: Try = (spelling) => visitor(spelling).signIn(spelling.email, WRONG);
const signInOnDevice: Try = ({ client, email }) => from(about.device, client).signIn(email, WRONG);
const signInSlowly: Try = async (spelling) => {
  await signIn(spelling);
  await server.dataSource.query("DELETE FROM rate_limits WHERE starts_with(key, 'sign-in:')");
  await server.dataSource.query(
    "UPDATE rate_limits SET points = 40 WHERE starts_with(key, 'sign-in-account:')",
  );
  await signIn(spelling);
};
const reset: Try = (spelling) => visitor(spelling).ask(RESET, { input: { email: spelling.email } });
const changeEmail: Try = (spelling) =>
  learner(spelling).ask(REQUEST_EMAIL_CHANGE, {
    input: { newEmail: spelling.email, currentPassword: PASSWORD },
  });
const register: Try = (spelling) => {
  const { client, email, id } = spelling;
  const input = { kind: "WORKSHOP", offeringId: id(about.workshop), name: "Asha Rao", email };
  return visitor({ ...spelling, client }).ask(START, {
    input: { ...input, phone: "90000 00000", idempotencyKey: makeKey() },
  });
};
const registerOwn: Try = async ({ client, email, id }) => {
  const verify = (at: string) =>
    server.dataSource.query(`UPDATE users SET email_verified_at = ${at} WHERE email_key = $1`, [
      emailKey(email),
    ]);
  await verify("now()");
  const input = { kind: "WORKSHOP", offeringId: id(about.workshop), name: "Asha Rao", email };
  await from(about.device, client).ask(START, {
    input: { ...input, phone: "90000 00000", idempotencyKey: makeKey() },
  });
  await verify("NULL");
};
const registerAgain: Try = async (spelling) => {
  const { dataSource } = server;
  await dataSource.query(
    "UPDATE registrations SET state = 'CANCELLED', hold_until = NULL WHERE state = 'STARTED'",
  );
  await register(spelling);
  await dataSource.query(
    `UPDATE registrations SET state = 'CONFIRMED', hold_until = NULL WHERE state = 'STARTED' AND email_key = $1
       AND NOT EXISTS (SELECT 1 FROM registrations WHERE state = 'CONFIRMED' AND email_key = $1)`,
    [emailKey(spelling.email)],
  );
  return register(spelling);
};
const contact: Try = (spelling) =>
  visitor(spelling).ask(SEND_MESSAGE, {
    input: { ...FILLED.HELP, email: spelling.email, sendingKey: someKey() },
  });
const unlock: Try = (spelling) => learner(spelling).unlock(spelling.id(about.batch), "wrong");

/** The first three failures count for the client alone. */
async function failOften(spelling: Spelling, batchId: string): Promise<void> {
  for (let index = 0; index < 4; index += 1) await learner(spelling).unlock(spelling.id(batchId), "wrong");
}

const ownPassword: Try = (spelling) =>
  learner(spelling).ask(CONFIRM_PASSWORD, { input: { currentPassword: WRONG } });

const changePassword: Try = async ({ client }) => {
  const caller = from(about.changer, client);
  const input = { currentPassword: PASSWORD, newPassword: PASSWORD };
  await caller.ask(CHANGE_PASSWORD, { input });
  about.changer.cookie = caller.cookie;
};

/** Exceeds a process's lease. */
async function often(request: () => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: 21 }, request));
}

const oftenAsked = (caller: Caller) => often(() => caller.ask("{ viewer { id } }"));

const askQuestion: Try = ({ client, id }) =>
  from(about.learner, client).ask(ASK, { input: { referenceId: id(about.lesson), title: "Why?", text: "" } });
const answerQuestion = (caller: Caller, { client, id }: Spelling) =>
  from(caller, client).ask(ANSWER, { input: { questionId: id(about.question), text: someEmail() } });

const sendCode: Try = ({ client, id }) =>
  from(about.learner, client).ask(SUBMIT_CODE, {
    input: { exerciseId: id(about.exercise), code: someEmail() },
  });

/** It is charged once the code was judged. */
const useProcessor: Try = async (spelling) => {
  await sendCode(spelling);
  const countWaiting = async () =>
    (await server.dataSource.query<unknown[]>("SELECT 1 FROM exercise_submissions WHERE state = 'WAITING'"))
      .length;
  await expect.poll(countWaiting).toBe(0);
};

/** An attempt per limit. A missing limit fails below: add an attempt that feeds it every spelling. */
const TRIES: Record<string, Try> = {
  answers: (spelling) => answerQuestion(about.learner, spelling),
  "answers-staff": (spelling) => answerQuestion(server.as.admin, spelling),
  "post-reports": ({ client, id }) =>
    from(about.learner, client).ask(REPORT_POST, {
      input: { kind: "QUESTION", id: id(about.question), reason: "Rude" },
    }),
  questions: askQuestion,
  calendar: ({ client }) => fetch(server.origin + about.calendar, { headers: { "x-forwarded-for": client } }),
  "certificate-pdf": ({ client }) =>
    fetch(`${server.origin}/certificates/SOP-1.pdf`, {
      headers: { "x-forwarded-for": client, cookie: about.learner.cookie },
    }),
  contact,
  "contact-email": contact,
  coupon: (spelling) =>
    visitor(spelling).ask(QUOTE, {
      kind: "WORKSHOP",
      id: spelling.id(about.workshop),
      couponCode: "NOPE",
    }),
  "csp-reports": ({ client }) =>
    often(() =>
      fetch(`${server.origin}/csp-reports`, { method: "POST", headers: { "x-forwarded-for": client } }),
    ),
  "exercise-submissions": sendCode,
  "email-change": changeEmail,
  "email-change-to": changeEmail,
  "mailed-link": (spelling) =>
    visitor(spelling).ask(VERIFY_EMAIL, { input: { token: about.verification, currentPassword: WRONG } }),
  "lesson-files": ({ client, id }) =>
    fetch(`${server.origin}/lessons/${id(about.fileLesson)}/file`, {
      headers: { "x-forwarded-for": client, cookie: about.learner.cookie ?? "" },
    }),
  notes: ({ client, id }) =>
    from(about.learner, client).ask(ADD_NOTE, { input: { referenceId: id(about.lesson), text: "Mine" } }),
  "offer-vote": (spelling) => visitor(spelling).ask(VOTE),
  "own-password": ownPassword,
  "own-password-day": ownPassword,
  "password-change": changePassword,
  "payment-proof": (spelling) =>
    learner(spelling).ask(SUBMIT, {
      input: { registrationId: spelling.id(about.order), utr: "123456789012" },
    }),
  "proof-picture": ({ client, id }) =>
    fetch(`${server.origin}/payment-proofs/${id(about.order)}`, {
      method: "POST",
      headers: { "x-forwarded-for": client, authorization: `Bearer ${about.secret}` },
      body: new FormData(),
    }),
  registration: register,
  "registration-account": registerOwn,
  "registration-email": register,
  "registration-link": registerAgain,
  "registration-phone": register,
  "requests-anonymous": (spelling) => oftenAsked(visitor(spelling)),
  "requests-previews": (spelling) => learner(spelling).ask(PREVIEW, { text: "Mine" }),
  "requests-signed-in": (spelling) => oftenAsked(learner(spelling)),
  "reset-account": reset,
  "reset-address": reset,
  "sign-in": signIn,
  "sign-in-account": signIn,
  "sign-in-client": signIn,
  "sign-in-device": signInOnDevice,
  "sign-in-device-day": signInOnDevice,
  "sign-in-slow": signInSlowly,
  "sign-up": signUp,
  "sign-up-email": (spelling) =>
    visitor(spelling).ask(SIGN_UP, { input: { name: "Asha", email: spelling.email, password: PASSWORD } }),
  "sign-up-password": signUp,
  "practice-processor-time": useProcessor,
  submissions: sendCode,
  unlock,
  "unlock-batch": async (spelling) => failOften(spelling, about.batch),
  "unlock-early": unlock,
  "unlock-learner": unlock,
  "unlock-weak-batch": async (spelling) => failOften(spelling, about.weak),
  verification: (spelling) => learner(spelling).ask(ASK_FOR_VERIFICATION),
};

beforeAll(async () => {
  const user = await server.buildUser({ email: "learner@example.com" });
  about.learner = await server.newCaller(user);
  about.changer = await server.newCaller();
  about.batch = (await server.buildBatch()).id;
  const sent = await uploadLessonFile(server, server.as.admin, { name: "data.csv", bytes: "a,b\n" });
  const { id: batchId } = await server.buildBatch({ secretCode: null });
  const file = { kind: LessonKind.FILE, link: null, fileId: sent.file?.id };
  about.fileLesson = (await server.buildReference({ batchId, ...file })).id;
  about.weak = (await server.buildBatch({ isCodeWeak: true })).id;
  about.question = await questionCalls(server).ask();
  const openBatch = await server.buildBatch({ secretCode: null });
  about.lesson = (await server.buildReference({ batchId: openBatch.id })).id;
  // As a draft, because there is no checker to publish it.
  about.exercise = (await exerciseCalls(server).buildExercise({ isPublished: false })).id;
  await server.dataSource.query("UPDATE exercises SET is_published = true");
  about.workshop = (await server.buildWorkshop()).id;
  const { registration, secret } = await start({ offeringId: about.workshop }, about.learner);
  [about.order, about.secret] = [registration.id, secret];
  about.calendar = String((await about.learner.ask(RENEW_CALENDAR)).data?.renewCalendarAddress);
  await about.learner.ask(ASK_FOR_VERIFICATION);
  about.verification = await lastTokenTo(server.services, user.email);
  about.device = await server.newCaller(await server.buildUser({ email: "Kiki@mail.example" }));
  await start({ offeringId: about.workshop, email: "Kiki@mail.example" });
});

async function countedBy(name: string): Promise<string[]> {
  const rows = await server.dataSource.query<{ key: string }[]>(
    "SELECT key FROM rate_limits WHERE starts_with(key, $1)",
    [`${name}:`],
  );
  return rows.map(({ key }) => key);
}

/** Spellings of one person at one client. An id that is none changes nothing: `uuid.test.ts` has all of them. */
function spellingsAt(clients: string[], group: number): Spelling[] {
  const emails = EMAILS.filter((_email, place) => place % 2 === group);
  const real = clients.map((client, place) => ({
    client,
    email: emails[place % emails.length] ?? "",
    id: (id: string) => spellingsOfId(id)[place % 3] ?? "",
  }));
  const none = [0, 3].map((place) => ({
    client: clients[0] ?? "",
    email: emails[0] ?? "",
    id: (id: string) => lookalikesOfId(id)[place] ?? "",
  }));
  return [...real, ...none];
}

const ALL = Object.entries(CLIENTS).map(([client, spellings], group): [string, Spelling[]] => [
  client,
  spellingsAt(spellings, group),
]);

test("every limit is in the table", () => {
  expect(Object.keys(TRIES).sort()).toEqual(limitNames());
});

describe.each(Object.entries(TRIES))("the limit %s", (name, attempt) => {
  test.each(ALL)(
    "counts every spelling of %s, an address and an id in one place, and does not say whose",
    async (_what, all) => {
      await server.dataSource.query("TRUNCATE rate_limits");
      const counted = new Set<string>();
      for (const spelling of all) {
        await attempt(spelling);
        for (const key of await countedBy(name)) counted.add(key);
      }
      expect([...counted]).toEqual([expect.stringMatching(/^[a-z-]+:[\w-]{43}$/)]);
    },
  );
});

describe("an address that only looks like an account's", () => {
  test.each(LOOKALIKES)("is nobody's: %s", async (email) => {
    await server.dataSource.query("TRUNCATE rate_limits");
    const emails = async () => server.dataSource.query<{ id: string }[]>("SELECT id FROM letters");
    const before = await emails();
    const signedIn = await server.as.visitor.signIn(email);
    expect(signedIn.data?.signIn.__typename).toBe("InvalidCredentials");
    const { errors } = await server.as.visitor.ask(RESET, { input: { email } });
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect(await emails()).toEqual(before);
  });
});

test("an access by code needs the right one, however the batch's id is written", async () => {
  const { id } = await server.buildBatch();
  const rows = async () =>
    server.dataSource.query<{ source: string }[]>(
      "SELECT door AS source FROM batch_accesses WHERE batch_id = $1",
      [id],
    );
  const caller = await server.newCaller();
  for (const spelling of spellingsOfId(id)) await caller.unlock(spelling, "wrong");
  expect(await rows()).toEqual([]);
  expect((await caller.unlock(id.toUpperCase(), "right")).__typename).toBe("BatchUnlocked");
  expect((await caller.unlock(id.toUpperCase(), "wrong")).__typename).toBe("BatchUnlocked");
  expect(await rows()).toEqual([{ source: AccessSource.CODE }]);
});

describe("the tries at a batch's secret code", () => {
  test("are five, however its id is written", async () => {
    const { id } = await server.buildBatch();
    const caller = await server.newCaller();
    const left: unknown[] = [];
    for (const spelling of [...spellingsOfId(id), ...spellingsOfId(id)])
      left.push((await caller.unlock(spelling, "wrong")).attemptsLeft);
    expect(left).toEqual([4, 3, 2, 1, 0, undefined]);
    for (const spelling of spellingsOfId(id))
      expect(await caller.unlock(spelling, "right")).toMatchObject(tooMany);
  });

  test("need its id; one like it is refused, not sent back, and tries nothing", async () => {
    const { id } = await server.buildBatch();
    const caller = await server.newCaller();
    for (const typed of lookalikesOfId(id)) {
      const asLiteral = `mutation { unlockBatch(input: { batchId: ${JSON.stringify(typed)}, secretCode: "right" }) { __typename } }`;
      const asVariable = await caller.unlock(typed, "right");
      const { errors } = await caller.ask(asLiteral);
      for (const error of [asVariable, errors[0]])
        expect(error).toMatchObject({
          message: "This isn’t an id.",
          extensions: { code: "BAD_USER_INPUT" },
        });
      expect(Object.keys(asVariable.extensions as object)).toEqual(["code"]);
    }
    expect(await caller.unlock(id, "wrong")).toMatchObject({ attemptsLeft: 4 });
  });
});

test("a list that names one row in two spellings is refused like any that names it twice", async () => {
  const { id } = await server.buildCourse();
  const { errors } = await server.as.admin.ask(
    "mutation ($ids: [UUID!]!) { reorderCourses(input: { courseIds: $ids }) { id } }",
    { ids: [id, id.toUpperCase()] },
  );
  expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "courseIds" }] });
});
