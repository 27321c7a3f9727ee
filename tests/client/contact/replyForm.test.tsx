import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { emailColumns } from "../../../server/core/text/email";
import { ContactDesk } from "../../../server/features/contact/contact.values";
import { ContactMessage } from "../../../server/features/contact/contactMessage.entity";
import { FILLED, someKey } from "../../support/contactDocuments";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { enter } from "../../support/fillIn";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start } = enrolmentCalls(server);

async function buildMessage(email: string = FILLED.HELP.email): Promise<string> {
  const { manager } = server.dataSource;
  const row = {
    ...FILLED.HELP,
    ...emailColumns(email),
    desk: ContactDesk.HELP,
    sendingKey: someKey(),
    createdAt: new Date(),
  };
  return (await manager.save(manager.create(ContactMessage, row))).id;
}

test("a message shows the orders with its address, however that is spelled, and no other’s", async () => {
  const { id: offeringId } = await server.buildWorkshop({ name: "Joins" });
  const mine = await start({ offeringId, email: "asha.rao@example.com" });
  await start({ offeringId, email: "xasha.rao@example.com" });
  const id = await buildMessage("Asha.Rao@Example.com");
  await renderPage({ server, path: `/cms/messages/${id}`, as: server.people.admin });
  const orders = await screen.findByRole("region", { name: "Orders with this e-mail" });
  const links = within(orders).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    `/cms/registrations/${mine.registration.id}`,
  ]);
  expect(orders.textContent).toContain(`Not paid yet ${mine.registration.reference}`);
});

test("an answer that is not sent yet is not lost by a link without a question", async () => {
  const id = await buildMessage();
  const path = `/cms/messages/${id}`;
  const page = await renderPage({ server, path, as: server.people.admin });
  const ask = vi.spyOn(window, "confirm").mockReturnValue(false);
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Reply to/);
  const [away] = screen.getAllByRole("link", { name: "Registrations" });

  await enter(page.user, field, "The next batch begins on Monday.");
  if (away) await page.user.click(away);
  expect(ask).toHaveBeenCalledOnce();
  expect(page.address()).toBe(path);
  expect(field.value).toBe("The next batch begins on Monday.");

  await page.user.clear(field);
  if (away) await page.user.click(away);
  expect(ask).toHaveBeenCalledOnce();
  await screen.findByRole("heading", { name: "Registrations", level: 1 });
});
