import { In } from "typeorm";
import type { EntityManager } from "typeorm";
import type { FastifyInstance } from "fastify";
import { readRegistrations } from "../features/enrolment/findRegistrationPage";
import { OfferingKind } from "../features/enrolment/offering";
import { PaymentProof } from "../features/enrolment/paymentProof.entity";
import type { Registration } from "../features/enrolment/registration.entity";
import { RegistrationState } from "../features/enrolment/registration.entity";
import { recordAudit } from "../platform/audit/recordAudit";
import { notePersonalData } from "../platform/security/notePersonalData";
import { SecurityEventKind } from "../platform/security/securityEvent.entity";
import type { Door } from "./door";
import { oneOf } from "./oneOf";
import type { CsvColumn } from "./sendCsv";
import { sendCsv } from "./sendCsv";

type Row = Registration & { utr: string | null };

const COLUMNS: CsvColumn<Row>[] = [
  ["Reference", ({ reference }) => reference],
  ["State", ({ state }) => state],
  ["Registered (UTC)", ({ createdAt }) => createdAt.toISOString()],
  ["For", ({ title }) => title],
  ["Kind", ({ kind }) => kind],
  ["Name", ({ name }) => name],
  ["E-mail", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["List price (INR)", ({ listRupees }) => String(listRupees)],
  ["Discount (INR)", ({ discountRupees }) => String(discountRupees)],
  ["Amount (INR)", ({ amountRupees }) => String(amountRupees)],
  ["Coupon", ({ couponCode }) => couponCode],
  ["UTR", ({ utr }) => utr],
  ["Reason", ({ reason }) => reason],
];

const MOST_SEARCHED = 120;

async function* withUtrs(
  manager: EntityManager,
  batches: AsyncIterable<Registration[]>,
): AsyncGenerator<Row[]> {
  for await (const registrations of batches) {
    const ids = registrations.map(({ id }) => id);
    const proofs = await manager.findBy(PaymentProof, { registrationId: In(ids) });
    const utrs = new Map(proofs.map(({ registrationId, utr }) => [registrationId, utr]));
    yield registrations.map((registration) => ({ ...registration, utr: utrs.get(registration.id) ?? null }));
  }
}

interface ListRoute {
  Querystring: Partial<Record<"state" | "kind" | "offeringId" | "search", string>>;
}

/** `/cms/registrations.csv`, narrowed down as the list is: for staff, and noted in the log. */
export function addRegistrationsCsv(app: FastifyInstance, door: Door): void {
  app.get<ListRoute>("/cms/registrations.csv", { onRequest: door.openForStaff }, async (request, reply) => {
    const { query } = request;
    const wanted = {
      state: oneOf({ field: "state", values: RegistrationState, text: query.state }),
      kind: oneOf({ field: "kind", values: OfferingKind, text: query.kind }),
      offeringId: query.offeringId || null,
      search: query.search?.slice(0, MOST_SEARCHED) ?? null,
    };
    const context = door.admitted(request);
    const { manager } = context.dataSource;
    await recordAudit(manager, context, {
      action: "exportRegistrations",
      entity: "Registration",
      entityId: null,
      after: { state: wanted.state ?? "every state", isSearch: Boolean(wanted.search?.trim()) },
    });
    await notePersonalData(context, {
      kind: SecurityEventKind.PERSONAL_DATA_EXPORTED,
      detail: "exportRegistrations",
    });
    const batches = withUtrs(manager, readRegistrations(manager, wanted));
    return sendCsv(reply, { fileName: "registrations.csv", columns: COLUMNS, batches });
  });
}
