import { In } from "typeorm";
import { createWorkQueue } from "../../../core/concurrency/workQueue";
import { signedInActor } from "../../../core/requestContext";
import { recordAudit } from "../../../platform/audit/recordAudit";
import type { Context } from "../../../platform/context";
import { BankImport } from "./bankImport.entity";
import { BankMapping } from "./bankMapping.entity";
import { matchBankRows } from "./matchBankRows";
import { readStatement } from "./statement/readStatement";
import { storeBankRows } from "./storeBankRows";

const MAX_NAME_CHARACTERS = 120;

/** One at a time per process, because a statement of 20,000 rows takes tens of megabytes. */
const enqueue = createWorkQueue({ atOnce: 1, maxWaiting: 8 });

export async function enqueueStatement<Result>(
  { signal, clientAddress }: Context,
  work: () => Promise<Result>,
): Promise<Result> {
  return enqueue(work, { signal, client: clientAddress });
}

function plainFileName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f]/g, "")
    .trim();
  return plain.slice(-MAX_NAME_CHARACTERS) || "statement.csv";
}

interface StatementFile {
  name: string;
  bytes: Buffer;
}

/** Reads and matches an uploaded statement. Without known headings, staff map the columns first. */
export async function importStatement(context: Context, { name, bytes }: StatementFile): Promise<BankImport> {
  const { name: staffName } = await signedInActor(context);
  const { dataSource, clock } = context;
  return enqueueStatement(context, async () => {
    const { rows, ...layout } = await readStatement(bytes, async (fingerprints) =>
      dataSource.manager.findBy(BankMapping, { fingerprint: In(fingerprints) }),
    );
    return dataSource.transaction(async (manager) => {
      const fileName = plainFileName(name);
      const columns = { fileName, staffName, ...layout, file: bytes, createdAt: clock.now() };
      const made = await manager.save(manager.create(BankImport, columns));
      await storeBankRows(manager, made.id, rows);
      await matchBankRows({ manager, services: context }, made.id);
      await recordAudit(
        { manager, services: context },
        { action: "importBankStatement", entity: "BankImport", entityId: made.id, after: { fileName } },
      );
      return made;
    });
  });
}
