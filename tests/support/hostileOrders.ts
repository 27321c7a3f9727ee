import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { callApi } from "./browser";
import { payForWorkshop } from "./browserCalls";
import { SIGN_UP } from "./documents";
import { CREATE_COUPON, DECIDE } from "./enrolmentDocuments";
import { HOSTILE, HOSTILE_NAME } from "./hostileText";

const VERSION = "query ($id: UUID!) { cmsRegistration(id: $id) { version } }";
const EMAILS = "query ($id: UUID!) { cmsRegistration(id: $id) { emails { id kind } } }";

const BUYER = `Buyer ${HOSTILE_NAME}`;
const REASON = `Rejected ${HOSTILE}`;
const NARRATION = `Narration ${HOSTILE}`;
const TITLE = `Workshop ${HOSTILE}`;
/** No quotation mark, which would end a multipart header. */
const FILE = "File <img src=x onerror=alert(4)>.csv";

interface Texts {
  forPerson: [address: string, texts: string[]][];
  forStaff: [address: string, texts: string[]][];
  email: { address: string; texts: string[] };
}

async function pay(person: Page, workshopId: string, email = `buyer-${randomInt(2 ** 40)}@example.com`) {
  return payForWorkshop(person, { workshopId, name: BUYER, email });
}

async function reject(staff: Page, id: string): Promise<void> {
  const { data } = await callApi(staff, VERSION, { id });
  const { version } = data.cmsRegistration as { version: number };
  const registrations = [{ id, expectedVersion: version }];
  await callApi(staff, DECIDE, { input: { decision: "REJECT", registrations, reason: REASON } });
}

async function bringStatement(staff: Page, utr: string): Promise<string> {
  const csv = [
    "Date,Narration,Ref,Withdrawal Amt.,Deposit Amt.",
    `21/11/26,"${NARRATION.replaceAll('"', '""')}",${utr},,1.00`,
  ].join("\r\n");
  const answer = await staff.request.post("/cms/bank-statements", {
    multipart: { file: { name: FILE, mimeType: "text/csv", buffer: Buffer.from(csv) } },
  });
  const { id } = (await answer.json()) as { id: string };
  return id;
}

export async function writeHostileOrders(staff: Page, person: Page, workshopId: string): Promise<Texts> {
  const email = `hostile-${randomInt(2 ** 40)}@example.com`;
  const name = `Person ${HOSTILE_NAME}`;
  await callApi(person, SIGN_UP, { input: { email, password: "three brass lanterns", name } });
  const [first, second] = [await pay(person, workshopId, email), await pay(person, workshopId)];
  await reject(staff, first.id);
  const importId = await bringStatement(staff, second.utr);
  const coupon = { code: `HOSTILE-${randomInt(2 ** 40)}`, unit: "RUPEES", value: 1, isForAll: false };
  const made = await callApi(staff, CREATE_COUPON, {
    input: { ...coupon, isForBootcamp: false, workshopIds: [workshopId], courseIds: [], isActive: true },
  });
  const couponId = (made.data.createCoupon as { id: string }).id;
  const { data } = await callApi(staff, EMAILS, { id: first.id });
  const { emails } = data.cmsRegistration as { emails: { id: string; kind: string }[] };
  const rejection = emails.find(({ kind }) => kind === "registrationRejected")?.id ?? "";

  return {
    forPerson: [
      [`/registration/${first.id}#${first.secret}`, [TITLE, REASON]],
      [`/registration/${second.id}#${second.secret}`, [TITLE, BUYER]],
      ["/registrations", [TITLE]],
      ["/account", [name]],
      ["/dash", [name]],
    ],
    forStaff: [
      [`/cms/registrations?search=${second.utr}`, [BUYER, TITLE]],
      [`/cms/registrations/${first.id}`, [BUYER, TITLE, REASON]],
      [`/cms/registrations/${second.id}`, [BUYER, TITLE]],
      ["/cms/payments", [FILE]],
      [`/cms/payments/${importId}?rows=DOUBTFUL`, [FILE, NARRATION]],
      [`/cms/coupons/${couponId}`, [TITLE]],
      ["/cms/mail", [TITLE]],
      [`/cms/mail/${rejection}`, [TITLE, REASON]],
    ],
    // Without the name: the address is unverified.
    email: { address: `/cms/mail/${rejection}`, texts: [TITLE, REASON] },
  };
}

/** Parses an e-mail's HTML, because a test cannot inspect its sandboxed frame. */
export async function readEmail(staff: Page, address: string) {
  return staff.evaluate(async (wanted) => {
    const whole = await (await fetch(`${wanted}.html`)).text();
    // This page's policy forbids inline styles and would report them.
    const html = whole.replaceAll(/ style="[^"]*"|<style>.*?<\/style>/gs, "");
    const { body } = new DOMParser().parseFromString(html, "text/html");
    return { text: body.textContent, held: body.querySelectorAll("script, img, [onerror]").length };
  }, address);
}
