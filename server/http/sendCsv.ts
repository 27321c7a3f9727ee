import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { CsvCell } from "../platform/csv/writeCsv";
import { writeCsv } from "../platform/csv/writeCsv";

export type CsvColumn<Row> = [title: string, cell: (row: Row) => CsvCell];

interface CsvFile<Row> {
  fileName: string;
  columns: CsvColumn<Row>[];
  batches: AsyncIterable<Row[]>;
}

async function* cellsOf<Row>({ columns, batches }: CsvFile<Row>): AsyncGenerator<CsvCell[][]> {
  for await (const rows of batches) yield rows.map((row) => columns.map(([, cell]) => cell(row)));
}

/** Answers with a file for spreadsheets, sent as its rows are read. */
export function sendCsv<Row>(reply: FastifyReply, file: CsvFile<Row>): FastifyReply {
  const titles = file.columns.map(([title]) => title);
  return reply
    .headers({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${file.fileName}"`,
    })
    .send(Readable.from(writeCsv(titles, cellsOf(file))));
}
