import type { Academy } from "../readAcademy";
import type { OutboxEmail } from "./email.entity";

export interface LinkText {
  label: string;
  href: string;
}

interface EmailParts {
  email: Pick<OutboxEmail, "subject" | "paragraphs" | "trustedLink">;
  academy: Pick<Academy, "academyName">;
  action: LinkText | null;
  foot: LinkText[];
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

const TEAL = "#0f766e";
const MARIGOLD = "#f59e0b";
const FONT = "font-family:Figtree,'Segoe UI',Arial,sans-serif";
const MUTED = "color:#515c76;font-size:14px";
const LINE = "border-top:1px solid #e8dfd0";
const TABLE = '<table cellpadding="0" cellspacing="0" border="0"';
const LAYOUT = `${TABLE} role="presentation"`;

/** Clients that cannot switch ignore it, and show the light colours of the style attributes. */
const DARK = `<style>@media (prefers-color-scheme:dark){
.page{background:#0e1628!important}
.card{background:#17213a!important;border-color:#2a3654!important;color:#f5efe4!important}
.muted{color:#aab4ca!important}
.line{border-color:#2a3654!important}
a{color:#5cc9bb!important}
a.button{color:#14213d!important}
}</style>`;

function anchor({ label, href }: LinkText): string {
  return `<a href="${escaped(href)}" style="color:${TEAL};overflow-wrap:anywhere">${escaped(label)}</a>`;
}

function withLink(text: string, link: string | null): string {
  const html = escaped(text);
  if (!link?.startsWith("https://")) return html;
  return html.replaceAll(escaped(link), () => anchor({ label: link, href: link }));
}

/** The logo's steps as borders: clients block pictures and SVG, never these. */
function drawMark(academyName: string): string {
  const steps = [7, 12, 17, 22].map((height, index) => {
    const colour = index === 3 ? MARIGOLD : TEAL;
    return `<td width="6" height="${22 - height}" style="border-bottom:${height}px solid ${colour};font-size:0;line-height:0">&nbsp;</td><td width="2"></td>`;
  });
  return `${LAYOUT} style="margin:0 0 20px"><tr>${steps.join("")}<td style="padding-left:8px;font-size:20px;font-weight:700;line-height:22px">${escaped(academyName)}</td></tr></table>`;
}

/** Not of a list with bullets. */
const FACT = /^([^•].{0,39}?): (.{1,1000})$/;

function drawFacts(lines: string[], link: string | null): string {
  const rows = lines.map((line) => {
    const [, name, value] = FACT.exec(line) ?? [];
    if (!name || !value)
      return `<tr><td colspan="2" class="line" style="${LINE};padding:8px 0;font-weight:600">${withLink(line, link)}</td></tr>`;
    return `<tr><th scope="row" class="line muted" style="${LINE};${MUTED};width:104px;padding:8px 12px 8px 0;text-align:left;vertical-align:top;font-weight:400;line-height:24px">${escaped(name)}</th><td class="line" style="${LINE};padding:8px 0;vertical-align:top">${withLink(value, link)}</td></tr>`;
  });
  return `${TABLE} width="100%" style="margin:0 0 16px">${rows.join("\n")}</table>`;
}

/** A paragraph with several lines of "Name: value" is a table of facts. */
function drawParagraph(paragraph: string, link: string | null): string {
  const lines = paragraph.split("\n");
  if (lines.filter((line) => FACT.test(line)).length > 1) return drawFacts(lines, link);
  return `<p style="margin:0 0 16px">${lines.map((line) => withLink(line, link)).join("<br>")}</p>`;
}

function drawButton({ label, href }: LinkText): string {
  const button = `<a class="button" href="${escaped(href)}" style="display:inline-block;padding:12px 20px;color:#14213d;font-weight:600;text-decoration:none">${escaped(label)}</a>`;
  return `${LAYOUT} style="margin:24px 0"><tr><td bgcolor="${MARIGOLD}" style="background:${MARIGOLD};border-radius:8px">${button}</td></tr></table>
<p class="muted" style="margin:0 0 16px;${MUTED}">If the button doesn’t work, open this address:<br>${anchor({ label: href, href })}</p>`;
}

/** Tables and style attributes, because mail clients know little else. */
export function drawEmail({ email, academy: { academyName }, action, foot }: EmailParts): string {
  const { subject, paragraphs, trustedLink } = email;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title>${DARK}</head>
<body class="page" style="margin:0;background:#fffbf5;${FONT}">
${LAYOUT} width="100%"><tr><td align="center" style="padding:16px 8px">
${LAYOUT} width="100%" style="max-width:560px"><tr><td class="card" style="padding:24px 20px;background:#ffffff;border:1px solid #e8dfd0;border-radius:16px;color:#14213d;${FONT};font-size:16px;line-height:24px;overflow-wrap:anywhere">
${drawMark(academyName)}
<h1 style="margin:0 0 20px;font-size:22px;line-height:28px">${escaped(subject)}</h1>
${paragraphs.map((paragraph) => drawParagraph(paragraph, trustedLink)).join("\n")}
${action ? drawButton(action) : ""}
<p class="line muted" style="margin:24px 0 0;padding-top:16px;${LINE};${MUTED}">${[escaped(academyName), ...foot.map(anchor)].join("<br>")}</p>
</td></tr></table>
</td></tr></table>
</body></html>`;
}
