import { expect, test } from "../../support/browser";

for (const path of ["/%", "/%ff", "/lms/%ff", "/media/%E0%A4", "/api%zz?q=1"]) {
  test(`the built server redirects ${path}, which cannot be read, like any unknown address`, async ({
    academy,
  }) => {
    const open = async (address: string) => {
      const { status, headers } = await fetch(academy.origin + address, { redirect: "manual" });
      return [status, [...headers].filter(([name]) => name !== "date")];
    };
    const unknown = await open("/nothing/here");
    expect(unknown[0]).toBe(302);
    expect(await open(path)).toEqual(unknown);
  });
}

test("an address with needless escapes shows its page", async ({ academy, page }) => {
  await page.goto(`${academy.origin}/%6cms`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
