import { paths } from "../../shared/paths";
import { collect } from "./features";

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

/** Former page addresses, and words that a page may need later. */
const KEPT = ["admin", "api", "footer", "home", "homenav", "mainnav", "partner"];

function pageSlugs(): string[] {
  const { workshop: _ofWorkshops, ...pages } = paths;
  return Object.values(pages)
    .map((path) => (typeof path === "string" ? path : path("x", "x")).split(/[/?]/)[1] ?? "")
    .filter(Boolean);
}

/** First path segments that a workshop's slug must not shadow. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...pageSlugs(),
  ...ROUTES,
  ...KEPT,
  ...collect("reservedSlugs").flat(),
]);
