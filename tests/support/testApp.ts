import { promisify } from "node:util";
import { afterAll, beforeAll } from "vitest";
import { buildApp } from "../../server/app/buildApp";
import { readConfig } from "../../server/core/config";
import type { Config } from "../../server/core/config";
import type { User } from "../../server/features/auth/user.entity";
import { Role } from "../../server/core/authorization";
import { closeApp } from "../../server/http/closeApp";
import type { PageRenderer } from "../../server/http/pages/pageRenderer";
import type { Clock } from "../../server/core/clock";
import { ContentChanges } from "../../server/platform/contentChanges";
import { CONFIRM_PASSWORD } from "./accountDocuments";
import type { Builders } from "./builders";
import { createBuilders, PASSWORD } from "./builders";
import type { TestDatabase, TestDatabaseOptions } from "./testDatabase";
import { createTestDatabase } from "./testDatabase";

interface GraphqlError {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; fields?: { field: string; message: string }[]; [detail: string]: unknown };
}

// oxlint-disable-next-line typescript/no-explicit-any -- responses are untyped; a wrong shape fails the expectation
type Data = Record<string, any>;

export interface Answer {
  status: number;
  headers: Headers;
  data: Data | null;
  errors: GraphqlError[];
  text: string;
}

export class Caller {
  cookie = "";
  device = "";
  headers: Record<string, string> = {};

  constructor(readonly origin: () => string) {}

  async post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(`${this.origin()}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        cookie: [this.cookie, this.device].filter(Boolean).join("; "),
        ...this.headers,
        ...headers,
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      if (/session=/.test(pair)) this.cookie = pair;
      if (/device=/.test(pair)) this.device = pair;
    }
    return response;
  }

  async open(address: string): Promise<{ status: number; location: string | null; text: string }> {
    const headers = { ...(this.cookie && { cookie: this.cookie }) };
    const response = await fetch(this.origin() + address, { headers, redirect: "manual" });
    const [status, location] = [response.status, response.headers.get("location")];
    return { status, location, text: await response.text() };
  }

  async ask(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await this.post({ query, variables }, headers);
    const text = await response.text();
    const { data = null, errors = [] } = JSON.parse(text) as { data?: Data | null; errors?: GraphqlError[] };
    return { status: response.status, headers: response.headers, data, errors, text };
  }

  async signIn(email: string, password = PASSWORD): Promise<Answer> {
    return this.ask(
      `mutation ($input: SignInInput!) { signIn(input: $input) { __typename
         ... on SignedIn { viewer { id name email role } }
         ... on InvalidCredentials { message } } }`,
      { input: { email, password } },
    );
  }

  /** Unlocks operations that require a recent password. */
  async confirmPassword(currentPassword = PASSWORD): Promise<Answer> {
    return this.ask(CONFIRM_PASSWORD, { input: { currentPassword } });
  }

  async unlock(batchId: string, secretCode: string) {
    const { data, errors } = await this.ask(
      `mutation ($input: UnlockBatchInput!) { unlockBatch(input: $input) { __typename
         ... on BatchUnlocked { batch { id isUnlocked references { id title link } } }
         ... on InvalidSecretCode { message attemptsLeft } ... on BatchFull { message } } }`,
      { input: { batchId, secretCode } },
    );
    return (data?.unlockBatch ?? errors[0]) as Data;
  }
}

export interface TestApp extends TestDatabase, Builders {
  /** Lets a test await invalidation after writing to the database directly. */
  changes: ContentChanges;
  origin: string;
  countConnections: () => Promise<number>;
  as: { visitor: Caller; learner: Caller; otherLearner: Caller; admin: Caller };
  people: { learner: User; otherLearner: User; admin: User };
  newCaller: (user?: User) => Promise<Caller>;
  /** Starts a second server on the same database; returns a visitor of it. */
  startAnother: (environment?: Record<string, string>) => Promise<Caller>;
}

const WIDE = { REQUESTS_PER_MINUTE_ANONYMOUS: "100000", REQUESTS_PER_MINUTE_SIGNED_IN: "100000" };

interface TestAppOptions extends TestDatabaseOptions {
  logTo?: (line: string) => void;
  pages?: PageRenderer;
  clock?: Clock;
  isStopping?: () => boolean;
}

async function startInstance(
  { url, services }: Pick<TestDatabase, "url" | "services">,
  environment: Record<string, string>,
  { logTo, pages, isStopping }: TestAppOptions,
) {
  const quiet = { LOG_LEVEL: logTo ? "trace" : "silent", SANDBOX: "off", DEMO: "off" };
  const config: Config = { ...readConfig({ ...quiet, ...WIDE, ...environment }), port: 0 };
  services.publicOrigin = config.publicOrigin;
  const changes = new ContentChanges(url);
  const log = logTo && { logTo: { write: logTo } };
  const app = await buildApp({ config, services, changes, pages, isStopping, ...log });
  await changes.start();
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  const stop = async () => {
    await closeApp(app, { withinMs: 60_000 });
    await changes.stop();
  };
  return {
    changes,
    stop,
    countConnections: promisify(app.server.getConnections.bind(app.server)),
    origin: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
  };
}

export function useTestApp(environment: Record<string, string> = {}, options: TestAppOptions = {}): TestApp {
  const test = {} as TestApp;
  const endings: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const database = await createTestDatabase(options);
    if (options.clock) database.services.clock = options.clock;
    const { changes, origin, countConnections, stop } = await startInstance(database, environment, options);
    endings.push(stop, () => database.drop());
    const startAnother = async (other: Record<string, string> = {}) => {
      const instance = await startInstance(database, { ...environment, ...other }, options);
      endings.unshift(instance.stop);
      return new Caller(() => instance.origin);
    };

    const builders = createBuilders(database.services);
    const newCaller = async (user?: User) => {
      const caller = new Caller(() => origin);
      await caller.signIn((user ?? (await builders.buildUser())).email);
      return caller;
    };
    const people = {
      learner: await builders.buildUser({ name: "Meera" }),
      otherLearner: await builders.buildUser({ name: "Imran" }),
      admin: await builders.buildUser({ name: "Arjun", role: Role.ADMIN }),
    };
    const as = {
      visitor: new Caller(() => origin),
      learner: await newCaller(people.learner),
      otherLearner: await newCaller(people.otherLearner),
      admin: await newCaller(people.admin),
    };
    Object.assign(test, database, builders, {
      ...{ changes, origin, countConnections, as, people, newCaller, startAnother },
    });
  });
  afterAll(async () => {
    for (const end of endings) await end();
  });
  return test;
}
