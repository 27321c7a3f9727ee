import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test("staff try all dead letters again, which are then among those that wait; the button goes with the last", async () => {
  for (const to of ["a@example.com", "b@example.com"]) await server.buildEmail({ to });
  const { user } = await renderPage({ server, path: "/cms/mail", as: server.people.admin });
  const button = await screen.findByRole("button", { name: "Try all failed again" });
  const states = async () => {
    const rows = (await screen.findAllByRole("row")).slice(1);
    return rows.map((row) => within(row).queryByText(/^(Failed|Waiting)$/)?.textContent);
  };
  const dead = async () => (await states()).filter((state) => state === "Failed");
  expect(await dead()).toHaveLength(2);
  await user.click(button);
  await waitFor(async () => expect(await dead()).toEqual([]));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Try all failed again" })).toBeNull());
});
