import { sampleCertificateNumber } from "../../../shared/certificateNumber";
import { createPublicKey, verify } from "node:crypto";
import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  makeCertificateNumber,
  readCertificateNumber,
} from "../../../server/features/certificates/certificateNumber";
import {
  CHECK_NUMBER,
  CHECK_SIGNED,
  CONFIRM,
  CREATE_RULE,
  ISSUE,
  OWN,
  REISSUE,
  REVOKE,
  ROTATE,
} from "../../support/certificateDocuments";
import { PASSWORD } from "../../support/builders";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const REASON = "The exercises were copied.";
const KEYS = "/.well-known/certificate-keys.json";

/** A final certificate of a learner of their own. */
async function buildCertificate(name = "Asha Rao") {
  const course = await server.buildCourse({ name: `Python ${crypto.randomUUID().slice(0, 8)}` });
  await server.as.admin.ask(CREATE_RULE, { input: { subjectId: course.id, achievement: "24 hours" } });
  const { id: batchId } = await server.buildBatch({ courseId: course.id });
  const user = await server.buildUser({ name, emailVerifiedAt: new Date() });
  await server.buildAccess(user.id, batchId);
  await server.as.admin.ask(ISSUE, { input: { batchId, userIds: [user.id] } });
  const caller = await server.newCaller(user);
  const { data } = await caller.ask(OWN);
  const { id, number } = data?.viewerCertificates[0] as { id: string; number: string };
  const confirm = async () => caller.ask(CONFIRM, { input: { id, name } });
  return { id, number, caller, user, course, confirm };
}

async function check(number: string) {
  const { data, headers } = await server.as.visitor.ask(CHECK_NUMBER, { number });
  expect(headers.get("cache-control")).toMatch(/no-store/);
  return data?.certificateCheck as Record<string, string | null>;
}

async function checkSigned(signed: string) {
  const { data } = await server.as.visitor.ask(CHECK_SIGNED, { signed });
  return data?.signedCertificateCheck as Record<string, string | null>;
}

async function signedOf(number: string): Promise<string> {
  return (await check(number)).signedClaim ?? "";
}

async function revoke(id: string, expectedVersion = 2) {
  const input = { id, expectedVersion, reason: REASON };
  expect((await server.as.admin.ask(REVOKE, { input })).errors).toEqual([]);
}

async function deleteRow(id: string): Promise<void> {
  await server.dataSource.query("DELETE FROM certificates WHERE id = $1", [id]);
}

