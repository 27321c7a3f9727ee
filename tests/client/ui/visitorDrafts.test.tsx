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
