import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { PASSWORD } from "../../support/builders";
import { enrolmentCalls } from "../../support/enrolmentCalls";
import { VTT } from "../../support/lessonFiles";
import { drawHalves } from "../../support/samplePictures";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

/** Covers the tests' own sign-ins, which share one IP address. */
const A_MINUTE = { anonymous: 16, signedIn: 12 };
const server = useTestApp({
  REQUESTS_PER_MINUTE_ANONYMOUS: String(A_MINUTE.anonymous),
  REQUESTS_PER_MINUTE_SIGNED_IN: String(A_MINUTE.signedIn),
  TRUSTED_PROXIES: "127.0.0.1",
});
const order = { id: "", secret: "" };
const picture = { bytes: Buffer.alloc(0) };

function formWith(bytes: Buffer, name: string): FormData {
  const form = new FormData();
  form.set("file", new Blob([Uint8Array.from(bytes)]), name);
  return form;
}

const pictureForm = () => formWith(picture.bytes, "picture.png");

interface Route {
  file: string;
  path: () => string;
  audience: "everybody" | "signedIn" | "staff";
  status: number;
  send?: () => RequestInit & { headers?: Record<string, string> };
}

const proofPath = () => `/payment-proofs/${order.id}`;
const bearer = () => ({ authorization: `Bearer ${order.secret}` });
const MISSING = 404;
const SOME_ID = "00000000-0000-4000-8000-000000000000";

const ROUTES: Record<string, Route> = {
  "POST /media": {
    file: "pictureUpload.ts",
    path: () => "/media",
    audience: "staff",
    status: 201,
    send: () => {
      const body = pictureForm();
      body.set("alt", "Two halves");
      return { method: "POST", body };
    },
  },
  "POST /cms/bank-statements": {
    file: "bankStatements.ts",
    path: () => "/cms/bank-statements",
    audience: "staff",
    status: 201,
    send: () => ({
      method: "POST",
      body: formWith(Buffer.from("Date,UTR,Credit\n21/11/2026,1,10.00\n"), "statement.csv"),
    }),
  },
  "POST /cms/lesson-files": {
    file: "lessonFileUpload.ts",
    path: () => "/cms/lesson-files",
    audience: "staff",
    status: 201,
    send: () => ({ method: "POST", body: formWith(Buffer.from("a,b\n"), "data.csv") }),
  },
  "POST /cms/lesson-captions": {
    file: "lessonFileUpload.ts",
    path: () => "/cms/lesson-captions",
    audience: "staff",
    status: 201,
    send: () => ({ method: "POST", body: formWith(Buffer.from(VTT), "captions.vtt") }),
  },
  "GET /lessons/<lesson>/file": {
    file: "lessonFileRoutes.ts",
    path: () => `/lessons/${SOME_ID}/file`,
    audience: "signedIn",
    status: MISSING,
  },
  "GET /lessons/<lesson>/captions": {
    file: "lessonFileRoutes.ts",
    path: () => `/lessons/${SOME_ID}/captions`,
    audience: "signedIn",
    status: MISSING,
  },
  "POST /practice/<exercise>": {
    file: "codeForm.ts",
    path: () => "/practice/no-exercise",
    audience: "signedIn",
    status: MISSING,
    send: () => ({ method: "POST", body: new URLSearchParams({ code: "print(1)" }) }),
  },
  "GET /notes.md": {
    file: "notesExport.ts",
    path: () => "/notes.md",
    audience: "signedIn",
    status: 200,
  },
  "GET /cms/messages.csv": {
    file: "contactMessagesExport.ts",
    path: () => "/cms/messages.csv",
    audience: "staff",
    status: 200,
  },
  "GET /cms/messages.xlsx": {
    file: "contactMessagesExport.ts",
    path: () => "/cms/messages.xlsx",
    audience: "staff",
    status: 200,
  },
  "GET /cms/batches/<batch>/learners.csv": {
    file: "learnersExport.ts",
    path: () => `/cms/batches/${SOME_ID}/learners.csv`,
    audience: "staff",
    status: MISSING,
  },
  "GET /cms/batches/<batch>/learners.xlsx": {
    file: "learnersExport.ts",
    path: () => `/cms/batches/${SOME_ID}/learners.xlsx`,
    audience: "staff",
    status: MISSING,
  },
  "GET /cms/registrations.xlsx": {
    file: "registrationsExport.ts",
    path: () => "/cms/registrations.xlsx",
    audience: "staff",
    status: 200,
  },
  "GET /cms/registrations.csv": {
    file: "registrationsExport.ts",
    path: () => "/cms/registrations.csv",
    audience: "staff",
    status: 200,
  },
  "GET /cms/mail/<letter>.html": {
    file: "emailView.ts",
    path: () => `/cms/mail/${SOME_ID}.html`,
    audience: "staff",
    status: MISSING,
  },
  "POST /account/data": {
    file: "accountData.ts",
    path: () => "/account/data",
    audience: "signedIn",
    status: 200,
    send: () => ({
      method: "POST",
      body: JSON.stringify({ currentPassword: PASSWORD }),
      headers: { "content-type": "application/json" },
    }),
  },
  "GET /certificates/<number>.pdf": {
    file: "certificatePdf.ts",
    path: () => "/certificates/SOP-2026-2222-2222.pdf",
    audience: "signedIn",
    status: MISSING,
  },
  "POST /payment-proofs/<registration>": {
    file: "paymentProofs.ts",
    path: proofPath,
    audience: "everybody",
    status: 201,
    send: () => ({ method: "POST", body: pictureForm(), headers: bearer() }),
  },
  "GET /payment-proofs/<registration>": {
    file: "paymentProofs.ts",
    path: proofPath,
    audience: "everybody",
    status: MISSING,
    send: () => ({ headers: bearer() }),
  },
};

