import { createHash, createPrivateKey, createPublicKey, verify } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addProof } from "../../../server/features/learning/certificates/openBadges/addProof";
import { canonicalJson } from "../../../server/features/learning/certificates/openBadges/canonicalJson";
import { makeCertificateNumber } from "../../../server/features/learning/certificates/certificateNumber";
import { CONFIRM, CREATE_RULE, ISSUE, OWN, REVOKE, ROTATE } from "../../support/certificateDocuments";
import { useTestApp } from "../../support/testApp";

const ORIGIN = "https://academy.example";
const server = useTestApp({ PUBLIC_ORIGIN: ORIGIN });

const REASON = "The exercises were copied.";
const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** Base58 without its "z". */
function decode(multibase: string, length: number): Buffer {
  const value = [...multibase.slice(1)].reduce((sum, sign) => sum * 58n + BigInt(ALPHABET.indexOf(sign)), 0n);
  return Buffer.from(value.toString(16).padStart(length * 2, "0"), "hex");
}

interface Badge {
  id: string;
  issuer: { id: string };
  proof: { verificationMethod: string; proofValue: string };
  credentialStatus: { id: string };
}

async function read(address: string) {
  const response = await fetch(server.origin + address.replace(ORIGIN, ""));
  return { response, document: (await response.json()) as unknown };
}

async function buildCertificate({ name = "Asha Rao", isConfirmed = true } = {}) {
  const course = await server.buildCourse({ name: `Python ${crypto.randomUUID().slice(0, 8)}` });
  await server.as.admin.ask(CREATE_RULE, { input: { subjectId: course.id, achievement: "24 hours" } });
  const { id: batchId } = await server.buildBatch({ courseId: course.id });
  const user = await server.buildUser({ name, emailVerifiedAt: new Date() });
  await server.buildAccess(user.id, batchId);
  await server.as.admin.ask(ISSUE, { input: { batchId, userIds: [user.id] } });
  const caller = await server.newCaller(user);
  const { data } = await caller.ask(OWN);
  const { id, number } = data?.viewerCertificates[0] as { id: string; number: string };
  if (isConfirmed) await caller.ask(CONFIRM, { input: { id, name } });
  return { id, number, course };
}

async function readBadge(number: string): Promise<Badge> {
  const { response, document } = await read(`/certificates/${number}.json`);
  expect(response.status).toBe(200);
  return document as Badge;
}

/** Checks a badge as a stranger would: with what its addresses say, and nothing else. */
async function isGenuine({ proof, ...unsigned }: Badge): Promise<boolean> {
  const { document } = await read(unsigned.issuer.id);
  const { assertionMethod, verificationMethod } = document as {
    assertionMethod: string[];
    verificationMethod: { id: string; controller: string; publicKeyMultibase: string }[];
  };
  const method = verificationMethod.find(({ id }) => id === proof.verificationMethod);
  expect(assertionMethod).toContain(proof.verificationMethod);
  expect(method?.controller).toBe(unsigned.issuer.id);
  const multikey = decode(method?.publicKeyMultibase ?? "", 34);
  expect([...multikey.subarray(0, 2)]).toEqual([0xed, 0x01]);
  const x = multikey.subarray(2).toString("base64url");
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  const { proofValue, ...options } = proof;
  const digests = [options, unsigned].map((part) =>
    createHash("sha256")
      .update(canonicalJson(part as never))
      .digest(),
  );
  return verify(null, Buffer.concat(digests), key, decode(proofValue, 64));
}

