import { describe, expect, test } from "vitest";
import { EmailState } from "../../server/platform/mail/email.entity";
import { AUDIENCES } from "../support/audiences";
import { PASSWORD } from "../support/builders";
import { FILLED, MESSAGES, REPLY, SEND_MESSAGE, UPDATE_STATUS, someKey } from "../support/contactDocuments";
import * as documents from "../support/documents";
import { drawHalves, upload } from "../support/samplePictures";
import * as site from "../support/siteDocuments";
import { Caller, useTestApp } from "../support/testApp";
import { bankAudits } from "../support/bankAudits";
import { classAudits } from "../support/classCalls";
import { certificateCalls } from "../support/certificateCalls";
import { enrolmentAudits } from "../support/enrolmentAudits";
import { exerciseAudits } from "../support/exerciseCalls";
import { questionAudits } from "../support/questionCalls";
import { workshopCalls } from "../support/workshopCalls";

const server = useTestApp();

interface Row {
  action: string;
  entity: string;
  entity_id: string | null;
  actor_name: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  network: string | null;
}

async function rowsOf(work: () => Promise<unknown>): Promise<Row[]> {
  const [last] = await server.dataSource.query<[{ id: string }]>(
    "SELECT coalesce(max(id), 0) AS id FROM audit_events",
  );
  await work();
  return server.dataSource.query(
    `SELECT audit_events.*, name AS actor_name, network FROM audit_events
     LEFT JOIN users ON users.id = actor_id LEFT JOIN audit_origins ON event_id = audit_events.id
     WHERE audit_events.id > $1 ORDER BY audit_events.id`,
    [last.id],
  );
}

type Call = () => Promise<[string, object]>;
const SITE_CONTENT = ["Partner", "Teacher", "Testimonial", "Question", "BlogPost"] as const;

function siteCalls(content: (typeof SITE_CONTENT)[number]): [string, Call][] {
  let serial = 0;
  async function make(): Promise<string> {
    const input = { ...site.LEAST[content], [FIRST_FIELD[content]]: `${content} ${++serial}` };
    const { data } = await server.as.admin.ask(site.createOne(content), { input });
    return data?.[`create${content}`].id as string;
  }
  const changed = { ...site.LEAST[content], [FIRST_FIELD[content]]: `${content} anew`, expectedVersion: 1 };
  const calls: [string, Call][] = [
    [`create${content}`, async () => [site.createOne(content), site.LEAST[content]]],
    [`update${content}`, async () => [site.updateOne(content), { ...changed, id: await make() }]],
    [`delete${content}`, async () => [site.deleteOne(content), { id: await make(), expectedVersion: 1 }]],
  ];
  if (content === "BlogPost") return calls;
  return [
    ...calls,
    [`reorder${content}s`, async () => [site.reorderAll(content), { ids: await allOf(content) }]],
  ];
}

async function makeMessage(): Promise<{ id: string; expectedVersion: number }> {
  const [sendingKey, message] = [someKey(), `Question ${someKey()}`];
  await server.as.visitor.ask(SEND_MESSAGE, { input: { ...FILLED.HELP, message, sendingKey } });
  const { data } = await server.as.admin.ask(MESSAGES, { first: 1 });
  return { id: data?.contactMessages.nodes[0].id as string, expectedVersion: 1 };
}

const FIRST_FIELD = {
  Partner: "name",
  Teacher: "name",
  Testimonial: "name",
  Question: "question",
  BlogPost: "title",
};

async function allOf(content: string): Promise<string[]> {
  const { data } = await server.as.admin.ask(`{ cms${content}s { id } }`);
  return (data?.[`cms${content}s`] as { id: string }[]).map(({ id }) => id).toReversed();
}

