import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { enter } from "../../support/fillIn";
import { renderPage } from "../../support/renderPage";
import { signInAgain } from "../../support/signInAgain";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

async function ownersOfOrders(email: string): Promise<unknown> {
  return server.dataSource.query("SELECT user_id FROM registrations WHERE email = $1", [email]);
}

test("a person whose session has ended signs in again to register, instead of getting a visitor's order", async () => {
  const as = await server.buildUser({ emailVerifiedAt: new Date() });
  const { slug } = await server.buildWorkshop({ priceRupees: 199 });
  const { user } = await renderPage({ server, path: `/${slug}`, as });
  await enter(user, await screen.findByLabelText("Phone"), "90000 12321");
  await server.dataSource.query("DELETE FROM sessions WHERE user_id = $1", [as.id]);
  const submit = screen.getByRole("button", { name: /^Register and pay/ });
  await user.click(submit);
  await screen.findByRole("dialog", { name: "Please sign in again" });
  expect(await ownersOfOrders(as.email)).toEqual([]);
  await signInAgain(user, as);
  await user.click(submit);
  await screen.findByText("Waiting for your payment");
  expect(await ownersOfOrders(as.email)).toEqual([{ user_id: as.id }]);
});

test("a page asks for no sign-in because of what it can do without", async () => {
  const as = await server.buildUser();
  const { slug } = await server.buildWorkshop({ priceRupees: 199 });
  const refused: string[] = [];
  const { user } = await renderPage({
    server,
    path: "/workshops",
    as,
    intercept: (_path, body) => {
      refused.push(
        ...["viewerLiveRegistrations", "viewerSeatsInOtherRuns"].filter((one) => body.includes(one)),
      );
      return null;
    },
  });
  await screen.findByRole("heading", { level: 1 });
  await server.dataSource.query("DELETE FROM sessions WHERE user_id = $1", [as.id]);
  const link = document.querySelector(`a[href="/${slug}"]`);
  if (link) await user.click(link);
  expect(await screen.findByLabelText("Phone")).toBeTruthy();
  await waitFor(() => expect(refused).toContain("viewerSeatsInOtherRuns"));
  expect(refused).toContain("viewerLiveRegistrations");
  expect(screen.queryByRole("dialog", { name: "Please sign in again" })).toBeNull();
});
