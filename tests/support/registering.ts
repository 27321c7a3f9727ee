import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { callApi, expect } from "./browser";
import { somePhone } from "./browserCalls";
import { openEmail } from "./openEmail";

export const someEmail = () => `joins-${randomInt(10 ** 12)}@example.com`;

export async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill("Asha Rao");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Phone").fill(somePhone());
}

/** Registers by this page's form and opens the order; returns its e-mail address. */
export async function register(page: Page, address: string, email = someEmail()): Promise<string> {
  await page.goto(address);
  await fillPerson(page, email);
  await page.getByRole("button", { name: /^(Register|Join the waiting list)/ }).click();
  await expect(page).toHaveURL(/\/registration\/[0-9a-f-]{36}#[\w-]{40,}$/);
  return email;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function inDays(days: number): string {
  return `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T20:00`;
}

const CREATE_WORKSHOP =
  "mutation ($input: CreateWorkshopInput!) { createWorkshop(input: $input) { id slug name } }";

export async function makeWorkshop(staff: Page, overrides: object = {}) {
  const texts = { headline: "Small", tagline: "", summary: "", place: "Zoom", certificateText: "" };
  const lists = { agenda: [], audiences: [], gallery: [], faq: [], joinSteps: [] };
  const number = randomInt(10 ** 12);
  const { data } = await callApi(staff, CREATE_WORKSHOP, {
    input: {
      ...texts,
      ...lists,
      name: `Small workshop ${number}`,
      slug: `small-${number}`,
      layout: "AGENDA",
      priceRupees: 100,
      // Later than all the demo's workshops, which other stories expect first in lists.
      startsAt: new Date(`${inDays(400)}:00+05:30`).toISOString(),
      minutesPerDay: 60,
      days: 1,
      seats: 1,
      isPublished: true,
      ...overrides,
    },
  });
  return data.createWorkshop as { id: string; slug: string; name: string };
}

export const CONFIRM = { name: "Confirm and open your order" };

export async function findLink(
  staff: Page,
  email: string,
  subject = "Confirm your registration:",
): Promise<string> {
  await openEmail(staff, email, subject);
  const link = staff.getByRole("link", { name: "Confirm your registration" });
  return (await link.getAttribute("href")) ?? "";
}

export async function confirmWaiting(reader: Page, staff: Page, email: string): Promise<void> {
  await reader.goto(await findLink(staff, email, "You’re on the waiting list"));
  await reader.getByRole("button", CONFIRM).click();
  await expect(reader).toHaveURL(/\/registration\/[0-9a-f-]{36}#[\w-]{40,}$/);
}

/** People whose address is not confirmed are first asked whether they registered before. */
export async function showQrCode(page: Page): Promise<void> {
  await page.getByRole("button", { name: "No, show the QR code" }).click();
}
