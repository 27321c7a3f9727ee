import { getNamedType, isRequiredArgument } from "graphql";
import { expect, test } from "vitest";
import { createSchema } from "../../server/app/schema";
import { writeUnsubscribePath } from "../../server/platform/mail/unsubscribeLink";
import { bankCalls } from "../support/bankCalls";
import { createClassBuilders } from "../support/classCalls";
import { certificateCalls } from "../support/certificateCalls";
import { DOUBLE, NEW_EXERCISE, WRONG, exerciseCalls } from "../support/exerciseCalls";
import { SUBMIT } from "../support/exerciseDocuments";
import { useFakeChecker } from "../support/fakeChecker";
import { FILLED, SEND_MESSAGE, someKey } from "../support/contactDocuments";
import { recordStatements } from "../support/countStatements";
import { BEHIND_PROXY, enrolmentCalls } from "../support/enrolmentCalls";
import { BOOKMARK } from "../support/noteDocuments";
import { questionCalls } from "../support/questionCalls";
import { drawHalves, upload } from "../support/samplePictures";
import { wholeSelection } from "../support/schemaSelections";
import * as site from "../support/siteDocuments";
import { uploadLessonFile } from "../support/lessonFiles";
import { useTestApp } from "../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, buildCoupon } = enrolmentCalls(server);
useFakeChecker(server);
const { buildExercise } = exerciseCalls(server);
const { buildClass } = createClassBuilders(() => server.dataSource.manager);
const queries = Object.values(createSchema().getQueryType()?.getFields() ?? {});

async function firstOf(list: string): Promise<{ id: string }> {
  const { data } = await server.as.admin.ask(`{ ${list} { nodes { id } } }`);
  return data?.[list].nodes[0] as { id: string };
}

async function order() {
  return start({ offeringId: (await server.buildWorkshop()).id });
}

async function certificate(): Promise<{ id: string }> {
  const [document, input] = (await certificateCalls(server).issueCertificates?.()) ?? ["", {}];
  const { data } = await server.as.admin.ask(document, { input });
  return data?.issueCertificates[0] as { id: string };
}

/** Lower depths where two levels exceed the document's cost limit. */
const depths: Record<string, number> = {
  cmsExercise: 1,
  cmsTeachers: 1,
  continueLearning: 1,
  courses: 1,
  soldCourses: 1,
  lesson: 1,
  exercise: 1,
  nextBatches: 1,
  teachers: 1,
  viewerCurrentBatches: 1,
  viewerLiveRegistrations: 1,
  viewerSeatsInOtherRuns: 1,
  viewerUpcomingClasses: 1,
  workshops: 1,
};

async function newClass() {
  return buildClass({ batchId: (await server.buildBatch()).id });
}

