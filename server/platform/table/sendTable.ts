import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Table } from "./tableColumn";
import { writeCsv } from "./writeCsv";
import { writeXlsx } from "./writeXlsx";

export const TABLE_FORMATS = ["csv", "xlsx"] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

const TYPES: Record<TableFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

interface SentTable<Row> extends Table<Row> {
  fileName: string;
  format: TableFormat;
}

/** Streams the file while reading its rows. */
export function sendTable<Row>(reply: FastifyReply, table: SentTable<Row>): FastifyReply {
  const { fileName, format } = table;
  const pieces = format === "csv" ? writeCsv(table) : writeXlsx(table);
  return reply
    .headers({
      "content-type": TYPES[format],
      "content-disposition": `attachment; filename="${fileName}.${format}"`,
    })
    .send(Readable.from(pieces));
}
