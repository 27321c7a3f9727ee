import { paths } from "../../client/paths";
import { collect } from "./features";

/** Answered by the server itself. */
const ROUTES = [
  "account",
  "assets",
  "courses",
  "csp-reports",
  "graphql",
  "healthz",
  "og",
  "readyz",
  "sandbox",
];

/** Former addresses of pages, and words that a page may need later. */
const KEPT = ["admin", "api", "footer", "home", "homenav", "mainnav", "partner"];

function pageSlugs(): string[] {
  const { workshop: _ofWorkshops, ...pages } = paths;
  return Object.values(pages)
    .map((path) => (typeof path === "string" ? path : path("x", "x")).split(/[/?]/)[1] ?? "")
    .filter(Boolean);
}

/** First parts of addresses that the product itself answers; a workshop there could never be reached. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...pageSlugs(),
  ...ROUTES,
  ...KEPT,
  ...collect("reservedSlugs").flat(),
]);
