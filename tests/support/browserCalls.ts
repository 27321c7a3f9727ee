import { randomBytes, randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { callApi } from "./browser";
import { CANCEL, START, SUBMIT } from "./enrolmentDocuments";
import { inLetters } from "./inLetters";

const UNLOCK = "mutation ($input: UnlockBatchInput!) { unlockBatch(input: $input) { __typename } }";

export async function unlockBatch(learner: Page, batchId: string, secretCode: string): Promise<void> {
  const { data } = await callApi(learner, UNLOCK, { input: { batchId, secretCode } });
  if ((data.unlockBatch as { __typename: string }).__typename !== "BatchUnlocked")
    throw new Error("This code does not open this batch.");
}

/** Few open orders may share a phone, so each story uses new ones. */
export const somePhone = () => `9${randomInt(10 ** 8, 10 ** 9)}`;

export const someUtr = () => String(randomInt(10 ** 11, 2 * 10 ** 11)).padStart(12, "4");

/** The demo's workshop with the most free seats; the first one depends on the date. */
export async function findPowerBi(page: Page): Promise<string> {
  const { data } = await callApi(page, '{ workshop(slug: "powerbi") { id } }', {});
  return (data.workshop as { id: string }).id;
}

const SEND =
  "mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { __typename } }";
const FIND_MESSAGE = "query ($email: String) { contactMessages(search: $email) { nodes { id } } }";

export async function sendMessage(page: Page): Promise<string> {
  const email = `asks-${randomInt(2 ** 40)}@example.com`;
  const person = { firstName: "Asha", lastName: "Rao (sample)", email, phone: "9000000000" };
  const sendingKey = randomBytes(16).toString("base64url");
  const input = { ...person, message: "When?", desk: "HELP", website: "", sendingKey };
  await callApi(page, SEND, { input });
  const { data } = await callApi(page, FIND_MESSAGE, { email });
  const [message] = (data.contactMessages as { nodes: [{ id: string }] }).nodes;
  return message.id;
}

interface Payer {
  workshopId: string;
  name: string;
  email: string;
  utr?: string;
}

export async function payForWorkshop(page: Page, { workshopId, name, email, utr = someUtr() }: Payer) {
  const { data } = await callApi(page, START, {
    input: {
      kind: "WORKSHOP",
      offeringId: workshopId,
      name,
      email,
      phone: somePhone(),
      idempotencyKey: randomBytes(16).toString("base64url"),
    },
  });
  const { registration, secret } = data.startRegistration as {
    registration: { id: string; reference: string; amountRupees: number };
    secret: string;
  };
  await callApi(page, SUBMIT, { input: { secret, utr } });
  return { ...registration, secret, utr };
}

export async function importLatePayment(page: Page) {
  const workshopId = await findPowerBi(page);
  const name = `Late ${inLetters(randomInt(2 ** 40))}`;
  const email = `${name.replace(" ", "")}@example.com`;
  const { secret, utr, amountRupees } = await payForWorkshop(page, { workshopId, name, email });
  await callApi(page, CANCEL, { input: { secret } });
  const buffer = Buffer.from(`Date,Narration,Credit\n21/11/2026,UPI/${utr}/pay,${amountRupees}.00\n`);
  const file = { name: "late.csv", mimeType: "text/csv", buffer };
  const response = await page.request.post("/cms/bank-statements", { multipart: { file } });
  const { id } = (await response.json()) as { id: string };
  return { id, name };
}
