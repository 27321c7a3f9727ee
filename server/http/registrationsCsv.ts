import { Readable } from "node:stream";
import { In } from "typeorm";
import type { EntityManager } from "typeorm";
import type { FastifyInstance } from "fastify";
import { readRegistrations } from "../features/enrolment/findRegistrationPage";
import { OfferingKind } from "../features/enrolment/offering";
import { PaymentProof } from "../features/enrolment/paymentProof.entity";
import type { Registration } from "../features/enrolment/registration.entity";
import { RegistrationState } from "../features/enrolment/registration.entity";
import { isAdmin } from "../graphql/authorization";
import { Forbidden, Invalid, Refusal, Unauthenticated } from "../graphql/errors";
import type { RequestBudget } from "../graphql/requestBudget";
import { recordAudit } from "../platform/audit/recordAudit";
import type { CsvCell } from "../platform/csv/writeCsv";
import { writeCsv } from "../platform/csv/writeCsv";
import type { CreateRequestContext } from "./graphqlRoute";
import { isOwnOrigin } from "./ownOrigin";

interface Options {
  createContext: CreateRequestContext;
  budget: RequestBudget;
  publicOrigin: string | null;
}

type Row = Registration & { utr: string | null };

const COLUMNS: [title: string, cell: (row: Row) => CsvCell][] = [
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

/** One of an enum's values, as the address names it; nothing where it names none. */
function oneOf<Value extends string>(field: string, known: Value[], text: string | undefined): Value | null {
  if (!text) return null;
  const found = known.find((value: string) => value === text);
  if (!found) throw new Invalid([{ field, message: "There is no such choice." }]);
  return found;
}

async function* rowsOf(
  manager: EntityManager,
  batches: AsyncIterable<Registration[]>,
): AsyncGenerator<CsvCell[][]> {
  for await (const registrations of batches) {
    const ids = registrations.map(({ id }) => id);
    const proofs = await manager.findBy(PaymentProof, { registrationId: In(ids) });
    const utrs = new Map(proofs.map(({ registrationId, utr }) => [registrationId, utr]));
    yield registrations.map((registration) =>
      COLUMNS.map(([, cell]) => cell({ ...registration, utr: utrs.get(registration.id) ?? null })),
    );
  }
}

type Query = Partial<Record<"state" | "kind" | "offeringId" | "search", string>>;

/** `/cms/registrations.csv`, narrowed down as the list is: for staff, and noted in the log. */
export function addRegistrationsCsv(
  app: FastifyInstance,
  { createContext, budget, publicOrigin }: Options,
): void {
  app.get<{ Querystring: Query }>("/cms/registrations.csv", async (request, reply) => {
    void reply.header("cache-control", "no-store");
    const context = createContext(request, reply);
    const isOwn = isOwnOrigin(request, publicOrigin);
    const actor = isOwn ? await context.actor() : null;
    await budget.spend(
      actor ? { kind: "signedIn", key: actor.userId } : { kind: "anonymous", key: context.clientAddress },
    );
    if (!isOwn)
      throw new Refusal("FORBIDDEN", "Requests from other sites are not accepted.", {
        http: { status: 403 },
      });
    if (!actor) throw new Unauthenticated();
    if (!isAdmin(actor)) throw new Forbidden();

    const { query } = request;
    const wanted = {
      state: oneOf("state", Object.values(RegistrationState), query.state),
      kind: oneOf("kind", Object.values(OfferingKind), query.kind),
      offeringId: query.offeringId || null,
      search: query.search?.slice(0, MOST_SEARCHED) ?? null,
    };
    const { manager } = context.dataSource;
    await recordAudit(manager, context, {
      action: "exportRegistrations",
      entity: "Registration",
      entityId: null,
      after: { state: wanted.state ?? "every state", isSearch: Boolean(wanted.search?.trim()) },
    });
    const titles = COLUMNS.map(([title]) => title);
    return reply
      .headers({
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="registrations.csv"',
      })
      .send(Readable.from(writeCsv(titles, rowsOf(manager, readRegistrations(manager, wanted)))));
  });
}
