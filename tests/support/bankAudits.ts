import { BankImport } from "../../server/features/enrolment/bank/bankImport.entity";
import { BankMatch, BankRow, BankRowOutcome } from "../../server/features/enrolment/bank/bankRow.entity";
import { enrolmentCalls } from "./enrolmentCalls";
import type { TestApp } from "./testApp";

const send = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { id } }`;

/** Valid variables for each staff mutation of bank statements, with records of its own. */
export function bankAudits(server: TestApp): Record<string, () => Promise<[string, object]>> {
  const { start } = enrolmentCalls(server);

  async function buildStatement(match = BankMatch.EXACT) {
    const { manager } = server.dataSource;
    const { registration } = await start({ offeringId: (await server.buildWorkshop()).id });
    const { id } = await manager.save(
      manager.create(BankImport, {
        fileName: "audited.csv",
        staffName: "Arjun",
        headings: ["Tag", "Wer", "Wieviel"],
        file: Buffer.from("Tag,Wer,Wieviel\n21/11/2026,Asha,10.00"),
        createdAt: new Date(),
      }),
    );
    const row = await manager.save(
      manager.create(BankRow, {
        importId: id,
        line: 2,
        amountPaise: "100",
        narration: "UPI",
        match,
        registrationId: registration.id,
      }),
    );
    return { id, expectedVersion: 1, rowId: row.id, registrationId: registration.id };
  }

  async function versioned() {
    const { id, expectedVersion } = await buildStatement();
    return { id, expectedVersion };
  }

  async function buildDoubtfulRow() {
    const { rowId: id, registrationId } = await buildStatement(BankMatch.DOUBTFUL);
    return { id, registrationId };
  }

  const columns = { date: 0, narration: 1, credit: 2 };
  return {
    applyBankImport: async () => [send("applyBankImport", "VersionedInput"), await versioned()],
    rematchBankImport: async () => [send("rematchBankImport", "VersionedInput"), await versioned()],
    deleteBankImport: async () => [send("deleteBankImport", "VersionedInput"), await versioned()],
    mapBankColumns: async () => [
      send("mapBankColumns", "MapBankColumnsInput"),
      { ...(await versioned()), columns },
    ],
    approveBankRow: async () => {
      const { rowId, ...seen } = await buildStatement(BankMatch.DOUBTFUL);
      return [send("approveBankRow", "ApproveBankRowInput"), { ...seen, id: rowId }];
    },
    assignBankRow: async () => {
      const { registrationId } = await buildDoubtfulRow();
      const row = await buildDoubtfulRow();
      return [send("assignBankRow", "AssignBankRowInput"), { ...row, toRegistrationId: registrationId }];
    },
    settleBankRow: async () => [
      send("settleBankRow", "SettleBankRowInput"),
      { ...(await buildDoubtfulRow()), outcome: BankRowOutcome.RETURNED },
    ],
    reopenBankRow: async () => {
      const row = await buildDoubtfulRow();
      await server.dataSource.manager.update(BankRow, { id: row.id }, { settledAt: new Date() });
      return [send("reopenBankRow", "BankRowInput"), row];
    },
  };
}
