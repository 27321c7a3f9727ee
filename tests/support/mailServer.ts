import { SMTPServer } from "smtp-server";
import { findFreePort } from "./startApiServer";

export interface ReceivedMail {
  to: string;
  messageId: string;
  subject: string;
  source: string;
}

type Step = "greeting" | "MAIL FROM" | "DATA";

export interface MailServer {
  smtpUrl: string;
  received: ReceivedMail[];
  refuses: Map<string, number>;
  ignores: Set<string>;
  /** Fails this SMTP step with the code, for every recipient. */
  refusesAt: Map<Step, number>;
  open: () => Promise<void>;
  close: () => Promise<void>;
}

function decode(raw: string): string {
  const unfolded = raw.replace(/=\r\n/g, "");
  return unfolded.replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

function header(source: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, "im").exec(source)?.[1]?.trim() ?? "";
}

/** A real mail server on its own port; down until `open`. */
export async function makeMailServer(): Promise<MailServer> {
  const port = await findFreePort();
  const received: ReceivedMail[] = [];
  const refuses = new Map<string, number>();
  const ignores = new Set<string>();
  const refusesAt = new Map<Step, number>();
  const faultAt = (step: Step) => {
    const responseCode = refusesAt.get(step);
    return responseCode ? Object.assign(new Error("Not now"), { responseCode }) : null;
  };
  let running: SMTPServer | null = null;

  function open(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      onConnect: (_session, done) => done(faultAt("greeting")),
      onMailFrom: (_address, _session, done) => done(faultAt("MAIL FROM")),
      onRcptTo: ({ address }, _session, done) => {
        if (ignores.has(address)) return;
        const responseCode = refuses.get(address);
        done(responseCode ? Object.assign(new Error(`Never heard of ${address}`), { responseCode }) : null);
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const fault = faultAt("DATA");
          if (fault) return done(fault);
          const source = decode(Buffer.concat(chunks).toString());
          const to = session.envelope.rcptTo.map(({ address }) => address).join();
          const [messageId, subject] = [header(source, "message-id"), header(source, "subject")];
          received.push({ to, messageId, subject, source });
          done();
        });
      },
    });
    server.on("error", () => {});
    running = server;
    return new Promise((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", () => resolve());
    });
  }

  function close(): Promise<void> {
    const server = running;
    running = null;
    return new Promise((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  return { smtpUrl: `smtp://127.0.0.1:${port}`, received, refuses, ignores, refusesAt, open, close };
}
