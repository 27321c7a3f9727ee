import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ExportLinks } from "../../../client/cms/lists/ExportLinks";
import { ChangePasswordDialog } from "../../../client/features/auth/ChangePasswordDialog";
import { Role } from "../../../server/core/authorization";
import { PASSWORD } from "../../support/builders";
import { enter } from "../../support/fillIn";
import { heldAnswers } from "../../support/heldAnswers";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const NEW_PASSWORD = "seven paper boats";

test("a page that is loaded after the password was confirmed does not ask for it again", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { ...window.location, assign });
  const as = await server.buildUser({ role: Role.ADMIN });
  const children = <ExportLinks to={(format) => `/cms/registrations.${format}`} />;
  const { user } = await renderPage({ server, path: "/cms", as, children });
  await server.dataSource.query("UPDATE sessions SET password_confirmed_at = now() WHERE user_id = $1", [
    as.id,
  ]);
  await user.click(screen.getByRole("link", { name: "Export to Excel" }));
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole("dialog", { name: "Confirm it’s you" })).toBeNull();
});

test("a download asks for the password once in five minutes, and again once it is changed", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { ...window.location, assign });
  const children = (
    <>
      <ExportLinks to={(format) => `/cms/registrations.${format}`} />
      <ChangePasswordDialog isOpen onClose={() => {}} />
    </>
  );
  const as = await server.buildUser({ role: Role.ADMIN });
  const { user } = await renderPage({ server, path: "/cms", as, children });
  const confirm = async (password: string) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Confirm it’s you" }));
    await enter(user, await dialog.findByLabelText("Your password"), password);
    await user.click(dialog.getByRole("button", { name: "Continue" }));
  };
  await user.click(screen.getByRole("link", { name: "Export to Excel" }));
  expect(assign).not.toHaveBeenCalled();
  await confirm(PASSWORD);
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole("link", { name: "Export as CSV" }));
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));

  await enter(user, screen.getByLabelText("Current password"), PASSWORD);
  await enter(user, screen.getByLabelText("New password"), NEW_PASSWORD);
  await user.click(screen.getByRole("button", { name: "Change password" }));
  await screen.findByText("Your password is changed. You are signed out everywhere else.");
  await user.click(screen.getByRole("link", { name: "Export to Excel" }));
  await confirm(NEW_PASSWORD);
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(3));
});

test("a second click while the first is under way downloads nothing more", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { ...window.location, assign });
  const as = await server.buildUser({ role: Role.ADMIN });
  const reads = heldAnswers(/query PasswordConfirmed/);
  const children = <ExportLinks to={(format) => `/cms/registrations.${format}`} />;
  const { user } = await renderPage({ server, path: "/cms", as, children, intercept: reads.intercept });
  await server.dataSource.query("UPDATE sessions SET password_confirmed_at = now() WHERE user_id = $1", [
    as.id,
  ]);
  reads.hold();
  const link = screen.getByRole("link", { name: "Export to Excel" });
  for (const format of [link, screen.getByRole("link", { name: "Export as CSV" }), link])
    await user.click(format);
  reads.letGo();
  await waitFor(() => expect(assign).toHaveBeenCalled());
  await user.click(screen.getByRole("link", { name: "Export as CSV" }));
  await waitFor(() => expect(assign.mock.lastCall?.[0]).toMatch(/\.csv$/));
  expect(assign).toHaveBeenCalledTimes(2);
});