const samples: Record<string, () => Promise<Record<string, unknown>>> = {
  bankImport: async () => {
    const { id } = await bankCalls(server).bring("Date,Amount,UTR\n1/12/2026,199,123456789012\n");
    return { id };
  },
  bankRows: async () => ({ search: "123456789012" }),
  batch: async () => ({ id: (await server.buildBatch({ secretCode: null })).id }),
  cmsPolicyVersion: async () => {
    const input = { ...site.POLICIES_INPUT, expectedVersion: 1 };
    await server.as.admin.ask(site.UPDATE_POLICIES, { input });
    return { number: 1 };
  },
  cmsLessonStops: async () => ({ courseId: (await server.buildCourse()).id }),
  cmsBatchLearners: async () => ({ batchId: (await server.buildBatch()).id }),
  blogPost: async () => {
    const { data } = await server.as.admin.ask(site.createOne("BlogPost"), { input: site.LEAST.BlogPost });
    return { slug: data?.createBlogPost.slug as string };
  },
  classAttendance: async () => ({ classId: (await newClass()).id }),
  cmsClassSession: async () => ({ id: (await newClass()).id }),
  cmsRun: async () => ({ id: (await server.buildWorkshop()).runId }),
  certificateCheck: async () => ({ number: "SOP-2026-2222-2222" }),
  certificateCandidates: async () => ({ batchId: (await server.buildBatch()).id }),
  certificateSubject: async () => ({ batchId: (await server.buildBatch()).id }),
  signedCertificateCheck: async () => ({ signed: "W10.AA" }),
  cmsCertificate: async () => ({ id: (await certificate()).id }),
  cmsCertificateRule: async () => {
    await certificate();
    return firstOf("cmsCertificateRules");
  },
  cmsCoupon: async () => ({ id: (await buildCoupon()).id }),
  cmsPicture: async () => {
    const bytes = await drawHalves({ width: 40, height: 20 }).jpeg().toBuffer();
    return { url: (await upload(server.as.admin, { bytes })).picture?.url };
  },
  cmsRegistration: async () => ({ id: (await order()).registration.id }),
  cmsWorkshop: async () => ({ id: (await server.buildWorkshop()).id }),
  contactMessage: async () => {
    await server.as.visitor.ask(SEND_MESSAGE, { input: { ...FILLED.HELP, sendingKey: someKey() } });
    return firstOf("contactMessages");
  },
  course: async () => ({ slug: (await server.buildCourse()).slug }),
  email: async () => {
    await order();
    return firstOf("emails");
  },
  emailSubscription: async () => {
    const address = writeUnsubscribePath(server.services, `a~${server.people.learner.id}~CLASS_SOON`);
    return { token: address.replace("/unsubscribe/", "") };
  },
  lessonFile: async () => {
    const sent = await uploadLessonFile(server, server.as.admin, { name: "data.csv", bytes: "a,b\n" });
    return { id: sent.file?.id };
  },
  exercise: async () => ({ slug: (await buildExercise()).slug }),
  cmsExercise: async () => ({ id: (await buildExercise()).id }),
  tryExercise: async () => ({
    input: { kind: "PYTHON", solution: DOUBLE, tests: NEW_EXERCISE.tests, code: WRONG },
  }),
  submission: async () => {
    const input = { exerciseId: (await buildExercise()).id, code: WRONG };
    const { data } = await server.as.admin.ask(SUBMIT, { input });
    return { id: data?.submitCode.id as string };
  },
  isMailedLinkOpen: async () => ({ purpose: "RESET", token: "no-such-token" }),
  lesson: async () => ({ id: (await server.buildReference()).id }),
  cmsLessonQuestions: async () => ({ list: "ALL" }),
  lessonNotes: async () => ({ referenceId: (await server.buildReference()).id }),
  viewerBookmark: async () => {
    const { id: batchId } = await server.buildBatch({ secretCode: null });
    const { id: referenceId } = await server.buildReference({ batchId });
    await server.as.admin.ask(BOOKMARK, { input: { referenceId } });
    return { referenceId };
  },
  lessonQuestion: async () => ({ id: await questionCalls(server).ask() }),
  lessonQuestions: async () => ({ referenceId: (await server.buildReference()).id }),
  previewPrompt: async () => ({ prompt: "**Bold**" }),
  previewMarkdown: async () => ({ text: "**Bold**" }),
  registrationDestinations: async () => ({ id: (await order()).registration.id }),
  registration: async () => ({ secret: (await order()).secret }),
  removedReferences: async () => ({ batchId: (await server.buildReference()).batchId }),
  registrationTerms: async () => ({ kind: "WORKSHOP", id: (await server.buildWorkshop()).id }),
  search: async () => ({ text: "lesson" }),
  secretCodeLockedSeconds: async () => ({ batchId: (await server.buildBatch()).id }),
  staffNumbers: async () => ({ days: 30 }),
  workshop: async () => ({ slug: (await server.buildWorkshop()).slug }),
};

/** Rate limits and security events, which any request writes. */
function isBookkeeping(text: string, [key]: unknown[]): boolean {
  const isBudget = text.includes("rate_limits") && String(key).startsWith("requests-");
  return isBudget || text.includes("security_events") || text.includes("security_alerts");
}

test.each(queries.map((field) => [field.name, field] as const))("%s writes nothing", async (name, field) => {
  const needsSample = field.args.some(isRequiredArgument);
  expect(!needsSample || name in samples, `${name} needs sample arguments here`).toBe(true);
  const variables = (await samples[name]?.()) ?? {};
  const used = field.args.filter((arg) => arg.name in variables);
  const declared = used.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const passed = used.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const selection = wholeSelection(getNamedType(field.type), depths[name] ?? 2);
  const document = `query ${declared && `(${declared})`} { ${name} ${passed && `(${passed})`} ${selection} }`;
  const statements = await recordStatements(async () => {
    const { data, errors } = await server.as.admin.ask(document, variables);
    expect(errors.map(({ message }) => message)).toEqual([]);
    if (samples[name]) expect(data?.[name], "the sample record").not.toBeNull();
  });
  const writes = statements.filter(({ text }) => /\b(insert|update|delete)\b/i.test(text));
  expect(writes.filter(({ text, values }) => !isBookkeeping(text, values))).toEqual([]);
});
