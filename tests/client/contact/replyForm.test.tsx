import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { emailColumns } from "../../../server/core/text/email";
import { ContactDesk } from "../../../server/features/contact/contact.values";
import { ContactMessage } from "../../../server/features/contact/contactMessage.entity";
import { FILLED, someKey } from "../../support/contactDocuments";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test("an answer that is not sent yet is not lost by a link without a question", async () => {
  const { manager } = server.dataSource;
  const row = {
    ...FILLED.HELP,
    ...emailColumns(FILLED.HELP.email),
    desk: ContactDesk.HELP,
    sendingKey: someKey(),
    createdAt: new Date(),
  };
  const { id } = await manager.save(manager.create(ContactMessage, row));
  const path = `/cms/messages/${id}`;
  const page = await renderPage({ server, path, as: server.people.admin });
  const ask = vi.spyOn(window, "confirm").mockReturnValue(false);
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Reply to/);
  const [away] = screen.getAllByRole("link", { name: "Registrations" });

  await page.user.type(field, "The next batch begins on Monday.");
  if (away) await page.user.click(away);
  expect(ask).toHaveBeenCalledOnce();
  expect(page.address()).toBe(path);
  expect(field.value).toBe("The next batch begins on Monday.");

  await page.user.clear(field);
  if (away) await page.user.click(away);
  expect(ask).toHaveBeenCalledOnce();
  await screen.findByRole("heading", { name: "Registrations", level: 1 });
});
