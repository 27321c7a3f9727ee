import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { buildCoupon } = enrolmentCalls(server);
const A_PAUSE_MS = 1300;

beforeEach(async () => {
  await server.dataSource.query("DELETE FROM rate_limits");
});

async function open() {
  const { slug } = await server.buildWorkshop({ priceRupees: 199 });
  const asked: string[] = [];
  const { user } = await renderPage({
    server,
    path: `/${slug}`,
    intercept: (_path, body) => {
      if (body.includes("checkCoupon"))
        asked.push((JSON.parse(body) as { variables: { couponCode: string } }).variables.couponCode);
      return null;
    },
  });
  const field = await screen.findByLabelText(/^Coupon/);
  return { user, asked, field };
}

/** All keys in one tick, so that the debounce never elapses between two. */
function typeQuickly(field: HTMLElement, text: string): void {
  const { value } = field as HTMLInputElement;
  for (let end = 1; end <= text.length; end += 1)
    fireEvent.change(field, { target: { value: value + text.slice(0, end) } });
}

async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, A_PAUSE_MS));
}

describe("a coupon's code", () => {
  test("is asked about after a pause in typing, once and as a whole", async () => {
    const { code } = await buildCoupon({ value: 50 });
    const { user, asked, field } = await open();
    typeQuickly(field, code.toLowerCase());
    expect(asked).toEqual([]);
    expect(await screen.findByText("−₹100")).toBeTruthy();
    expect(asked).toEqual([code]);
    await user.type(field, "{Backspace}");
    expect(screen.queryByText("−₹100")).toBeNull();
  });

  test("is not asked about while it is short, or when it was asked about at once", async () => {
    const { user, asked, field } = await open();
    await user.type(field, "wel");
    await pause();
    expect(asked).toEqual([]);
    typeQuickly(field, "come");
    await user.type(field, "{Enter}");
    expect(await screen.findByText("This coupon code isn’t valid.")).toBeTruthy();
    await pause();
    expect(asked).toEqual(["WELCOME"]);
  });

  test("spends few of the wrong codes that an address has by pauses alone; Apply still asks", async () => {
    const { user, asked, field } = await open();
    typeQuickly(field, "gues");
    for (const sign of ["s", "i", "n", "g"]) {
      await pause();
      await user.type(field, sign);
    }
    await pause();
    expect(asked).toEqual(["GUES", "GUESS", "GUESSI"]);
    await user.click(screen.getByRole("button", { name: /^Apply/ }));
    await waitFor(() => expect(asked.at(-1)).toBe("GUESSING"));
  });

  test("an answer that comes after something else was typed says nothing", async () => {
    const { code } = await buildCoupon({ value: 50 });
    const { user, field } = await open();
    await user.type(field, `${code}{Enter}`);
    await user.type(field, "-OTHER");
    await pause();
    expect(screen.queryByText("−₹100")).toBeNull();
    expect(await screen.findByText("This coupon code isn’t valid.")).toBeTruthy();
  });
});
