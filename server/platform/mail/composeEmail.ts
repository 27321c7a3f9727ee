import type { Services } from "../context";
import type { OutboxEmail } from "./email.entity";
import { writeLink } from "./emailLink";
import { writeUnsubscribePath } from "./unsubscribeLink";
import type { ComposedEmail } from "./mailer";

interface Parts {
  services: Pick<Services, "hashing">;
  email: Pick<
    OutboxEmail,
    "subject" | "paragraphs" | "trustedLink" | "actionLabel" | "actionPath" | "actionSeed" | "unsubscribeSeed"
  >;
  origin: string;
  academyName: string;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

function withLink(text: string, link: string | null): string {
  const html = escaped(text);
  if (!link?.startsWith("https://")) return html;
  const address = escaped(link);
  const anchor = `<a href="${address}" style="color:#0f766e;word-break:break-all">${address}</a>`;
  return html.replaceAll(address, () => anchor);
}

const FONT = "font-family:Figtree,'Segoe UI',Arial,sans-serif";

const UNSUBSCRIBE = "Stop these e-mails";

export function composeEmail({ services, email, origin, academyName }: Parts): ComposedEmail {
  const { subject, paragraphs, trustedLink, actionLabel, actionPath: path, actionSeed: seed } = email;
  const link =
    actionLabel && path ? { label: actionLabel, href: origin + writeLink(services, { path, seed }) } : null;
  const unsubscribeUrl =
    email.unsubscribeSeed && origin + writeUnsubscribePath(services, email.unsubscribeSeed);
  const text = [
    ...paragraphs,
    ...(link ? [`${link.label}:\n${link.href}`] : []),
    `--\n${academyName}\n${origin}`,
    ...(unsubscribeUrl ? [`${UNSUBSCRIBE}:\n${unsubscribeUrl}`] : []),
  ].join("\n\n");

  const texts = paragraphs.map(
    (paragraph) =>
      `<p style="margin:0 0 16px">${withLink(paragraph, trustedLink).replaceAll("\n", "<br>")}</p>`,
  );
  const button = link
    ? `<p style="margin:24px 0"><a href="${escaped(link.href)}" style="display:inline-block;padding:12px 20px;background:#f59e0b;color:#14213d;font-weight:600;text-decoration:none;border-radius:8px">${escaped(link.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#475066">If the button doesn’t work, open this address:<br><a href="${escaped(link.href)}" style="color:#0f766e;word-break:break-all">${escaped(link.href)}</a></p>`
    : "";
  const foot = unsubscribeUrl
    ? `<br><a href="${escaped(unsubscribeUrl)}" style="color:#475066">${UNSUBSCRIBE}</a>`
    : "";
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#fffbf5;color:#14213d;${FONT};font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:32px 20px;overflow-wrap:anywhere">
<h1 style="margin:0 0 24px;font-size:22px;line-height:1.25">${escaped(subject)}</h1>
${texts.join("\n")}
${button}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e4dccd;font-size:14px;color:#475066">${escaped(academyName)}<br><a href="${escaped(origin)}" style="color:#0f766e">${escaped(origin)}</a>${foot}</p>
</div></body></html>`;
  return { text, html, unsubscribeUrl };
}
