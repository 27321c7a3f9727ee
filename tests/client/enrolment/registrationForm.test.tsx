import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { enter, fillIn } from "../../support/fillIn";
import type { RenderedPage } from "../../support/renderPage";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { buildCoupon, start } = enrolmentCalls(server);

let serial = 0;

beforeEach(async () => {
  // All tests share one IP address and its limit.
  await server.dataSource.query("DELETE FROM rate_limits");
});

async function open(overrides: object = {}, more: Partial<Parameters<typeof renderPage>[0]> = {}) {
  const workshop = await server.buildWorkshop({ priceRupees: 199, ...overrides });
  const page = await renderPage({ server, path: `/${workshop.slug}`, ...more });
  await screen.findByLabelText("Name");
  return { page, workshop };
}

/** One phone can hold only a few unpaid seats. */
const phoneOf = (number: number) => `90000 ${10_000 + number}`;

async function fill({ user }: RenderedPage, values: Record<string, string> = {}): Promise<string> {
  serial += 1;
  const email = `form${serial}@example.com`;
  await fillIn(user, { Name: "Asha Rao", "E-mail": email, Phone: phoneOf(serial), ...values });
  return email;
}

async function ordersOf(email: string): Promise<{ amount_rupees: number; phone: string; state: string }[]> {
  return server.dataSource.query(
    "SELECT amount_rupees, phone, state FROM registrations WHERE email = $1 ORDER BY queue_number",
    [email],
  );
}

function submit(name = /^Register and pay/): HTMLElement {
  return screen.getByRole("button", { name });
}

