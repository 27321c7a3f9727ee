import nodemailer from "nodemailer";
import type { SendMail } from "./mailer";

/** Total limit for one e-mail; shorter than its lease. */
const SEND_WITHIN_MS = 25_000;
/** Limits per connection, greeting and response, to notice a dead server earlier. */
const TIMEOUTS_MS = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 12_000 };

export interface MailServer {
  smtpUrl: string;
  mailFrom: string;
}

/** Resolves when the server accepts the e-mail; aborts after the time limit. */
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
    // Never sends a password unencrypted.
    requireTLS: url.username !== "" && !isTls,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)/.exec(mailFrom)?.[1] ?? "localhost";
  return async ({ id, to, replyTo, subject, text, html, unsubscribeUrl, attachments }) => {
    await transport.sendMail({
      signal: AbortSignal.timeout(withinMs),
      from: mailFrom,
      // An object is one address; a string is parsed, which allows injecting others.
      to: { name: "", address: to },
      ...(replyTo && { replyTo: { name: "", address: replyTo } }),
      subject,
      text,
      html,
      // One-click unsubscription (RFC 8058).
      ...(unsubscribeUrl && {
        headers: {
          "List-Unsubscribe": `<${unsubscribeUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      }),
      // Stable across retries, so that many mail clients show a duplicate once.
      messageId: `<${id}@${domain}>`,
      attachments: attachments.map(({ fileName, contentType, content }) => ({
        filename: fileName,
        contentType,
        content,
      })),
    });
  };
}
