import { randomBytes, randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { callApi } from "./browser";
import { START, SUBMIT } from "./enrolmentDocuments";

const UNLOCK = "mutation ($input: UnlockBatchInput!) { unlockBatch(input: $input) { __typename } }";

/** Opens a batch for whoever is signed in to this page. */
export async function unlockBatch(learner: Page, batchId: string, secretCode: string): Promise<void> {
  const { data } = await callApi(learner, UNLOCK, { input: { batchId, secretCode } });
  if ((data.unlockBatch as { __typename: string }).__typename !== "BatchUnlocked")
    throw new Error("This code does not open this batch.");
}

export const someUtr = () => String(randomInt(10 ** 11, 2 * 10 ** 11)).padStart(12, "4");

interface Payer {
  workshopId: string;
  name: string;
  email: string;
  utr?: string;
}

/** Somebody who registers for a workshop and tells of a payment. */
export async function payForWorkshop(page: Page, { workshopId, name, email, utr = someUtr() }: Payer) {
  const { data } = await callApi(page, START, {
    input: {
      kind: "WORKSHOP",
      offeringId: workshopId,
      name,
      email,
      phone: `90000 ${randomInt(10_000, 100_000)}`,
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
