import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { PASSWORD } from "../../support/builders";
import { enter } from "../../support/fillIn";
import { renderPage } from "../../support/renderPage";
import { SITE_INPUT, UPDATE_SITE } from "../../support/siteDocuments";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const READ = "{ site { tagline upiPayeeName version } }";

async function shown() {
  return (await server.as.visitor.ask(READ)).data?.site as { tagline: string; version: number };
}

test("another's unpublished payee is shown before it is published, and the password dialog names it", async () => {
  const { user } = await renderPage({ server, path: "/cms/site/settings", as: server.people.admin });
  const tagline = await screen.findByLabelText(/^Tagline/);
  const before = await shown();
  const input = {
    ...SITE_INPUT,
    tagline: before.tagline,
    upiPayeeName: "Somewhere Else",
    isPublished: false,
  };
  const drafted = await server.as.admin.ask(UPDATE_SITE, {
    input: { ...input, expectedVersion: before.version },
  });
  expect(drafted.errors).toEqual([]);

  await user.clear(tagline);
  await enter(user, tagline, "Onwards.");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  const payee = within(await screen.findByRole("group", { name: /payee/ }));
  expect(payee.getByText("Somewhere Else").tagName).toBe("MARK");
  expect(screen.queryByRole("dialog", { name: "Confirm it’s you" })).toBeNull();
  expect(await shown()).toEqual(before);

  await user.click(screen.getByRole("button", { name: "Publish" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm it’s you" }));
  expect(
    dialog.getByText(/^This changes the name of the UPI payee from .+ to Somewhere Else\.$/),
  ).toBeTruthy();
  await enter(user, await dialog.findByLabelText("Your password"), PASSWORD);
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("Published", { selector: "[role=status]" })).toBeTruthy();
  expect(await shown()).toMatchObject({ tagline: "Onwards.", upiPayeeName: "Somewhere Else" });
});
