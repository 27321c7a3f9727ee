import { randomInt } from "node:crypto";
import { paths } from "../../../shared/paths";
import { expect, expectAccessible, test } from "../../support/browser";

test("staff see what the content security policy blocked on a visitor's page", async ({
  page,
  newPage,
  signIn,
  complaints,
}) => {
  const host = `blocked-${randomInt(2 ** 40)}.example`;
  const visitor = await newPage();
  await visitor.goto(paths.lms);
  const reported = visitor.waitForResponse((response) => response.url().endsWith("/csp-reports"));
  await visitor.evaluate((blockedHost) => {
    const script = document.createElement("script");
    script.src = `https://${blockedHost}/path?query=1`;
    document.head.append(script);
  }, host);
  expect((await reported).status()).toBe(204);
  await expect.poll(() => complaints.splice(0).join()).toContain("Content Security Policy");

  await signIn("admin");
  await expect(async () => {
    await page.goto("/cms/security?kind=CSP_VIOLATION");
    await expect(page.getByRole("row").filter({ hasText: host })).toHaveCount(1);
  }).toPass();
  const row = page.getByRole("row").filter({ hasText: host });
  await expect(row).toContainText("Blocked content (CSP)");
  await expect(row).toContainText(`script-src-elem https://${host}`);
  await expect(row).not.toContainText("path");
  await expectAccessible(page);
});
