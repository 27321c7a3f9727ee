import { perDataSource } from "../../database/perDataSource";
import type { JsonRow } from "../../database/rowJson";
import { rowJson } from "../../database/rowJson";
import type { Context } from "../../platform/context";
import { defineOwnRead } from "../../platform/ownReads";
import { Certificate } from "./certificate.entity";

export const MAX_OWN = 100;

const certificateRow = perDataSource((dataSource) => rowJson(dataSource, Certificate));

const ownCertificates = defineOwnRead<{ certificate: JsonRow }>(
  ({ dataSource }) => `
    SELECT ${certificateRow(dataSource).sql("c")} AS certificate FROM certificates c
    WHERE c.user_id = $1 ORDER BY c.issued_at DESC, c.id DESC LIMIT ${MAX_OWN}`,
);

/** The newest first. */
export async function findOwnCertificates(context: Context): Promise<Certificate[]> {
  const rows = await ownCertificates(context);
  return rows.map(({ certificate }) => certificateRow(context.dataSource).revive(certificate));
}
