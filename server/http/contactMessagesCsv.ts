import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { ContactStatus } from "../features/contact/contact.values";
import type { ContactMessage } from "../features/contact/contactMessage.entity";
import { readContactMessages } from "../features/contact/findContactMessages";
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

const COLUMNS: [title: string, cell: (message: ContactMessage) => CsvCell][] = [
  ["Received (UTC)", ({ createdAt }) => createdAt.toISOString()],
  ["Form", ({ desk }) => desk],
  ["Status", ({ status }) => status],
  ["First name", ({ firstName }) => firstName],
  ["Last name", ({ lastName }) => lastName],
  ["E-mail", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["State", ({ state }) => state],
  ["Role", ({ role }) => role],
  ["Organization", ({ organization }) => organization],
  ["Topic", ({ topic }) => topic],
  ["Message", ({ message }) => message],
];

function statusOf(text: string | undefined): ContactStatus | null {
  if (!text) return null;
  const status = Object.values(ContactStatus).find((known: string) => known === text);
  if (!status) throw new Invalid([{ field: "status", message: "There is no such state." }]);
  return status;
}

async function* rowsOf(batches: AsyncIterable<ContactMessage[]>): AsyncGenerator<CsvCell[][]> {
  for await (const messages of batches) {
    yield messages.map((message) => COLUMNS.map(([, cell]) => cell(message)));
  }
}

/** `/cms/messages.csv`, with `?status=` and `?search=` as the inbox has them: for staff, and noted in the log. */
export function addContactMessagesCsv(
  app: FastifyInstance,
  { createContext, budget, publicOrigin }: Options,
): void {
  app.get<{ Querystring: { status?: string; search?: string } }>(
    "/cms/messages.csv",
    async (request, reply) => {
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

      const filter = { status: statusOf(request.query.status), search: request.query.search?.slice(0, 120) };
      const { manager } = context.dataSource;
      await recordAudit(manager, context, {
        action: "exportContactMessages",
        entity: "ContactMessage",
        entityId: null,
        after: { status: filter.status ?? "every state", isSearch: Boolean(filter.search?.trim()) },
      });
      const titles = COLUMNS.map(([title]) => title);
      return reply
        .headers({
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": 'attachment; filename="messages.csv"',
        })
        .send(Readable.from(writeCsv(titles, rowsOf(readContactMessages(manager, filter)))));
    },
  );
}
