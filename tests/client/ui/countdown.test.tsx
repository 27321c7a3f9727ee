import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Countdown } from "../../../client/ui/text/Countdown";
import { PageFactsContext } from "../../../client/ui/page/PageFacts";

const HOUR_MS = 60 * 60 * 1000;
const renderedAt = Date.parse("2026-11-21T04:00:00Z");

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a countdown goes on from the page's own time where the server does not tell it, and asks again later", async () => {
  const ask = vi.fn().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", ask);
  vi.spyOn(Date, "now").mockReturnValue(renderedAt + 10 * HOUR_MS);
  const passed = vi.spyOn(performance, "now").mockReturnValue(5000);
  render(
    <PageFactsContext value={{ origin: "", renderedAt, basename: "", closedNotice: "" }}>
      <Countdown to={new Date(renderedAt + 50_000).toISOString()} label="Time left" over="Over" />
    </PageFactsContext>,
  );
  expect(screen.getByRole("timer").textContent).toContain("50 seconds");
  expect(await screen.findByText("45")).toBeTruthy();

  passed.mockReturnValue(8000);
  const date = new Date(renderedAt + 20_000).toUTCString();
  ask.mockResolvedValueOnce(new Response("ok", { headers: { date } }));
  fireEvent(document, new Event("visibilitychange"));
  expect(await screen.findByText("30")).toBeTruthy();
  expect(ask).toHaveBeenCalledTimes(2);
});
