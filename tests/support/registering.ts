import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "./browser";
import { somePhone } from "./browserCalls";

export const someEmail = () => `joins-${randomInt(10 ** 12)}@example.com`;

/** Fills in who registers, wherever a form asks for it. */
export async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill("Asha Rao");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Phone").fill(somePhone());
}

/** Registers by the form on this page, and arrives at the order; answers the address that it was made for. */
export async function register(page: Page, address: string, email = someEmail()): Promise<string> {
  await page.goto(address);
  await fillPerson(page, email);
  await page.getByRole("button", { name: /^(Register and pay|Join the waiting list)/ }).click();
  await expect(page).toHaveURL(/\/registration\/[0-9a-f-]{36}#[\w-]{40,}$/);
  return email;
}
