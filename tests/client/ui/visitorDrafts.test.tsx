import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { startConfirmed } = enrolmentCalls(server);

beforeEach(() => sessionStorage.clear());

async function expectKept(path: string, label: RegExp, text: string): Promise<void> {
  const { user } = await renderPage({ server, path });
  await user.type(await screen.findByLabelText(label), text);
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain(text));
  cleanup();
  await renderPage({ server, path });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(text));
}

test("the UTR that is typed on an order outlives a reload", async () => {
  const workshop = await server.buildWorkshop({ priceRupees: 199 });
  const { registration, secret } = await startConfirmed({ offeringId: workshop.id });
  await expectKept(`/registration/${registration.id}#${secret}`, /^UTR, 12 digits/, "4812000");
});

test("a course that is typed for one's own list outlives a reload", async () => {
  await expectKept("/course", /^Course Name/, "Tableau for HR");
});

test("a UTR that was sent does not come back as unsent text in the form for its correction", async () => {
  const workshop = await server.buildWorkshop({ priceRupees: 199 });
  const { registration, secret } = await startConfirmed({ offeringId: workshop.id });
  const { user } = await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
  await user.type(await screen.findByLabelText(/^UTR, 12 digits/), "4812 0001 2345");
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain("4812 0001 2345"));
  await user.click(screen.getByRole("button", { name: "I have paid" }));
  await screen.findByText("We are checking your payment");
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain("4812"));
  expect(screen.getByLabelText<HTMLInputElement>(/^UTR, 12 digits/).value).toBe("481200012345");
});