const routesFor = (...audiences: Route["audience"][]) =>
  Object.entries(ROUTES).filter(([, { audience }]) => audiences.includes(audience));

let serial = 0;
const someAddress = () => `198.51.100.${(serial += 1)}`;

interface Knock {
  caller: Caller;
  from?: string;
  headers?: Record<string, string>;
}

async function knock({ path, send }: Route, { caller, from = someAddress(), headers }: Knock) {
  const init = send?.() ?? {};
  const response = await fetch(server.origin + path(), {
    ...init,
    headers: {
      "x-forwarded-for": from,
      ...(caller.cookie && { cookie: caller.cookie }),
      ...init.headers,
      ...headers,
    },
  });
  expect(response.headers.get("cache-control")).toBe("no-store");
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Uses up the minute's limit; every request before it gets the same refusal. */
async function expectCounted(route: Route, asked: Knock, most: number, refusal: [number, string]) {
  const from = asked.from ?? someAddress();
  for (let count = 0; count < most; count += 1) {
    const { status, text } = await knock(route, { ...asked, from });
    expect([status, text]).toEqual(refusal);
  }
  const late = await knock(route, { ...asked, from });
  expect([late.status, Number(late.headers.get("retry-after")) > 0]).toEqual([429, true]);
}

async function countRows(): Promise<unknown> {
  const tables = ["pictures", "bank_imports", "proof_pictures", "lesson_files", "audit_events"];
  const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
  const [row] = await server.dataSource.query<object[]>(`SELECT ${counts.join(", ")}`);
  return row;
}

beforeAll(async () => {
  await server.as.admin.confirmPassword();
  picture.bytes = await drawHalves({ width: 30, height: 60 }).png().toBuffer();
  const { id } = await server.buildWorkshop();
  const started = await enrolmentCalls(server).start({ offeringId: id });
  Object.assign(order, { id: started.registration.id, secret: started.secret });
});

test("every route that is behind the door is in the table", () => {
  const behind = readdirSync("server", { recursive: true, encoding: "utf8" })
    .filter(
      (file) =>
        file.endsWith(".ts") && readFileSync(path.join("server", file), "utf8").includes("guard.open"),
    )
    .map((file) => path.basename(file));
  expect([...new Set(Object.values(ROUTES).map(({ file }) => file))].sort()).toEqual(behind.sort());
});

describe("another site's page is refused in anyone who's name it asks, and counted for its visitor's address:", () => {
  test.each(Object.entries(ROUTES))("%s", async (_name, route) => {
    const before = await countRows();
    const refusal: [number, string] = [403, "Requests from other sites aren’t accepted."];
    const { admin: caller } = server.as;
    const hidden = await knock(route, { caller, headers: { "sec-fetch-site": "cross-site" } });
    expect([hidden.status, hidden.text]).toEqual(refusal);
    const headers = { origin: "https://evil.example" };
    await expectCounted(route, { caller, headers }, A_MINUTE.anonymous, refusal);
    expect(await countRows()).toEqual(before);
  });
});

describe("anyone who is not signed in is refused, and counted by address:", () => {
  test.each(routesFor("signedIn", "staff"))("%s", async (_name, route) => {
    const before = await countRows();
    const refusal: [number, string] = [401, "Please sign in to continue."];
    await expectCounted(route, { caller: server.as.visitor }, A_MINUTE.anonymous, refusal);
    expect(await countRows()).toEqual(before);
  });
});

describe("a learner is refused where only staff may go, and counted by account wherever they are:", () => {
  test.each(routesFor("staff"))("%s", async (_name, route) => {
    const caller = await server.newCaller();
    const before = await countRows();
    const refusal: [number, string] = [403, "You don’t have permission to do this."];
    await expectCounted(route, { caller }, A_MINUTE.signedIn, refusal);
    expect((await knock(route, { caller, from: someAddress() })).status).toBe(429);
    expect(await countRows()).toEqual(before);
  });
});

describe("a request from its audience is answered:", () => {
  test.each(Object.entries(ROUTES))("%s", async (_name, route) => {
    const { visitor, learner, admin } = server.as;
    const caller = { everybody: visitor, signedIn: learner, staff: admin }[route.audience];
    expect((await knock(route, { caller, headers: { origin: server.origin } })).status).toBe(route.status);
  });
});
