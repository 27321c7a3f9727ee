import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test("staff replace the key that signs certificates, and read that earlier ones still verify", async () => {
  const { user } = await renderPage({ server, path: "/cms/certificates", as: server.people.admin });
  const panel = within(await screen.findByRole("region", { name: "Signing key" }));
  expect(panel.getByText("The first certificate makes the key.")).toBeTruthy();

  async function replaceKey() {
    await user.click(panel.getByRole("button", { name: "Replace the key" }));
    await user.click(await screen.findByRole("button", { name: "Replace" }));
    // The page shows the new key before the dialog closes.
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Replac(e|ing…)$/ })).toBeNull());
  }
  await replaceKey();
  const first = await panel.findByText(/^Key [0-9a-f]{8}, in use since .* IST\.$/);
  const [kid] = /[0-9a-f]{8}/.exec(first.textContent) ?? [];
  await replaceKey();
  const second = await panel.findByText(/Older certificates still verify with 1 earlier key\.$/);
  expect(second.textContent).not.toContain(kid);
});