const calls: Record<string, Call> = {
  ...workshopCalls(server),
  ...bankAudits(server),
  ...enrolmentAudits(server),
  ...questionAudits(server),
  ...classAudits(server),
  ...certificateCalls(server),
  ...exerciseAudits(server),
  createCourse: async () => [documents.CREATE_COURSE, { name: "Audited" }],
  updateCourse: async () => [
    documents.UPDATE_COURSE,
    { id: (await server.buildCourse()).id, expectedVersion: 1, name: "Audited anew" },
  ],
  deleteCourse: async () => [
    documents.DELETE_COURSE,
    { id: (await server.buildCourse()).id, expectedVersion: 1 },
  ],
  createCourseWithBatch: async () => [
    documents.CREATE_COURSE_WITH_BATCH,
    { courseName: "Audited pair", batchName: "One", secretCode: "some code" },
  ],
  createBatch: async () => [
    documents.CREATE_BATCH,
    { courseId: (await server.buildCourse()).id, name: "Audited", secretCode: "some code" },
  ],
  updateBatch: async () => [
    documents.UPDATE_BATCH,
    { id: (await server.buildBatch()).id, expectedVersion: 1, name: "Audited" },
  ],
  deleteBatch: async () => [
    documents.DELETE_BATCH,
    { id: (await server.buildBatch()).id, expectedVersion: 1 },
  ],
  openBatch: async () => [documents.OPEN_BATCH, { id: (await server.buildBatch()).id, expectedVersion: 1 }],
  rotateBatchCode: async () => [
    documents.ROTATE_CODE,
    { batchId: (await server.buildBatch()).id, expectedVersion: 1, secretCode: "another code" },
  ],
  createReference: async () => [
    documents.CREATE_REFERENCE,
    { batchId: (await server.buildBatch()).id, title: "Audited", link: "https://example.com/" },
  ],
  updateReference: async () => [
    documents.UPDATE_REFERENCE,
    {
      id: (await server.buildReference()).id,
      expectedVersion: 1,
      title: "Audited",
      link: "https://example.com/",
    },
  ],
  deleteReference: async () => [
    documents.DELETE_REFERENCE,
    { id: (await server.buildReference()).id, expectedVersion: 1 },
  ],
  restoreReference: async () => {
    const { id } = await server.buildReference();
    await server.as.admin.ask(documents.DELETE_REFERENCE, { input: { id, expectedVersion: 1 } });
    return [documents.RESTORE_REFERENCE, { id, expectedVersion: 2 }];
  },
  moveReference: async () => {
    const { id: courseId } = await server.buildCourse();
    const [from, to] = [await server.buildBatch({ courseId }), await server.buildBatch({ courseId })];
    const { id } = await server.buildReference({ batchId: from.id });
    return [documents.MOVE_REFERENCE, { id, expectedVersion: 1, batchId: to.id }];
  },
  replaceVideo: async () => [
    documents.REPLACE_VIDEO,
    { id: (await server.buildReference()).id, expectedVersion: 1, link: "https://example.com/new.mp4" },
  ],
  reorderCourses: async () => [documents.REORDER_COURSES, { courseIds: [(await server.buildCourse()).id] }],
  reorderReferences: async () => {
    const { id, batchId } = await server.buildReference();
    return [documents.REORDER_REFERENCES, { batchId, referenceIds: [id] }];
  },
  retryFailedEmails: async () => {
    await server.buildEmail();
    return [documents.RETRY_FAILED_EMAILS, {}];
  },
  releaseHeldEmails: async () => {
    await server.buildEmail({ state: EmailState.HELD });
    return [documents.RELEASE_HELD_EMAILS, {}];
  },
  dropHeldEmails: async () => {
    await server.buildEmail({ state: EmailState.HELD });
    return [documents.DROP_HELD_EMAILS, {}];
  },
  retryEmail: async () => [documents.RETRY_EMAIL, { id: (await server.buildEmail()).id }],
  grantBatchAccess: async () => [
    documents.GRANT_ACCESS,
    {
      batchId: (await server.buildBatch()).id,
      email: (await server.buildUser({ emailVerifiedAt: new Date() })).email,
    },
  ],
  revokeAccess: async () => {
    const batch = await server.buildBatch();
    await server.buildAccess(server.people.learner.id, batch.id);
    const { data } = await server.as.admin.ask(documents.BATCH_LEARNERS, { id: batch.id });
    return [documents.REVOKE_ACCESS, { accessId: data?.cmsBatchLearners.nodes[0].accessId as string }];
  },
  updateSiteSettings: async () => [site.UPDATE_SITE, { ...site.SITE_INPUT, expectedVersion: 1 }],
  updateHomeContent: async () => [site.UPDATE_HOME, { ...site.HOME_INPUT, expectedVersion: 1 }],
  discardDraft: async () => {
    const draft = { ...site.HOME_INPUT, expectedVersion: 2, isPublished: false };
    await server.as.admin.ask(site.UPDATE_HOME, { input: draft });
    return [site.DISCARD_DRAFT, { page: "HOME", expectedVersion: 3 }];
  },
  updatePolicies: async () => [site.UPDATE_POLICIES, { ...site.POLICIES_INPUT, expectedVersion: 1 }],
  updatePageTexts: async () => [site.UPDATE_TEXTS, { ...site.TEXTS_INPUT, expectedVersion: 1 }],
  updateAboutContent: async () => [site.UPDATE_ABOUT, { ...site.ABOUT_INPUT, expectedVersion: 1 }],
  updatePicture: async () => {
    const bytes = await drawHalves({ width: 40, height: 20 }).png().toBuffer();
    const { picture } = await upload(server.as.admin, { bytes });
    return [documents.UPDATE_PICTURE, { id: picture?.id, expectedVersion: 1, alt: "Audited anew" }];
  },
  replyToContactMessage: async () => [REPLY, { ...(await makeMessage()), text: "On 9 December." }],
  updateContactMessageStatus: async () => [UPDATE_STATUS, { ...(await makeMessage()), status: "SPAM" }],
  ...Object.fromEntries(SITE_CONTENT.flatMap((content) => siteCalls(content))),
};

