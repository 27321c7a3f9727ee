import type { FastifyInstance } from "fastify";
import { OfferingKind } from "../offerings/offering";
import { countWanted } from "./findRegistrationPage";
import type { ExportedRegistration } from "./readExportedRegistrations";
import { readExportedRegistrations } from "./readExportedRegistrations";
import { RegistrationState } from "../registration/registration.entity";
import { KIND_LABELS, stateLabel } from "./stateLabel";
import type { TableColumn } from "../../../platform/table/tableColumn";
import { canonicalUuid } from "../../../core/uuid";
import { whatsAppAddress } from "../../../core/text/whatsAppAddress";
import { Invalid } from "../../../core/errors";
import { exportTable } from "../../auth/passwords/exportTable";
import { oneOf } from "../../../http/oneOf";
import { readQuery } from "../../../http/readQuery";
import { TABLE_FORMATS } from "../../../platform/table/sendTable";
import type { RouteParts } from "../../../platform/feature";

const COLUMNS: TableColumn<ExportedRegistration>[] = [
  { title: "Reference", kind: "text", cell: ({ reference }) => reference },
  { title: "State", kind: "text", cell: stateLabel },
  { title: "Registered (IST)", kind: "moment", cell: ({ createdAt }) => createdAt },
  { title: "For", kind: "text", cell: ({ title }) => title },
  { title: "Kind", kind: "text", cell: ({ kind }) => KIND_LABELS[kind] },
  { title: "Name", kind: "text", cell: ({ name }) => name },
  { title: "E-mail", kind: "text", cell: ({ email }) => email },
  { title: "Phone", kind: "phone", cell: ({ phone }) => phone },
  { title: "WhatsApp", kind: "text", cell: ({ phone }) => whatsAppAddress(phone) },
  { title: "List price (INR)", kind: "number", cell: ({ listRupees }) => listRupees },
  { title: "Discount (INR)", kind: "number", cell: ({ discountRupees }) => discountRupees },
  { title: "Amount (INR)", kind: "number", cell: ({ amountRupees }) => amountRupees },
  { title: "Coupon", kind: "text", cell: ({ couponCode }) => couponCode },
  { title: "UTR", kind: "digits", cell: ({ utr }) => utr },
  { title: "Bank date", kind: "day", cell: ({ paidOn }) => paidOn },
  { title: "Decided (IST)", kind: "moment", cell: ({ decidedAt }) => decidedAt },
  { title: "Decided by", kind: "text", cell: ({ decidedBy }) => decidedBy },
  { title: "Reason", kind: "text", cell: ({ reason }) => reason },
];

const MAX_SEARCHED = 120;

interface ListRoute {
  Querystring: Partial<Record<"state" | "kind" | "offeringId" | "search" | "unconfirmed", string>>;
}

function idOf(field: string, text: string | undefined): string | null {
  if (!text) return null;
  const id = canonicalUuid(text);
  if (id === null) throw new Invalid([{ field, message: "This isn’t an id." }]);
  return id;
}

/** `/cms/registrations.csv` and `.xlsx`: the list's filters, for staff, with an audit row. */
export function addRegistrationsExport(app: FastifyInstance, { guard }: RouteParts): void {
  for (const format of TABLE_FORMATS) {
    const path = `/cms/registrations.${format}`;
    app.get<ListRoute>(path, { onRequest: guard.openForStaff }, async (request, reply) => {
      const query = readQuery(request.query);
      const wanted = {
        state: oneOf({ field: "state", values: RegistrationState, text: query.state }),
        kind: oneOf({ field: "kind", values: OfferingKind, text: query.kind }),
        offeringId: idOf("offeringId", query.offeringId),
        search: query.search?.slice(0, MAX_SEARCHED) ?? null,
        isUnconfirmed: query.unconfirmed === "true",
      };
      const context = guard.admitted(request);
      const { manager } = context.dataSource;
      return exportTable(context, reply, {
        records: "registrations",
        action: "exportRegistrations",
        entity: "Registration",
        chosen: { state: wanted.state ?? "every state" },
        search: wanted.search,
        format,
        countRecords: async () => countWanted(manager, wanted),
        columns: COLUMNS,
        batches: readExportedRegistrations(manager, wanted),
      });
    });
  }
}
