import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ExportLinks } from "../../../client/cms/ExportLinks";
import { PASSWORD } from "../../support/builders";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test("a download asks for the password once in five minutes", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { ...window.location, assign });
  const children = <ExportLinks to={(format) => `/cms/registrations.${format}`} />;
  const { user } = await renderPage({ server, path: "/cms", as: server.people.admin, children });
  await user.click(screen.getByRole("link", { name: "Export to Excel" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm it’s you" }));
  expect(assign).not.toHaveBeenCalled();
  await user.type(await dialog.findByLabelText("Your password"), PASSWORD);
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole("link", { name: "Export as CSV" }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
});
