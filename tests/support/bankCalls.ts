import type { Caller, TestApp } from "./testApp";

const ROW = `id line bookedOn amount utr narration problem stateWord match reason appliedAt refusal canApprove canSettle canAssign outcome settledNote settledByName settledAt
  registration { id reference state version }`;
const IMPORT = `id fileName needsColumns headings staffName version createdAt utrsToKeep rowsLeft unexplained unexplainedAmount
  columns { date narration utr credit debit amount direction status } columnSamples { heading cells }
  counts { match count applied settled refused }`;

interface Row {
  id: string;
  line: number;
  bookedOn: string | null;
  amount: string | null;
  utr: string | null;
  narration: string;
  problem: string | null;
  stateWord: string | null;
  match: string;
  reason: string | null;
  appliedAt: string | null;
  refusal: string | null;
  canApprove: boolean;
  canSettle: boolean;
  canAssign: boolean;
  outcome: string | null;
  settledNote: string | null;
  settledByName: string | null;
  settledAt: string | null;
  registration: { id: string; reference: string; state: string; version: number } | null;
}

interface Statement {
  id: string;
  needsColumns: boolean;
  headings: string[];
  version: number;
  utrsToKeep: number;
  rowsLeft: number;
  unexplained: number;
  unexplainedAmount: string;
  columns: Record<string, number | null> | null;
  columnSamples: { heading: string; cells: string[] }[];
  counts: { match: string; count: number; applied: number; settled: number; refused: number }[];
  rows: { nodes: Row[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
  extensions: { code: string };
}

export function bankCalls(server: TestApp) {
  const ask = async (query: string, variables: object, caller: Caller = server.as.admin) => {
    const { data, errors } = await caller.ask(query, { ...variables });
    return (errors[0] ?? Object.values(data ?? {})[0]) as unknown as Statement;
  };
  const send = (name: string, input: object, caller?: Caller) =>
    ask(
      `mutation ($input: ${name === "mapBankColumns" ? "MapBankColumnsInput" : "VersionedInput"}!) {
        ${name}(input: $input) { ${IMPORT} } }`,
      { input },
      caller,
    );

  async function upload(content: string | Buffer): Promise<Response> {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(Buffer.from(content as string))]), "statement.csv");
    const { cookie } = server.as.admin;
    return fetch(`${server.origin}/cms/bank-statements`, { method: "POST", headers: { cookie }, body: form });
  }

  const read = async (id: string) => ask(`query ($id: UUID!) { bankImport(id: $id) { ${IMPORT} } }`, { id });
  const rows = async (id: string, match: string, first = 100, after: string | null = null) => {
    const query = `query ($id: UUID!, $match: BankMatch!, $first: Int!, $after: String) { bankImport(id: $id) {
      rows(match: $match, first: $first, after: $after) { nodes { ${ROW} } pageInfo { hasNextPage endCursor } } } }`;
    return (await ask(query, { id, match, first, after })).rows;
  };

  const ROW_INPUTS = {
    approveBankRow: "ApproveBankRowInput",
    settleBankRow: "SettleBankRowInput",
    assignBankRow: "AssignBankRowInput",
    reopenBankRow: "BankRowInput",
  };
  const sendRow = async (name: keyof typeof ROW_INPUTS, input: object, caller?: Caller) => {
    const query = `mutation ($input: ${ROW_INPUTS[name]}!) { ${name}(input: $input) { ${ROW} } }`;
    return (await ask(query, { input }, caller)) as unknown as Row & { extensions: { code: string } };
  };

  return {
    upload,
    read,
    rows,
    bring: async (content: string | Buffer) => {
      const response = await upload(content);
      if (response.status !== 201) throw new Error(await response.text());
      return read(((await response.json()) as { id: string }).id);
    },
    apply: async ({ id, version }: Statement, caller?: Caller) =>
      send("applyBankImport", { id, expectedVersion: version }, caller),
    rematch: async ({ id, version }: Statement) =>
      send("rematchBankImport", { id, expectedVersion: version }),
    remove: async ({ id, version }: Statement) => send("deleteBankImport", { id, expectedVersion: version }),
    map: async ({ id, version }: Statement, columns: object) =>
      send("mapBankColumns", { id, expectedVersion: version, columns }),
    approveRow: async (row: Row, caller?: Caller) => {
      const { id: registrationId, version: expectedVersion } = row.registration ?? {};
      return sendRow("approveBankRow", { id: row.id, registrationId, expectedVersion }, caller);
    },
    settleRow: async (row: Row, how: { outcome: string; note?: string }, caller?: Caller) =>
      sendRow("settleBankRow", { id: row.id, registrationId: row.registration?.id, ...how }, caller),
    assignRow: async (row: Row, toRegistrationId: string | null, caller?: Caller) =>
      sendRow(
        "assignBankRow",
        { id: row.id, registrationId: row.registration?.id, toRegistrationId },
        caller,
      ),
    find: async (search: string, caller?: Caller) =>
      (await ask(
        `query ($search: String!) { bankRows(search: $search) { ${ROW} } }`,
        { search },
        caller,
      )) as unknown as Row[],
    reopenRow: async (row: Row, caller?: Caller) =>
      sendRow("reopenBankRow", { id: row.id, registrationId: row.registration?.id }, caller),
  };
}
