import type { FastifyReply } from "fastify";
import { requireConfirmedPassword } from "./confirmPassword";
import type { Context } from "../../../platform/context";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { recordPersonalDataAccess } from "../../../platform/security/recordPersonalDataAccess";
import { SecurityEventKind } from "../../../platform/security/securityEvent.entity";
import type { Table } from "../../../platform/table/tableColumn";
import { notifyStaff } from "../../../platform/mail/notifyStaff";
import type { TableFormat } from "../../../platform/table/sendTable";
import { sendTable } from "../../../platform/table/sendTable";

interface ExportedTable<Row> extends Table<Row> {
  records: string;
  action: string;
  entity: string;
  /** If all records belong to one. */
  of?: { id: string; name: string };
  /** The filter for the audit log, which omits the search: it may name a person. */
  chosen: { state: string } | { status: string };
  search: string | null | undefined;
  format: TableFormat;
  /** Called only once the export is authorized. */
  countRecords: () => Promise<number>;
}

/** Exports personal data: requires the password, records audit and security events, and e-mails every administrator. */
export async function exportTable<Row>(
  context: Context,
  reply: FastifyReply,
  { records, action, entity, of, chosen, search, format, countRecords, columns, batches }: ExportedTable<Row>,
): Promise<FastifyReply> {
  await requireConfirmedPassword({ manager: context.dataSource.manager, services: context });
  const count = await countRecords();
  const what = of ? `${records} of ${of.name}` : records;
  const name = (await context.actor())?.name ?? "An administrator";
  await context.dataSource.transaction(async (inside) => {
    await recordAudit(
      { manager: inside, services: context },
      {
        action,
        entity,
        entityId: of?.id ?? null,
        after: {
          ...(of && { name: of.name }),
          ...chosen,
          isSearch: Boolean(search?.trim()),
          format,
          records: count,
        },
      },
    );
    await notifyStaff(
      { manager: inside, services: context },
      {
        subject: `The ${what} were exported`,
        paragraphs: [`${name} exported the ${what} as a file. Number of records in it: ${count}.`],
      },
    );
  });
  await recordPersonalDataAccess(context, {
    kind: SecurityEventKind.PERSONAL_DATA_EXPORTED,
    detail: action,
    count,
  });
  return sendTable(reply, { fileName: records, format, columns, batches });
}
