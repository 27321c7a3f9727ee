import { User } from "../../server/features/auth/user.entity";
import * as documents from "./certificateDocuments";
import type { TestApp } from "./testApp";

/** A learner of a batch whose course has a rule, and more of what staff work with. */
export function createCertificateBuilders(server: TestApp) {
  async function buildRule(): Promise<{ id: string; courseId: string }> {
    const { id: courseId } = await server.buildCourse();
    const { data } = await server.as.admin.ask(documents.CREATE_RULE, { input: { subjectId: courseId } });
    return { id: data?.createCertificateRule.id as string, courseId };
  }

  async function makeLearner() {
    const { courseId } = await buildRule();
    const { id: batchId } = await server.buildBatch({ courseId });
    const { id } = await server.buildUser();
    await server.buildAccess(id, batchId);
    return { batchId, userIds: [id] };
  }

  async function makeCertificate(): Promise<string> {
    const { data } = await server.as.admin.ask(documents.ISSUE, { input: await makeLearner() });
    return data?.issueCertificates[0].id as string;
  }

  /** A certificate whose learner asked for another name. */
  async function makeNameRequest(): Promise<string> {
    const { batchId, userIds } = await makeLearner();
    const [id = ""] = userIds;
    const { manager } = server.dataSource;
    await manager.update(User, { id }, { emailVerifiedAt: new Date() });
    const { data } = await server.as.admin.ask(documents.ISSUE, { input: { batchId, userIds } });
    const certificateId = data?.issueCertificates[0].id as string;
    const caller = await server.newCaller(await manager.findOneByOrFail(User, { id }));
    await caller.ask(documents.CONFIRM, { input: { id: certificateId, name: "Sundar Pichai" } });
    return certificateId;
  }

  const makeRule = async () => (await buildRule()).id;

  return { makeRule, makeLearner, makeCertificate, makeNameRequest };
}

/** Valid variables for each staff mutation of certificates, with records of its own. */
export function certificateCalls(server: TestApp): Record<string, () => Promise<[string, object]>> {
  const { makeRule, makeLearner, makeCertificate, makeNameRequest } = createCertificateBuilders(server);
  const seen = { expectedVersion: 1 };

  return {
    createCertificateRule: async () => [
      documents.CREATE_RULE,
      { subjectId: (await server.buildCourse()).id, lessonsPercent: 100 },
    ],
    updateCertificateRule: async () => [
      documents.UPDATE_RULE,
      { ...seen, id: await makeRule(), lessonsPercent: 80 },
    ],
    deleteCertificateRule: async () => [documents.DELETE_RULE, { ...seen, id: await makeRule() }],
    issueCertificates: async () => [documents.ISSUE, await makeLearner()],
    revokeCertificate: async () => [
      documents.REVOKE,
      { ...seen, id: await makeCertificate(), reason: "The exercises were copied." },
    ],
    approveCertificateName: async () => [
      documents.APPROVE,
      { id: await makeNameRequest(), expectedVersion: 2 },
    ],
    refuseCertificateName: async () => [
      documents.REFUSE,
      { id: await makeNameRequest(), expectedVersion: 2, reason: "Please send us your identity card." },
    ],
    reissueCertificate: async () => [
      documents.REISSUE,
      { ...seen, id: await makeCertificate(), name: "Asha Rao" },
    ],
    rotateCertificateKey: async () => [documents.ROTATE, {}],
  };
}
