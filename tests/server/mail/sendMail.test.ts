import type { AddressInfo, Socket } from "node:net";
import { createServer } from "node:net";
import type { EntityManager } from "typeorm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { poolOf } from "../../../server/database/dataSource";
import { createBoss } from "../../../server/database/jobQueues";
import { inTransaction } from "../../../server/platform/jobs/jobs";
import { deliverEmail } from "../../../server/platform/mail/deliverEmail";
import { EmailState, OutboxEmail } from "../../../server/platform/mail/email.entity";
import { mailFaultOf } from "../../../server/platform/mail/mailFault";
import { queueEmail } from "../../../server/platform/mail/queueEmail";
import { createSendMail } from "../../../server/platform/mail/sendMail";
import { useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();

/** Sends endless continuation lines: never silent, never done. */
const slow = createServer((socket) => {
  sockets.push(socket);
  socket.on("error", () => {});
  const drip = setInterval(() => socket.write("220-still here\r\n"), 10);
  socket.on("close", () => clearInterval(drip));
});
const sockets: Socket[] = [];

beforeAll(() => new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve)));
afterAll(() => slow.close());

const MAIL = {
  id: "00000000-0000-4000-8000-000000000000",
  to: "meera@example.com",
  replyTo: null,
  subject: "A seat",
  text: "Hello",
  html: "<p>Hello</p>",
  unsubscribeUrl: null,
  attachments: [],
};

test("a mail server that is slow for ever is hung up on, and asked again", async () => {
  const { port } = slow.address() as AddressInfo;
  const sendMail = createSendMail({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: "a@a.example" }, 200);
  const fault = await sendMail(MAIL).catch((error: unknown) => error);
  expect(mailFaultOf(fault)).toEqual({ isFinal: false, message: "The mail server took too long." });
  await expect.poll(() => sockets.map(({ destroyed }) => destroyed)).toEqual([true]);
});

/** Another process takes over the e-mail during the delivery and leaves it in this state. */
async function deliverTooLate(left: Partial<OutboxEmail>, answer: () => void): Promise<object> {
  const { dataSource, services } = database;
  const { manager } = dataSource;
  await manager.query("TRUNCATE letters, pgboss.job");
  const email = { kind: "test", to: MAIL.to, subject: "A seat", paragraphs: ["Hello"] };
  await dataSource.transaction((inside) => queueEmail({ manager: inside, services }, email));
  const boss = createBoss(poolOf(dataSource));
  const [job] = await boss.fetch<{ letterId: string }>("letters");
  if (!job) throw new Error("The letter has no job.");
  const id = job.data.letterId;
  const mailer = {
    origin: "https://academy.example",
    logFault: () => {},
    sendMail: async () => {
      await manager.update(OutboxEmail, { id }, left);
      answer();
    },
  };
  const complete = async (inside: EntityManager) => {
    await boss.complete("letters", job.id, {}, { db: inTransaction(inside) });
  };
  await deliverEmail({ ...services, mailer }, { data: job.data, complete });
  const { state, attempts, claimedUntil } = await manager.findOneByOrFail(OutboxEmail, { id });
  const jobs = await manager.query<{ state: string }[]>(
    "SELECT state FROM pgboss.job WHERE name = 'letters'",
  );
  return { state, attempts, claimedUntil, jobs: jobs.map((one) => one.state) };
}

test("a letter that another process took over and sent is not put back by the one that failed late", async () => {
  const sent = { state: EmailState.SENT, claimedUntil: null };
  const refuse = () => {
    throw new Error("too late");
  };
  expect(await deliverTooLate(sent, refuse)).toEqual({ ...sent, attempts: 0, jobs: ["active"] });
});

test("a letter that another process is sending stays its own", async () => {
  const taken = { state: EmailState.QUEUED, claimedUntil: new Date("2099-01-01T00:00:00Z") };
  expect(await deliverTooLate(taken, () => {})).toEqual({ ...taken, attempts: 0, jobs: ["active"] });
});
