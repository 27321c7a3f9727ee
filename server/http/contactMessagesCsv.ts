import type { FastifyInstance } from "fastify";
import { ContactStatus } from "../features/contact/contact.values";
import type { ContactMessage } from "../features/contact/contactMessage.entity";
import { readContactMessages } from "../features/contact/findContactMessages";
import { recordAudit } from "../platform/audit/recordAudit";
import { notePersonalData } from "../platform/security/notePersonalData";
import { SecurityEventKind } from "../platform/security/securityEvent.entity";
import type { Door } from "./door";
import { oneOf } from "./oneOf";
import type { CsvColumn } from "./sendCsv";
import { sendCsv } from "./sendCsv";

const COLUMNS: CsvColumn<ContactMessage>[] = [
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

const MOST_SEARCHED = 120;

interface InboxRoute {
  Querystring: { status?: string; search?: string };
}

/** `/cms/messages.csv`, with `?status=` and `?search=` as the inbox has them: for staff, and noted in the log. */
export function addContactMessagesCsv(app: FastifyInstance, door: Door): void {
  app.get<InboxRoute>("/cms/messages.csv", { onRequest: door.openForStaff }, async (request, reply) => {
    const { query } = request;
    const filter = {
      status: oneOf({ field: "status", values: ContactStatus, text: query.status }),
      search: query.search?.slice(0, MOST_SEARCHED),
    };
    const context = door.admitted(request);
    const { manager } = context.dataSource;
    await recordAudit(manager, context, {
      action: "exportContactMessages",
      entity: "ContactMessage",
      entityId: null,
      after: { status: filter.status ?? "every state", isSearch: Boolean(filter.search?.trim()) },
    });
    await notePersonalData(context, {
      kind: SecurityEventKind.PERSONAL_DATA_EXPORTED,
      detail: "exportContactMessages",
    });
    const batches = readContactMessages(manager, filter);
    return sendCsv(reply, { fileName: "messages.csv", columns: COLUMNS, batches });
  });
}
