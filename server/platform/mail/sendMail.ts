import nodemailer from "nodemailer";
import type { SendMail } from "./mailer";

/** For the whole mail, however slowly the server answers; shorter than the time for which a letter is claimed. */
const SEND_WITHIN_MS = 25_000;
/** For the connection, for the first word, and between one word and the next: a dead server is noticed earlier. */
const TIMEOUTS_MS = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 12_000 };

export interface MailServer {
  smtpUrl: string;
  /** The sender, such as `Sopaan <hello@academy.example>`. */
  mailFrom: string;
}

/** Speaks SMTP as `smtpUrl` says; resolves when the server has taken the mail, and hangs up when the time is over. */
export function createSendMail(
  { smtpUrl, mailFrom }: MailServer,
  withinMs: number = SEND_WITHIN_MS,
): SendMail {
  const url = new URL(smtpUrl);
  const isTls = url.protocol === "smtps:";
  const transport = nodemailer.createTransport({
    ...TIMEOUTS_MS,
    host: url.hostname,
    port: Number(url.port) || (isTls ? 465 : 587),
    secure: isTls,
    // A password never goes out in the clear.
    requireTLS: url.username !== "" && !isTls,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)/.exec(mailFrom)?.[1] ?? "localhost";
  return async ({ id, to, replyTo, subject, text, html, attachments }) => {
    await transport.sendMail({
      signal: AbortSignal.timeout(withinMs),
      from: mailFrom,
      // As an object it is one address, whatever signs it holds.
      to: { name: "", address: to },
      ...(replyTo && { replyTo: { name: "", address: replyTo } }),
      subject,
      text,
      html,
      // The same each time, so that a letter that had to be sent twice is shown once by many readers.
      messageId: `<${id}@${domain}>`,
      attachments: attachments.map(({ fileName, contentType, content }) => ({
        filename: fileName,
        contentType,
        content,
      })),
    });
  };
}
