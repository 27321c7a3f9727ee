import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { ApolloProvider } from "./hooks";

const MAX_BYTES = 16 * 1024 * 1024;

/** The last used comes last. */
const known = new Map<string, string>();
let bytes = 0;

const bytesOf = (key: string, html: string) => key.length + html.length;

function drop(key: string): void {
  const html = known.get(key);
  if (html === undefined) return;
  bytes -= bytesOf(key, html);
  known.delete(key);
}

function keep(key: string, html: string): string {
  drop(key);
  known.set(key, html);
  bytes += bytesOf(key, html);
  for (const oldest of known.keys()) {
    if (bytes <= MAX_BYTES) break;
    drop(oldest);
  }
  return html;
}

/** Without the page's reader and address: a part that queries fails, instead of showing one person's answer to others. */
function render(basename: string, part: ReactNode): string {
  const html = renderToString(
    <ApolloProvider client={null}>
      <StaticRouter basename={basename} location={`${basename}/`}>
        {part}
      </StaticRouter>
    </ApolloProvider>,
  );
  // The string of a rendering is a rope that holds many times its size.
  return Buffer.from(html).toString();
}

export function renderPart(basename: string, key: string, part: ReactNode): string {
  const id = `${basename} ${key}`;
  return keep(id, known.get(id) ?? render(basename, part));
}
