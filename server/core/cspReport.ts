const DIRECTIVES = new Set([
  ...["default-src", "script-src", "script-src-elem", "script-src-attr", "style-src", "style-src-elem"],
  ...["style-src-attr", "img-src", "media-src", "font-src", "connect-src", "frame-src", "child-src"],
  ...["worker-src", "manifest-src", "object-src", "base-uri", "form-action", "frame-ancestors"],
]);

const KEYWORDS = new Set(["inline", "eval", "wasm-eval", "data", "blob", "filesystem", "about", "self"]);
const WITH_HOST = new Set(["http", "https", "ws", "wss"]);
const EXTENSIONS = new Set(["chrome-extension", "moz-extension", "safari-web-extension"]);
const MAX_HOST = 253;

interface Violation {
  directive: string;
  blocked: string;
  sourceFile: string;
}

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

/** Reads both formats: `report-uri` sends the first, `report-to` the second. */
function violationOf(report: unknown): Violation | null {
  const outer = fieldsOf(report);
  const [old, current] = [fieldsOf(outer["csp-report"]), fieldsOf(outer["body"])];
  const isCurrent = outer["type"] === "csp-violation";
  // Browsers without the effective directive send the violated one with its sources.
  const [directive, blocked, sourceFile] = isCurrent
    ? [current["effectiveDirective"], current["blockedURL"], current["sourceFile"]]
    : [old["effective-directive"] ?? old["violated-directive"], old["blocked-uri"], old["source-file"]];
  if (typeof directive !== "string" || typeof blocked !== "string") return null;
  const [name = ""] = directive.split(" ", 1);
  if (!DIRECTIVES.has(name)) return null;
  return { directive: name, blocked, sourceFile: typeof sourceFile === "string" ? sourceFile : "" };
}

function schemeOf(address: string): string {
  return (address.split(":", 1)[0] ?? "").toLowerCase();
}

function originOf(blocked: string): string {
  const scheme = schemeOf(blocked);
  if (KEYWORDS.has(scheme)) return scheme;
  if (!WITH_HOST.has(scheme) || !URL.canParse(blocked)) return "other";
  const { hostname, origin } = new URL(blocked);
  return hostname.length > MAX_HOST ? "other" : origin;
}

/** E.g. `img-src https://example.com`; "" if a browser extension caused it, null for an invalid report. */
export function blockedContentOf(report: unknown): string | null {
  const violation = violationOf(report);
  if (!violation) return null;
  const { directive, blocked, sourceFile } = violation;
  if ([blocked, sourceFile].some((address) => EXTENSIONS.has(schemeOf(address)))) return "";
  return `${directive} ${originOf(blocked)}`;
}
