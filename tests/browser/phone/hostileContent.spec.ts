import { CONFIRM_PASSWORD } from "../../support/accountDocuments";
import { callApi, expect } from "../../support/browser";
import { writeHostileContent } from "../../support/hostileContent";
import { readEmail, writeHostileOrders } from "../../support/hostileOrders";
import { expectToHold, SHORTLY_HOSTILE, watchFor } from "../../support/hostileText";
import { test } from "../../support/ownAcademy";

test("whatever staff may write is text on every page, and nothing of it runs", async ({
  page,
  newPage,
  signIn,
}) => {
  test.setTimeout(360_000);
  const [visitor, person] = [await newPage(), await newPage()];
  const seen = await Promise.all([page, visitor, person].map(watchFor));
  const { password: currentPassword } = await signIn("admin");
  await callApi(page, CONFIRM_PASSWORD, { input: { currentPassword } });
  const { workshop, workshopId, article, forVisitors, forStaff } = await writeHostileContent(page);

  for (const [address, texts] of forVisitors) {
    await expectToHold(visitor, address, texts);
    expect(await visitor.title(), address).toContain(SHORTLY_HOSTILE);
    for (const text of await visitor.locator('script[type="application/ld+json"]').allTextContents())
      expect(JSON.parse(text), address).toHaveProperty("@type");
    const links = await visitor
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const link of links) expect(link, address).toMatch(/^(\/|#|https:|mailto:|tel:|upi:)/);
  }
  for (const [address, texts] of forStaff) await expectToHold(page, address, texts);
  const orders = await writeHostileOrders(page, person, workshopId);
  for (const [address, texts] of orders.forPerson) await expectToHold(person, address, texts);
  for (const [address, texts] of orders.forStaff) await expectToHold(page, address, texts);
  const { text, held } = await readEmail(page, orders.email.address);
  for (const words of orders.email.texts) expect(text).toContain(words);
  expect(held).toBe(0);
  expect(seen.flat()).toEqual([]);

  for (const picture of [`workshops/${workshop}`, `articles/${article}`, "site/home", "site/python"]) {
    const answer = await visitor.request.get(`/og/${picture}.png`);
    expect([picture, answer.status(), answer.headers()["content-type"]]).toEqual([picture, 200, "image/png"]);
  }
  const calendar = await (await visitor.request.get(`/workshops/${workshop}.ics`)).text();
  expect(calendar.split("\r\n").filter((line) => /^[<"]/.test(line))).toEqual([]);
});
