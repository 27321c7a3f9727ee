import type { FastifyInstance } from "fastify";
import { ContactStatus } from "./contact.values";
import { DESK_LABELS, STATUS_LABELS } from "./contactLabels";
import { countMessages } from "./findContactMessages";
import type { ExportedMessage } from "./readExportedMessages";
import { readExportedMessages } from "./readExportedMessages";
import type { TableColumn } from "../../platform/table/tableColumn";
import { whatsAppAddress } from "../../core/text/whatsAppAddress";
import { exportTable } from "../auth/passwords/exportTable";
import { oneOf } from "../../http/oneOf";
import { readQuery } from "../../http/readQuery";
import { TABLE_FORMATS } from "../../platform/table/sendTable";
import type { RouteParts } from "../../platform/feature";

function sentenceCase(mark: string): string {
  return mark.charAt(0) + mark.slice(1).toLowerCase();
}

const COLUMNS: TableColumn<ExportedMessage>[] = [
  { title: "Received (IST)", kind: "moment", cell: ({ createdAt }) => createdAt },
  { title: "Form", kind: "text", cell: ({ desk }) => DESK_LABELS[desk] },
  { title: "Status", kind: "text", cell: ({ status }) => STATUS_LABELS[status] },
  { title: "First name", kind: "text", cell: ({ firstName }) => firstName },
  { title: "Last name", kind: "text", cell: ({ lastName }) => lastName },
  { title: "E-mail", kind: "text", cell: ({ email }) => email },
  { title: "Phone", kind: "phone", cell: ({ phone }) => phone },
  { title: "WhatsApp", kind: "text", cell: ({ phone }) => phone && whatsAppAddress(phone) },
  { title: "State", kind: "text", cell: ({ state }) => state },
  { title: "Role", kind: "text", cell: ({ role }) => role && sentenceCase(role) },
  { title: "Organization", kind: "text", cell: ({ organization }) => organization },
  { title: "Topic", kind: "text", cell: ({ topic }) => topic && sentenceCase(topic) },
  { title: "Message", kind: "text", cell: ({ message }) => message },
  { title: "Replied (IST)", kind: "moment", cell: ({ repliedAt }) => repliedAt },
  { title: "Replied by", kind: "text", cell: ({ repliedBy }) => repliedBy },
];

const MAX_SEARCHED = 120;

interface InboxRoute {
  Querystring: Partial<Record<"status" | "search", string>>;
}

/** `/cms/messages.csv` and `.xlsx`, with the inbox's `?status=` and `?search=`: staff only, audited. */
export function addContactMessagesExport(app: FastifyInstance, { guard }: RouteParts): void {
  for (const format of TABLE_FORMATS) {
    const path = `/cms/messages.${format}`;
    app.get<InboxRoute>(path, { onRequest: guard.openForStaff }, async (request, reply) => {
      const query = readQuery(request.query);
      const filter = {
        status: oneOf({ field: "status", values: ContactStatus, text: query.status }),
        search: query.search?.slice(0, MAX_SEARCHED),
      };
      const context = guard.admitted(request);
      const { manager } = context.dataSource;
      return exportTable(context, reply, {
        records: "messages",
        action: "exportContactMessages",
        entity: "ContactMessage",
        chosen: { status: filter.status ?? "every state" },
        search: filter.search,
        format,
        countRecords: async () => countMessages(manager, filter),
        columns: COLUMNS,
        batches: readExportedMessages(manager, filter),
      });
    });
  }
}