describe("the form", () => {
  test("asks for what is missing beside its field, and sends nothing", async () => {
    const { page } = await open();
    await page.user.click(submit());
    for (const text of [
      "Please enter your name.",
      "Please enter your e-mail address.",
      "Please enter your phone number.",
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  });

  test("shows the server's word beside the field, and what was typed stays", async () => {
    const { page } = await open();
    await fill(page, { Phone: "1234567" });
    await page.user.click(submit());
    const problem = await screen.findByText(/Please enter a 10-digit Indian phone number/);
    const phone = screen.getByLabelText<HTMLInputElement>("Phone");
    expect(phone.getAttribute("aria-describedby")).toContain(problem.id);
    expect(phone.value).toBe("1234567");
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Asha Rao");
  });

  test("breaks the price down with a coupon, and takes it back when another one is typed", async () => {
    const { code } = await buildCoupon({ value: 50 });
    const { page } = await open();
    const coupon = screen.getByLabelText(/^Coupon/);
    await page.user.type(coupon, `${code.toLowerCase()}{Enter}`);
    expect(await screen.findByText("−₹100")).toBeTruthy();
    expect(submit().textContent).toBe("Register and pay ₹99");
    await enter(page.user, coupon, "x");
    expect(submit().textContent).toBe("Register and pay ₹199");
    await page.user.click(screen.getByRole("button", { name: /^Apply/ }));
    expect(await screen.findByText("This coupon code isn’t valid.")).toBeTruthy();
    const email = await fill(page);
    await page.user.click(submit());
    await waitFor(() => expect(document.activeElement).toBe(coupon));
    expect(await ordersOf(email)).toEqual([]);
    await page.user.clear(coupon);
    await enter(page.user, coupon, code);
    await page.user.click(submit());
    await screen.findByText("Waiting for your payment");
    expect(await ordersOf(email)).toMatchObject([{ amount_rupees: 99 }]);
  });

  test("takes the price of a coupon back that another person used up", async () => {
    const { code, id } = await buildCoupon({ value: 50, maxUses: 1 });
    const { page } = await open();
    const coupon = screen.getByLabelText(/^Coupon/);
    await page.user.type(coupon, `${code}{Enter}`);
    expect(await screen.findByText("−₹100")).toBeTruthy();
    await server.dataSource.query("UPDATE coupons SET uses_taken = 1 WHERE id = $1", [id]);
    const email = await fill(page);
    await page.user.click(submit());
    expect(await screen.findByText(/^This coupon is used up\. Clear this field/)).toBeTruthy();
    expect(screen.queryByText("−₹100")).toBeNull();
    expect(submit().textContent).toBe("Register and pay ₹199");
    await page.user.clear(coupon);
    await page.user.click(submit());
    await screen.findByText("Waiting for your payment");
    expect(await ordersOf(email)).toMatchObject([{ amount_rupees: 199 }]);
  });

  test("offers the waiting list where all places are taken", async () => {
    const { page, workshop } = await open({ seats: 1, seatsTaken: 1 });
    expect(screen.getByText("All seats are taken.")).toBeTruthy();
    expect(screen.getByText("Total").nextElementSibling?.textContent).toBe("₹199");
    expect(screen.queryByText(/^(To pay|your own UPI QR code)$/)).toBeNull();
    const email = await fill(page);
    await page.user.click(submit(/^Join the waiting list$/));
    expect(await screen.findByText(/You’re number 1 in line/)).toBeTruthy();
    expect((await ordersOf(email))[0]?.state).toBe("WAITING");
    expect(workshop.seats).toBe(1);
  });

  test("after a lost answer makes one order, and another one once something else is typed", async () => {
    const lost: string[] = [];
    const { page } = await open(
      {},
      {
        intercept: (_path, body) => {
          if (!body.includes("startRegistration") || lost.length > 2) return null;
          lost.push(
            (JSON.parse(body) as { variables: { input: { idempotencyKey: string } } }).variables.input
              .idempotencyKey,
          );
          return new Response("cut off", { status: 200 });
        },
      },
    );
    await fill(page);
    await page.user.click(submit());
    expect(await screen.findByText(/The academy can’t be reached/)).toBeTruthy();
    await page.user.click(submit());
    await waitFor(() => expect(lost).toHaveLength(2));
    expect(lost[0]).toBe(lost[1]);
    await screen.findByText(/The academy can’t be reached/);
    await enter(page.user, screen.getByLabelText("Name"), " again");
    await page.user.click(submit());
    await waitFor(() => expect(lost).toHaveLength(3));
    expect(lost[2]).not.toBe(lost[0]);
    for (const key of lost) expect(key).toMatch(/^[\w-]{22,64}$/);
  });

  test("knows the signed-in person", async () => {
    const user = await server.buildUser({ name: "Meera Nair", phone: "+919000000001" });
    const { page } = await open({}, { as: user });
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Meera Nair");
    expect(screen.getByLabelText<HTMLInputElement>("Phone").value).toBe("+91 90000 00001");
    await page.user.click(submit());
    await screen.findByText("Waiting for your payment");
    expect(await ordersOf(user.email)).toHaveLength(1);
  });

  test("never shows what another account typed, nor replaces an account's own data with a visitor's", async () => {
    const first = await server.buildUser({ name: "Asha Rao", phone: "+919000000003" });
    const second = await server.buildUser({ name: "Meera Nair" });
    const { page, workshop } = await open({}, { as: first });
    const reopen = async (as?: typeof first) => {
      cleanup();
      const reopened = await renderPage({ server, path: `/${workshop.slug}`, as });
      await screen.findByLabelText("Phone");
      return reopened;
    };
    const values = () =>
      ["Name", "E-mail", "Phone"].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
    const kept = () => JSON.stringify({ ...sessionStorage });
    await fill(page, { Name: "Asha Typed", "E-mail": "asha@example.com", Phone: "90000 88888" });
    await waitFor(() => expect(kept()).toContain("88888"));

    await reopen();
    await waitFor(() => expect(document.querySelector('form[data-startup="live"]')).toBeTruthy());
    expect(values()).toEqual(["", "", ""]);
    await reopen(first);
    await waitFor(() => expect(values()).toEqual(["Asha Typed", "asha@example.com", "90000 88888"]));

    await reopen(second);
    await waitFor(() => expect(kept()).not.toContain("88888"));
    expect(values()).toEqual(["Meera Nair", second.email, ""]);

    const asVisitor = await reopen();
    await fill(asVisitor, { Name: "Typed First", "E-mail": "typed@example.com", Phone: "90000 99999" });
    await waitFor(() => expect(kept()).toContain("99999"));
    await reopen(second);
    await waitFor(() => expect(values()).toEqual(["Meera Nair", second.email, "90000 99999"]));
  });

  test.each([
    ["a visitor", false, 199, /for 30 minutes, and for 24 hours once you open the link we e-mail you\.$/],
    ["a verified learner", true, 199, /We hold your seat for 24 hours\.$/],
    ["a visitor of a free workshop", false, 0, /^Next: we’ll e-mail you a link\. .* for 30 minutes\.$/],
    ["a verified learner of a free workshop", true, 0, null],
  ])("tells %s what comes next, and of a QR code only if there is something to pay", async (...row) => {
    const [_who, isVerified, priceRupees, next] = row;
    const as = isVerified ? await server.buildUser({ emailVerifiedAt: new Date() }) : undefined;
    await open({ priceRupees }, { as });
    expect(screen.queryAllByText(/^Next: /).map(({ textContent }) => textContent)).toEqual(
      next ? [expect.stringMatching(next)] : [],
    );
    expect(screen.queryByText("your own UPI QR code") !== null).toBe(priceRupees > 0);
  });

  test("tells a verified learner who types another address what comes next", async () => {
    const next = /^Next: pay by UPI with your own QR code\. We hold your seat for 30 minutes, /;
    const as = await server.buildUser({ emailVerifiedAt: new Date() });
    const { page } = await open({}, { as });
    expect(screen.queryByText(next)).toBeNull();
    await fillIn(page.user, { "E-mail": "another@example.com" });
    expect(screen.getByText(next)).toBeTruthy();
    await fillIn(page.user, { "E-mail": ` ${as.email.toUpperCase()}` });
    expect(screen.queryByText(next)).toBeNull();
  });

  test("is not there once the workshop is over", async () => {
    const startsAt = new Date(Date.now() - 9 * 24 * 60 * 60 * 1000);
    const { slug } = await server.buildWorkshop({ startsAt, days: 2 });
    await renderPage({ server, path: `/${slug}` });
    expect((await screen.findAllByText("This workshop is over.")).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText("Name")).toBeNull();
  });
});

describe("an order's page", () => {
  test("tells why a payment wasn’t found, and takes a correction", async () => {
    const { id } = await server.buildWorkshop({ priceRupees: 199 });
    const { secret, registration } = await start({ offeringId: id });
    await server.dataSource.query(
      "UPDATE registrations SET state = 'REJECTED', reason = 'No such payment.', hold_until = now() + interval '1 day' WHERE id = $1",
      [registration.id],
    );
    const { user } = await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
    expect(await screen.findByText("No such payment.")).toBeTruthy();
    await enter(user, screen.getByLabelText(/^UTR/), "1234 5678 9012");
    await user.click(screen.getByRole("button", { name: "I have paid" }));
    expect(await screen.findByText("We are checking your payment")).toBeTruthy();
    const steps = within(screen.getByRole("heading", { name: "History" }).closest("section") as HTMLElement);
    expect(steps.getAllByRole("listitem").length).toBeGreaterThan(1);
  });

  test("keeps no unsent text of a UTR that was sent, says that a correction has come, and closes its form", async () => {
    const { id } = await server.buildWorkshop({ priceRupees: 199 });
    const { secret, registration } = await start({ offeringId: id });
    const { user } = await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
    await enter(user, await screen.findByLabelText(/^UTR/), "1234 5678 9013");
    const kept = () => JSON.stringify({ ...sessionStorage });
    await waitFor(() => expect(kept()).toContain("1234 5678 9013"));
    await user.click(screen.getByRole("button", { name: "I have paid" }));
    const more = (await screen.findByText("Correct what you sent")).closest("details");
    expect(screen.queryByText("Your correction has reached us.")).toBeNull();
    await waitFor(() => expect(kept()).not.toContain("1234"));
    expect(screen.getByLabelText<HTMLInputElement>(/^UTR/).value).toBe("123456789013");
    if (more) more.open = true;
    await user.clear(screen.getByLabelText(/^UTR/));
    await enter(user, screen.getByLabelText(/^UTR/), "1234 5678 9014");
    await user.click(screen.getByRole("button", { name: "Send the correction" }));
    const status = await screen.findByText("Your correction has reached us.");
    expect(status.closest("[role=status]")).toBeTruthy();
    expect(document.querySelector("details")?.open).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>(/^UTR/).value).toBe("123456789014");
  });

  test.each([
    ["NULL", /Your seat is no longer held\. Open the link we e-mailed to .+ to get one, if one is free\.$/],
    ["now()", /Your seat is no longer held\.$/],
  ])(
    "says that the seat of a reported payment is released, address confirmed at %s",
    async (confirmedAt, text) => {
      const { id } = await server.buildWorkshop({ priceRupees: 199 });
      const { secret, registration } = await start({ offeringId: id });
      await server.dataSource.query(
        `UPDATE registrations SET state = 'SUBMITTED', hold_until = NULL, holds_seat = false,
         email_confirmed_at = ${confirmedAt} WHERE id = $1`,
        [registration.id],
      );
      await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
      expect(await screen.findByText(text)).toBeTruthy();
    },
  );

  test("leads on where the place was given up for good", async () => {
    const { id, slug } = await server.buildWorkshop({ priceRupees: 199 });
    const { secret, registration } = await start({ offeringId: id });
    await server.dataSource.query(
      "UPDATE registrations SET state = 'REJECTED', hold_until = NULL WHERE id = $1",
      [registration.id],
    );
    await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
    expect(await screen.findByText(/^Your seat has been released/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Register again" }).getAttribute("href")).toBe(`/${slug}`);
  });

  test("says what to do where the link opens nothing", async () => {
    const { id } = await server.buildWorkshop({ priceRupees: 199 });
    const { registration } = await start({ offeringId: id });
    await renderPage({ server, path: `/registration/${registration.id}#not-the-secret` });
    expect(await screen.findByText("This link doesn’t open a registration")).toBeTruthy();
  });

  test("asks before it cancels", async () => {
    const { id, slug } = await server.buildWorkshop({ priceRupees: 199 });
    const { secret, registration } = await start({ offeringId: id });
    const { user } = await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
    await user.click(await screen.findByRole("button", { name: "Cancel this registration" }));
    expect(screen.queryByRole("link", { name: "Register again" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Cancel it" }));
    expect(await screen.findByText("Cancelled by you")).toBeTruthy();
    expect(screen.getByText(/Already paid\? Write to us with the UTR/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Register again" }).getAttribute("href")).toBe(`/${slug}`);
  });
});

test.each([
  ["NULL", 1],
  ["now()", 0],
])(
  "the list of one's own says how a missing order gets there, address verified at %s",
  async (verifiedAt, buttons) => {
    const user = await server.buildUser();
    await server.dataSource.query(`UPDATE users SET email_verified_at = ${verifiedAt} WHERE id = $1`, [
      user.id,
    ]);
    await renderPage({ server, path: "/registrations", as: user });
    const heading = await screen.findByRole("heading", { name: "Missing one?" });
    const notice = within(heading.closest("section") as HTMLElement);
    expect(notice.getByText(/it appears here once you have confirmed it/)).toBeTruthy();
    expect(notice.queryAllByRole("button", { name: "Resend confirmation e-mail" })).toHaveLength(buttons);
  },
);
