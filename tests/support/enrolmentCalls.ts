import { randomBytes } from "node:crypto";
import { CouponUnit } from "../../server/features/enrolment/coupons/coupon.content";
import { Coupon } from "../../server/features/enrolment/coupons/coupon.entity";
import { OutboxEmail } from "../../server/platform/mail/email.entity";
import { ASK_FOR_VERIFICATION, VERIFY_EMAIL } from "./accountDocuments";
import * as documents from "./enrolmentDocuments";
import { linkIn } from "./emailLinks";
import type { Caller, TestApp } from "./testApp";
import { inLetters } from "./inLetters";

/** Gives each call its own address, so that a test may register without limits. */
export const BEHIND_PROXY = { TRUSTED_PROXIES: "127.0.0.1" };

let serial = 0;

interface Order {
  id: string;
  reference: string;
  title: string;
  version: number;
  state: string;
  holdUntil: string | null;
  emailConfirmedAt: string | null;
  email: string;
  amountRupees: number;
  upiLink: string | null;
  timeline: { state: string; by: string; note: string | null }[];
}

interface Answered extends Order {
  __typename: string;
  secret: string;
  registration: Order;
  message: string;
  problem: string | null;
  nodes: Order[];
  counts: { state: string; count: number }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  extensions: { code: string };
}

interface Sent {
  id: string;
  kind: string;
  subject: string;
  paragraphs: string[];
  link: string;
  attachments: { content: string }[];
}

function someAddress(): string {
  serial += 1;
  return `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`;
}

async function call(
  caller: Caller,
  query: string,
  variables: object,
  address = someAddress(),
): Promise<Answered> {
  const response = await caller.post({ query, variables }, { "x-forwarded-for": address });
  const { data, errors } = (await response.json()) as { data?: object; errors?: object[] };
  const value: unknown = Object.values(data ?? {})[0];
  return (errors?.[0] ?? value ?? {}) as Answered;
}

export function makeKey(): string {
  return randomBytes(16).toString("base64url");
}

/** Calls on orders over HTTP; a refusal returns its error. */
export function enrolmentCalls(server: TestApp) {
  const person = () => {
    serial += 1;
    return {
      name: `Person ${inLetters(serial)}`,
      email: `someone${serial}@example.com`,
      phone: `90000 ${10_000 + (serial % 90_000)}`,
    };
  };

  /** A signed-in caller orders for their own address by default. */
  async function start(
    input: object,
    caller: Caller = server.as.visitor,
    address?: string,
  ): Promise<Answered> {
    const viewer = caller.cookie && (await caller.ask("{ viewer { email } }")).data?.viewer;
    const own = (viewer || {}) as { email?: string };
    const given = { kind: "WORKSHOP", ...person(), ...own, idempotencyKey: makeKey(), ...input };
    return call(caller, documents.START, { input: given }, address);
  }

  /** Asks again while the academy is very busy, as people do, with the same key. */
  async function startInTheEnd(input: object): Promise<Answered> {
    const same = { ...person(), idempotencyKey: makeKey(), ...input };
    let answered = await start(same);
    while (answered.extensions?.code === "SERVICE_UNAVAILABLE") answered = await start(same);
    return answered;
  }

  async function buildCoupon(overrides: Partial<Coupon> = {}): Promise<Coupon> {
    const { manager } = server.dataSource;
    serial += 1;
    const defaults = {
      unit: CouponUnit.PERCENT,
      value: 10,
      isForAll: true,
      isForBootcamp: false,
      isActive: true,
    };
    const { id } = await manager.save(
      manager.create(Coupon, { code: `CODE-${serial}`, ...defaults, ...overrides }),
    );
    return manager.findOneByOrFail(Coupon, { id });
  }

  async function emailsTo(email: string): Promise<Sent[]> {
    const emails = await server.dataSource.manager.find(OutboxEmail, {
      where: { to: email },
      order: { queuedAt: "ASC", id: "ASC" },
    });
    return emails.map((email) => ({ ...email, link: linkIn(server.services, email) }));
  }

  async function confirmAddress({ registration: { id, email } }: { registration: Order }): Promise<Answered> {
    const sent = (await emailsTo(email)).filter(({ link }) =>
      link.startsWith(`/registration/${id}/confirm#`),
    );
    const input = { registrationId: id, token: sent.at(-1)?.link.split("#")[1] };
    return call(server.as.visitor, documents.CONFIRM_ADDRESS, { input });
  }

  async function startConfirmed(input: object, caller?: Caller): Promise<Answered> {
    const started = await start(input, caller);
    const { registration, secret } = await confirmAddress(started);
    return { ...started, registration, secret };
  }

  return {
    start,
    startConfirmed,
    startInTheEnd,
    confirmAddress,
    buildCoupon,
    read: async (secret: string) => call(server.as.visitor, documents.READ, { secret }),
    submit: async (input: object, caller = server.as.visitor) => call(caller, documents.SUBMIT, { input }),
    cancel: async (input: object, caller = server.as.visitor) => call(caller, documents.CANCEL, { input }),
    quote: async (variables: object, address?: string) =>
      call(server.as.visitor, documents.QUOTE, { kind: "WORKSHOP", ...variables }, address),
    decide: async (
      decision: "APPROVE" | "REJECT" | "REINSTATE",
      registrations: Order[],
      more: object = {},
    ) => {
      const chosen = registrations.map(({ id, version }) => ({
        id,
        expectedVersion: version,
      }));
      const input = { decision, registrations: chosen, reason: "Not in our statement.", ...more };
      return (await call(server.as.admin, documents.DECIDE, { input })) as unknown as Answered[];
    },
    cancelByStaff: async ({ id, version }: Order, reason = "Paid back.") =>
      call(server.as.admin, documents.CANCEL_BY_STAFF, {
        input: { id, expectedVersion: version, reason },
      }),
    confirmByPhone: async ({ id, version }: Order, caller = server.as.admin) =>
      call(caller, documents.CONFIRM_BY_PHONE, { input: { id, expectedVersion: version } }),
    list: async (variables: object = {}) => call(server.as.admin, documents.LIST, variables),
    emailsTo,
    verifyEmail: async (caller: Caller, email: string): Promise<void> => {
      await caller.ask(ASK_FOR_VERIFICATION);
      const token = (await emailsTo(email)).at(-1)?.link.split("#")[1];
      const { data } = await caller.ask(VERIFY_EMAIL, { input: { token } });
      if (data?.verifyEmail.__typename !== "EmailVerified") throw new Error("The address was not verified.");
    },
    seatsTaken: async (table: "workshops" | "batches" | "bootcamp_seasons", id: string) => {
      const source = {
        batches: "batches WHERE id",
        workshops: "runs WHERE workshop_id",
        bootcamp_seasons: "runs WHERE season_id",
      }[table];
      const [row] = await server.dataSource.query<[{ seats_taken: number }]>(
        `SELECT seats_taken FROM ${source} = $1`,
        [id],
      );
      return row.seats_taken;
    },
  };
}
