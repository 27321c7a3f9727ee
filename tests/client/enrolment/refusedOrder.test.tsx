import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { PASSWORD } from "../../support/builders";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { RENEW_LINK } from "../../support/enrolmentDocuments";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, startConfirmed } = enrolmentCalls(server);

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:a", revokeObjectURL: () => {} }));
});

const utr = () => screen.getByLabelText<HTMLInputElement>(/^UTR, 12 digits/);

async function typeProof(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText(/^UTR, 12 digits/), "4812000");
  const file = new File(["x"], "paid.png", { type: "image/png" });
  await user.upload(screen.getByLabelText(/^Choose a screenshot/), file);
}

function expectProof(): void {
  expect(utr().value).toBe("4812000");
  expect(screen.getByText("paid.png")).toBeTruthy();
}

test("an order keeps what is typed when the session ends, and asks to sign in again", async () => {
  const as = await server.buildUser({ emailVerifiedAt: new Date() });
  const workshop = await server.buildWorkshop({ priceRupees: 199 });
  const { registration } = await start(
    { offeringId: workshop.id, email: as.email },
    await server.newCaller(as),
  );
  const { user } = await renderPage({ server, path: `/registration/${registration.id}`, as });
  await typeProof(user);
  await server.dataSource.query("DELETE FROM sessions WHERE user_id = $1", [as.id]);
  // The page asks for its order's state by itself.
  const dialog = within(await screen.findByRole("dialog", { name: "Please sign in again" }));
  expectProof();
  await user.type(await dialog.findByLabelText("E-mail"), as.email);
  await user.type(dialog.getByLabelText("Password"), `${PASSWORD}{Enter}`);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Please sign in again" })).toBeNull());
  expectProof();
});

test("an order whose link was replaced keeps what is typed, and says so", async () => {
  const workshop = await server.buildWorkshop({ priceRupees: 199 });
  const { registration, secret } = await startConfirmed({ offeringId: workshop.id });
  const { user } = await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
  await typeProof(user);
  const input = { id: registration.id, expectedVersion: registration.version };
  const { data } = await server.as.admin.ask(RENEW_LINK, { input });
  expect(data).toBeTruthy();
  await screen.findByRole("heading", { name: "This link no longer works" });
  expectProof();
});
