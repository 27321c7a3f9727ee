import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LoadingScreen } from "../../../client/app/LoadingScreen";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the loading screen is for 3000 ms at most, then a skeleton says that it takes longer", () => {
  render(<LoadingScreen />);
  act(() => void vi.advanceTimersByTime(2999));
  expect(screen.getByRole("status").textContent).toBe("Loading…");
  expect(screen.queryByText("This is taking longer than usual.")).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText("This is taking longer than usual.")).toBeTruthy();
});

test("a page that is there sooner leaves no timer behind", () => {
  render(<LoadingScreen />).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