describe("the audit log", () => {
  test("knows every mutation of staff", () => {
    const ofStaff = Object.entries(AUDIENCES).flatMap(([name, audience]) =>
      audience === "ADMIN" && name.startsWith("Mutation.") ? [name.replace("Mutation.", "")] : [],
    );
    expect(Object.keys(calls).toSorted()).toEqual(ofStaff.toSorted());
  });

  test.each(Object.keys(calls))("says who did %s, to what, and what was before and after", async (name) => {
    const [query, input] = (await calls[name]?.()) ?? ["", {}];
    const rows = await rowsOf(async () => {
      expect((await server.as.admin.ask(query, { input })).errors).toEqual([]);
    });
    const actions = name === "createCourseWithBatch" ? ["createCourse", "createBatch"] : [name];
    expect(rows.map(({ action }) => action)).toEqual(actions);
    for (const row of rows) {
      expect(row).toMatchObject({ actor_name: "Arjun", network: "127.0.0.0/24" });
      // A list of the site has no row, many e-mails or orders have many, and a key's id is no UUID.
      if (
        /^(reorder(Courses|Partners|Questions|Teachers|Testimonials)|(retryFailed|releaseHeld|dropHeld)Emails|rotateCertificateKey|sendRegistrationLinks)$/.test(
          name,
        )
      )
        expect(row.entity_id).toBeNull();
      else expect(row.entity_id).toMatch(/^[0-9a-f-]{36}$/);
      expect(row.before === null).toBe(/^(create|grant|invite|issue|sendRegistrationLinks)/.test(name));
      expect(row.after === null).toBe(/^(delete(?!Reference)|discard|revokeAccess)/.test(name));
      expect(JSON.stringify([row.before, row.after])).not.toMatch(/hash|argon2/i);
    }
    const { data } = await server.as.admin.ask(documents.ACTIVITY, { first: rows.length });
    // For single pages, the action names the subject.
    const isOnlyOne =
      /^(updateSiteSettings|discardDraft|update(Home|About)Content|updatePageTexts|updatePolicies)$/.test(
        name,
      );
    for (const { entity, subject } of data?.activity.nodes as { entity: string; subject: string | null }[]) {
      if (isOnlyOne || rows[0]?.entity_id === null) continue;
      expect(subject, entity).toBeTruthy();
      expect(subject, entity).not.toBe("No longer kept");
    }
  });

  test("holds nothing of a change that was refused", async () => {
    const { id } = await server.buildCourse();
    const rows = await rowsOf(async () => {
      await server.as.admin.ask(documents.UPDATE_COURSE, {
        input: { id, expectedVersion: 9, name: "Stale" },
      });
      await server.as.admin.ask(documents.CREATE_COURSE, { input: { name: " " } });
      await server.as.learner.ask(documents.CREATE_COURSE, { input: { name: "Not mine" } });
    });
    expect(rows).toEqual([]);
  });

  test("knows who made an account, signed in, changed a password, unlocked a batch and signed out", async () => {
    const caller = new Caller(() => server.origin);
    const email = "asha@example.com";
    const batch = await server.buildBatch();
    const rows = await rowsOf(async () => {
      await caller.ask(documents.SIGN_UP, { input: { name: "Asha", email, password: PASSWORD } });
      await caller.signIn(email);
      await caller.signIn(email, "not the password");
      await caller.ask(documents.CHANGE_PASSWORD, {
        input: { currentPassword: PASSWORD, newPassword: "four copper kettles" },
      });
      await caller.unlock(batch.id, "wrong");
      await caller.unlock(batch.id, "right");
      await caller.ask("mutation { signOut }");
    });
    expect(rows.map(({ action }) => action)).toEqual([
      "signUp",
      "signIn",
      "changePassword",
      "unlockBatch",
      "signOut",
    ]);
    expect(rows.every(({ actor_name }) => actor_name === "Asha")).toBe(true);
    expect(rows[3]?.after).toEqual({ batchId: batch.id, name: batch.name, outcome: "GRANTED" });
  });

  test.each([
    "UPDATE audit_events SET actor_id = NULL",
    "DELETE FROM audit_events",
    "TRUNCATE audit_events",
    "TRUNCATE audit_events CASCADE",
    "UPDATE audit_events SET at = now() WHERE false",
  ])("is append-only: %s is refused", async (sql) => {
    await expect(server.dataSource.query(sql)).rejects.toThrow("audit_events is append-only");
  });

  test("is written with the change or not at all", async () => {
    const { id, name } = await server.buildCourse();
    await server.dataSource.query("ALTER TABLE audit_events RENAME TO hidden_events");
    const { errors } = await server.as.admin.ask(documents.UPDATE_COURSE, {
      input: { id, expectedVersion: 1, name: "Unrecorded" },
    });
    await server.dataSource.query("ALTER TABLE hidden_events RENAME TO audit_events");
    expect(errors[0]?.extensions.code).toBe("INTERNAL_SERVER_ERROR");
    expect(await server.dataSource.query("SELECT name FROM courses WHERE id = $1", [id])).toEqual([{ name }]);
  });

  test("stays when the account that it names is gone", async () => {
    const user = await server.buildUser({ name: "Leaving" });
    await server.newCaller(user);
    await server.dataSource.query("DELETE FROM users WHERE id = $1", [user.id]);
    const rows = await server.dataSource.query("SELECT action FROM audit_events WHERE actor_id = $1", [
      user.id,
    ]);
    expect(rows).toEqual([{ action: "signIn" }]);
  });
});