describe("a certificate's number", () => {
  test("has a check sign that catches a wrong sign and swapped signs", () => {
    const number = makeCertificateNumber("Sopaan", "2026-12-09");
    expect(number).toMatch(/^SOP-2026-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    expect(readCertificateNumber(` ${number.toLowerCase()} `)).toBe(number);
    expect(makeCertificateNumber("ज्ञान", "2026-12-09")).toMatch(/^CER-2026-/);
    const signs = [...number];
    for (let at = 9; at < signs.length; at += 1) {
      if (signs[at] === "-") continue;
      expect(readCertificateNumber(signs.with(at, signs[at] === "7" ? "8" : "7").join(""))).toBeNull();
      const next = at === 12 ? at + 2 : at + 1;
      const [sign = "", after = ""] = [signs[at], signs[next]];
      if (!after || sign === after) continue;
      expect(readCertificateNumber(signs.with(at, after).with(next, sign).join(""))).toBeNull();
    }
  });

  test("leads to what anyone may know, once the name is confirmed", async () => {
    const { number, course, confirm } = await buildCertificate();
    expect(await check(number)).toMatchObject({ standing: "UNKNOWN", name: null, title: null });
    await confirm();
    expect(await check(number.toLowerCase())).toMatchObject({
      standing: "VALID",
      name: "Asha Rao",
      title: course.name,
      achievement: "24 hours",
    });
    expect(await check(makeCertificateNumber("Sopaan", "2026-01-01"))).toMatchObject({ standing: "UNKNOWN" });
    expect(await check("SOP-2026-2222-2223")).toMatchObject({ standing: "MISTYPED" });
    const sample = sampleCertificateNumber("Sopaan", "2026");
    expect(await check(sample)).toMatchObject({ standing: "SAMPLE", number: sample, name: null });
  });

  test("says that it was revoked, why, and nothing of the person", async () => {
    const { id, number, confirm } = await buildCertificate();
    await confirm();
    const signed = await signedOf(number);
    await revoke(id);
    const revoked = { standing: "REVOKED", revokedReason: REASON, name: null, signedClaim: null };
    expect(await check(number)).toMatchObject(revoked);
    expect(await checkSigned(signed)).toMatchObject(revoked);
    await deleteRow(id);
    expect(await checkSigned(signed)).toMatchObject({ standing: "REVOKED", name: null });
    expect(await check(number)).toMatchObject({ standing: "REVOKED", title: null });
  });

  test("of a corrected certificate leads to the new one", async () => {
    const { id, number, confirm } = await buildCertificate("Asha Roa");
    await confirm();
    const input = { id, expectedVersion: 2, name: "Asha Rao" };
    const { data } = await server.as.admin.ask(REISSUE, { input });
    const { number: newer } = data?.reissueCertificate as { number: string };
    expect(await check(number)).toMatchObject({ standing: "REVOKED", replacedBy: newer, name: null });
    expect(await check(newer)).toMatchObject({ standing: "VALID", name: "Asha Rao" });
  });
});

describe("a signature", () => {
  test("verifies with the published key alone, by anyone", async () => {
    const { number, confirm } = await buildCertificate("రామకృష్ణ శ్రీనివాస్");
    await confirm();
    const [claim = "", signature = ""] = (await signedOf(number)).split(".");
    const bytes = Buffer.from(claim, "base64url");
    const parts = JSON.parse(bytes.toString()) as string[];
    const response = await fetch(server.origin + KEYS);
    const { keys } = (await response.json()) as { keys: { kid: string; x: string }[] };
    const jwk = keys.find(({ kid }) => kid === parts[1]);
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: jwk?.x ?? "" }, format: "jwk" });
    expect(verify(null, bytes, key, Buffer.from(signature, "base64url"))).toBe(true);
    expect(parts.slice(2, 4)).toEqual([number, "రామకృష్ణ శ్రీనివాస్"]);
    expect(JSON.stringify(keys)).not.toContain('"d"');
  });

  test("stays valid when the row is gone, and says so", async () => {
    const { id, number, confirm } = await buildCertificate();
    await confirm();
    const signed = await signedOf(number);
    await deleteRow(id);
    expect(await checkSigned(signed)).toMatchObject({ standing: "UNREGISTERED", name: "Asha Rao", number });
    expect(await check(number)).toMatchObject({ standing: "UNKNOWN" });
  });

  test("fails for a claim that someone changed, and for texts that are none", async () => {
    const { number, confirm } = await buildCertificate();
    await confirm();
    const signed = await signedOf(number);
    const [claim = "", signature = ""] = signed.split(".");
    const forged = Buffer.from(claim, "base64url").toString().replace("Asha Rao", "Usha Rao");
    const other = Buffer.alloc(64, 7).toString("base64url");
    for (const text of [
      `${Buffer.from(forged).toString("base64url")}.${signature}`,
      `${claim}.${other}`,
      claim,
      `${signed}.x`,
      "",
      "W10.AA",
      "x".repeat(3000),
    ])
      expect(await checkSigned(text)).toMatchObject({ standing: "NOT_SIGNED", name: null });
  });

  test("of a replaced key still verifies; the key that signed is gone", async () => {
    const [old, fresh] = [await buildCertificate(), await buildCertificate()];
    await old.confirm();
    const signed = await signedOf(old.number);
    const { data } = await server.as.admin.ask(ROTATE);
    await fresh.confirm();
    const keyOf = (text: string) =>
      (JSON.parse(Buffer.from(text.split(".")[0] ?? "", "base64url").toString()) as string[])[1];
    expect(keyOf(await signedOf(fresh.number))).toBe(data?.rotateCertificateKey.kid);
    expect(keyOf(signed)).not.toBe(data?.rotateCertificateKey.kid);
    expect(await checkSigned(signed)).toMatchObject({ standing: "VALID" });
    const kept = await server.dataSource.query<unknown[]>(
      "SELECT 1 FROM certificate_keys WHERE retired_at IS NOT NULL AND wrapped_private_key IS NOT NULL",
    );
    expect(kept).toEqual([]);
  });

  test("goes on with a new key if the data key was lost", async () => {
    const { number, confirm } = await buildCertificate();
    await server.dataSource.query(
      "UPDATE certificate_keys SET wrapped_private_key = decode(repeat('00', 60), 'hex') WHERE retired_at IS NULL",
    );
    const [first, second] = [confirm(), (await buildCertificate()).confirm()];
    expect((await Promise.all([first, second])).flatMap(({ errors }) => errors)).toEqual([]);
    expect(await checkSigned(await signedOf(number))).toMatchObject({ standing: "VALID" });
  });
});