describe("a certificate as an Open Badge", () => {
  test("says who achieved what, and that the academy issued it", async () => {
    const { number, course } = await buildCertificate({ name: "రామకృష్ణ శ్రీనివాస్" });
    const { response } = await read(`/certificates/${number}.json`);
    expect(response.headers.get("content-type")).toMatch("application/ld+json");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const badge = await readBadge(number);
    expect(badge).toMatchObject({
      "@context": [
        "https://www.w3.org/ns/credentials/v2",
        "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
        "https://purl.imsglobal.org/spec/ob/v3p0/extensions.json",
      ],
      id: `${ORIGIN}/certificates/${number}.json`,
      type: ["VerifiableCredential", "OpenBadgeCredential"],
      issuer: { type: ["Profile"], url: ORIGIN },
      validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      credentialSubject: {
        type: ["AchievementSubject"],
        identifier: [{ identityType: "name", identityHash: "రామకృష్ణ శ్రీనివాస్", hashed: false }],
        achievement: {
          name: course.name,
          description: "24 hours",
          criteria: { narrative: expect.any(String) },
        },
      },
      credentialStatus: { type: "1EdTechRevocationList" },
      proof: { type: "DataIntegrityProof", cryptosuite: "eddsa-jcs-2022", proofPurpose: "assertionMethod" },
    });
    expect(await isGenuine(badge)).toBe(true);
  });

  test("does not verify once someone changes it", async () => {
    const { number } = await buildCertificate();
    const badge = await readBadge(number);
    expect(await isGenuine({ ...badge, id: `${badge.id}?` })).toBe(false);
    const forged = JSON.parse(JSON.stringify(badge).replace("Asha Rao", "Usha Rao")) as Badge;
    expect(await isGenuine(forged)).toBe(false);
  });

  test("verifies after the key was replaced, also if it was saved before", async () => {
    const { number } = await buildCertificate();
    const saved = await readBadge(number);
    await server.as.admin.ask(ROTATE);
    const fresh = await readBadge(number);
    expect(fresh.proof.verificationMethod).not.toBe(saved.proof.verificationMethod);
    expect([await isGenuine(saved), await isGenuine(fresh)]).toEqual([true, true]);
  });

  test("says that it is revoked and why, and nothing of the person, even when its row is gone", async () => {
    const { id, number } = await buildCertificate();
    const { credentialStatus, id: badgeId } = await readBadge(number);
    expect((await read(credentialStatus.id)).document).toMatchObject({ revokedCredentials: [] });
    await server.as.admin.ask(REVOKE, { input: { id, expectedVersion: 2, reason: REASON } });
    const revoked = { id: badgeId, revoked: true, revocationReason: REASON };
    const { response, document } = await read(`/certificates/${number}.json`);
    expect(response.status).toBe(410);
    expect(document).toMatchObject({ revokedCredentials: [revoked] });
    expect((await read(credentialStatus.id)).document).toEqual(document);
    expect(JSON.stringify(document)).not.toContain("Asha");
    await server.dataSource.query("DELETE FROM certificates WHERE id = $1", [id]);
    expect((await read(credentialStatus.id)).document).toMatchObject({
      revokedCredentials: [{ id: badgeId, revoked: true }],
    });
    expect((await read(`/certificates/${number}.json`)).response.status).toBe(410);
  });

  test("is nobody's business before the name is confirmed, and none of unknown numbers", async () => {
    const { number } = await buildCertificate({ isConfirmed: false });
    const unknown = makeCertificateNumber("Sopaan", "2026-01-01");
    for (const other of [number, unknown, "SOP-2026-2222-2223"]) {
      const { response, document } = await read(`/certificates/${other}.json`);
      expect([response.status, document]).toEqual([404, { message: "There is no such certificate." }]);
    }
  });
});

test("the proof is that of the standard's own example", () => {
  const example = {
    "@context": ["https://www.w3.org/ns/credentials/v2", "https://www.w3.org/ns/credentials/examples/v2"],
    id: "urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33",
    type: ["VerifiableCredential", "AlumniCredential"],
    name: "Alumni Credential",
    description: "A minimum viable example of an Alumni Credential.",
    issuer: "https://vc.example/issuers/5678",
    validFrom: "2023-01-01T00:00:00Z",
    credentialSubject: { id: "did:example:abcdefgh", alumniOf: "The School of Examples" },
  };
  // Published with the standard: 0x8026 and 32 bytes.
  const seed = decode("z3u2en7t5LR2WtQH5PfFqMqwVHBeXouLzo6haApm8XHqvjxq", 34).subarray(2);
  const multikey = "z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2";
  const jwk = {
    ...{ kty: "OKP", crv: "Ed25519", d: seed.toString("base64url") },
    x: decode(multikey, 34).subarray(2).toString("base64url"),
  };
  const { proof } = addProof(example, {
    privateKey: createPrivateKey({ key: jwk, format: "jwk" }),
    verificationMethod: `https://vc.example/issuers/5678#${multikey}`,
    created: new Date("2023-02-24T23:36:38Z"),
  });
  expect(proof).toMatchObject({
    proofValue: "z63t83Y53KfzJ5ZosfKTnqfMcKB2dmTrfjSaQjeNNjAD5srBowQfmWqeRb8rRjmeEuCBEsddF9LsVogtuTsijJKh4",
  });
});
