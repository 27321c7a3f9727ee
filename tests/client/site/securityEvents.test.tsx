import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { kindNamed } from "../../../client/features/site/admin/security/securityEventLabels";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const MINUTE_MS = 60 * 1000;
const server = useTestApp();

async function addEvent(detail: string, minutesAgo: number): Promise<void> {
  await server.dataSource.query(
    "INSERT INTO security_events (at, kind, detail, network, count) VALUES ($1, 'CALL_REFUSED', $2, '', 1)",
    [new Date(Date.now() - minutesAgo * MINUTE_MS), detail],
  );
}

test("the last hour holds what happened in 60 minutes", async () => {
  await addEvent("recent-event", 50);
  await addEvent("older-event", 70);
  await renderPage({ server, path: "/cms/security?time=hour", as: server.people.admin });
  expect(await screen.findByText(/recent-event/)).toBeTruthy();
  expect(screen.queryByText(/older-event/)).toBeNull();
});

test("an export says how many records were in it", async () => {
  await server.dataSource.query(
    `INSERT INTO security_events (at, kind, detail, network, count)
     VALUES (now(), 'PERSONAL_DATA_EXPORTED', 'exportRegistrations', '', 41)`,
  );
  await renderPage({
    server,
    path: "/cms/security?kind=PERSONAL_DATA_EXPORTED",
    as: server.people.admin,
  });
  expect((await screen.findByRole("row", { name: /41 records/ })).textContent).toContain("41 records");
});

test("an invalid link says what it was for", async () => {
  await server.dataSource.query(
    "INSERT INTO security_events (at, kind, detail, network, count) VALUES (now(), 'LINK_FAILED', 'ownRegistration', '', 1)",
  );
  await renderPage({ server, path: "/cms/security?kind=LINK_FAILED", as: server.people.admin });
  expect(await screen.findByRole("row", { name: /Invalid link.*for an order/ })).toBeTruthy();
});

test("another period is asked for once", async () => {
  let asked = 0;
  const intercept = (_path: string, body: string) => {
    if (body.includes("query SecurityEvents")) asked += 1;
    return null;
  };
  const as = server.people.admin;
  const { user } = await renderPage({ server, path: "/cms/security", as, intercept });
  await addEvent("asked-once", 1);
  await user.selectOptions(await screen.findByLabelText("Time"), "Last hour");
  expect(await screen.findByText(/asked-once/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Time"), "Last 24 hours");
  await waitFor(() => expect(asked).toBeGreaterThan(2));
  // A second request for the hour would have been counted by now.
  expect(asked).toBe(3);
});

test.each(["toString", "constructor", "NO_SUCH_KIND", null])("no kind is named %s", (name) => {
  expect(kindNamed(name)).toBeNull();
});