/** The content stream and the unicode maps, readable. */
function textOf(pdf: Buffer): string {
  const text = pdf.toString("latin1");
  const streams = [...text.matchAll(/\/Length (\d+) \/Filter \/FlateDecode[^>]*>>\nstream\n/g)];
  const inflated = streams.map((match) => {
    const start = match.index + match[0].length;
    return inflateSync(pdf.subarray(start, start + Number(match[1]))).toString("latin1");
  });
  return [text, ...inflated].join("\n");
}

function utf16(text: string): string {
  return [...Array(text.length).keys()]
    .map((index) => text.charCodeAt(index).toString(16).padStart(4, "0"))
    .join("");
}

describe("the PDF", () => {
  const open = async (number: string, cookie = "") =>
    fetch(`${server.origin}/certificates/${number}.pdf`, { headers: { cookie } });

  test.each([
    // As many glyphs as a browser's HarfBuzz draws: conjuncts have fewer than letters.
    ["क्षितिज श्रीवास्तव", "NotoSansDevanagari", 13],
    ["రామకృష్ణ శ్రీనివాస్", "NotoSansTelugu", 12],
    ["Śrīnivāsa Rāmānujan", "BricolageGrotesque", 19],
  ])("draws %s with %s", async (name, font, shaped) => {
    const { number, caller, confirm } = await buildCertificate(name);
    await confirm();
    const response = await open(number, caller.cookie);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toMatch(/no-store/);
    const text = textOf(Buffer.from(await response.arrayBuffer()));
    expect(text).toContain(`/BaseFont /${font}`);
    const [, line = ""] = text.split(`/ActualText <feff${utf16(name)}>`);
    const glyphs = (line.split("EMC")[0] ?? "").match(/Tj/g) ?? [];
    expect(glyphs).toHaveLength(shaped);
  });

  test("is for its owner and staff alone", async () => {
    const { id, number, caller, confirm } = await buildCertificate();
    expect((await open(number, caller.cookie)).status).toBe(404);
    await confirm();
    expect((await open(number, caller.cookie)).status).toBe(200);
    expect((await open(number, server.as.admin.cookie)).status).toBe(200);
    expect((await open(number, server.as.otherLearner.cookie)).status).toBe(404);
    expect((await open(number)).status).toBe(401);
    await revoke(id);
    expect((await open(number, caller.cookie)).status).toBe(404);
  });
});

describe("a person's data", () => {
  test("has the certificates, which go with the account while a revocation stays", async () => {
    const [kept, revoked] = [await buildCertificate("Kept Name"), await buildCertificate("Gone Name")];
    for (const { confirm } of [kept, revoked]) await confirm();
    const response = await fetch(`${server.origin}/account/data`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: kept.caller.cookie },
      body: JSON.stringify({ currentPassword: PASSWORD }),
    });
    const { certificates } = (await response.json()) as { certificates: object[] };
    expect(certificates).toMatchObject([{ number: kept.number, name: "Kept Name" }]);

    const signed = [await signedOf(kept.number), await signedOf(revoked.number)];
    await revoke(revoked.id);
    const LEAVE = "mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }";
    for (const { caller } of [kept, revoked])
      expect((await caller.ask(LEAVE, { input: { currentPassword: PASSWORD } })).errors).toEqual([]);
    expect(await checkSigned(signed[0] ?? "")).toMatchObject({ standing: "UNREGISTERED" });
    expect(await checkSigned(signed[1] ?? "")).toMatchObject({ standing: "REVOKED", name: null });
    expect(await check(kept.number)).toMatchObject({ standing: "UNKNOWN" });
  });
});
