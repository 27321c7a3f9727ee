import { createHash } from "node:crypto";
import path from "node:path";
import react from "@vitejs/plugin-react";
import type { BuildEnvironmentOptions, Plugin } from "vite";
import { defaultClientConditions, defineConfig } from "vite";

const SERVER: BuildEnvironmentOptions = {
  outDir: "dist/server",
  target: "node20",
  rollupOptions: {
    input: {
      main: "server/main.ts",
      createAdmin: "server/createAdmin.ts",
      verifyAudit: "server/verifyAudit.ts",
      "entry-server": "client/entry-server.tsx",
    },
  },
};

/** Of Apollo, what only some pages need, or no page needs before somebody is there. */
const ELSEWHERE = "link.(http|error)|react.hooks.use(Mutation|Query|LazyQuery|Fragment)\\.";

/** What every page needs, in two files that stay in the browser's store over releases; each is a task of its own. */
const REACT = /node_modules.(react|react-dom|scheduler)\//;
const EVERYWHERE = new RegExp(
  `node_modules.(react-router|react-router-dom|@apollo.client(?!.(${ELSEWHERE}))|@wry|optimism|rxjs|graphql|tslib)\\/`,
);

/** Small parts that most public pages share: apart they would weigh a third more, each with a beginning of its own. */
const PARTS =
  /client.ui.(art(?!.NamedIcon)|Button|Dialog|Hero|JumpLink|Notice|PageHead|PageTitle|Picture|PriceTag|Section|Skeleton|Tag)\b|client.format.|client.paths|client.apollo.problemsOf|client.features.(auth.(useViewer|Viewer)|site.(useSite|Site))\b|lucide-react.dist.esm.(createLucideIcon|Icon\.|shared|defaultAttributes|context)/;

/** What offers a seat. */
const SEAT = /client.(ui.Facts|features.workshops.(ByOwnSeat|JoinForm|RegisterOrSeat|breadcrumbJsonLd))\b/;

/** What tells of a date to come, and how to join. */
const DATES =
  /client.(hooks.useServerNow|ui.Countdown|features.workshops.(joinAnchor|OfferCard|seatsInWords|WorkshopHero))\b|lucide-react.dist.esm.icons.(calendar-days|calendar-plus|video)\./;

/** How to write to the academy, and where else it is reached. */
const WRITE =
  /client.features.(contact.(FormFrame|Honeypot|PersonFields|useSendMessage)|site.(WaysToReach|WriteToUs))\b|lucide-react.dist.esm.icons.(mail|map-pin|message-circle|phone)\./;

/** What signs in and up: apart, its small parts would weigh a third more. */
const ACCOUNT =
  /client.features.auth.(AuthCard|NewPasswordField|SignInForm)\b|client.ui.form.PasswordField|lucide-react.dist.esm.icons.eye/;

/** What stands around every public page, with the program that starts it. */
const FRAME =
  /client.app.(App|Document|guards|routes|ScrollToPlace|SessionEndedDialog|layout.(?!Cms|cms|Piece|Lms|Footer))|lucide-react.dist.esm.icons.(sun|moon-star|menu)\.|client.ui.Redirect/;

const BROWSER: BuildEnvironmentOptions = {
  outDir: "dist/client",
  manifest: true,
  cssCodeSplit: false,
  modulePreload: { polyfill: false },
  rollupOptions: {
    input: { start: "client/start.ts", program: "client/entry-client.tsx" },
    output: {
      codeSplitting: {
        groups: [
          { name: "react", test: REACT },
          { name: "everywhere", test: EVERYWHERE },
          { name: "frame", test: FRAME },
          { name: "parts", test: PARTS, minShareCount: 3 },
          { name: "toast", test: /client.ui.toast\.ts/ },
          {
            name: "form",
            test: /client.(hooks.useLateModule|ui.form.(Form|fields|EmailField|SlowNotice)\.tsx)/,
          },
          { name: "account", test: ACCOUNT },
          { name: "seat", test: SEAT },
          { name: "dates", test: DATES },
          { name: "write", test: WRITE },
        ],
      },
    },
  },
};

const FOR_BROWSERS = {
  // RxJS for today's browsers; its default is written for those of 2010.
  conditions: ["es2015", ...defaultClientConditions],
  // The router gives everybody the file for developers.
  alias: [
    {
      find: /^react-router$/,
      replacement: path.resolve("node_modules/react-router/dist/production/index.mjs"),
    },
  ],
};

/**
 * Names that the router gives its parts for developers' tools keep unused ones in the bundle, and each link brings
 * prefetching, which works in its framework mode only.
 */
const dropUnusedRouterParts: Plugin = {
  name: "drop-unused-router-parts",
  transform: {
    filter: { id: /node_modules.react-router.dist.production/ },
    handler: (code) =>
      code
        .replace(/shouldPrefetch && !isAbsolute \? .* : link;/, "link;")
        .replace(/^\w+\.displayName = .*;$/gm, "")
        .replace(/^var \w+ = (?=React\d*\.(forwardRef|createContext|memo)\()/gm, "$&/* @__PURE__ */ "),
  },
};

/** Apart from the pages' bundle, so that no visitor ever loads a piece of GraphiQL. */
const SANDBOX: BuildEnvironmentOptions = {
  outDir: "dist/sandbox",
  modulePreload: { polyfill: false },
  chunkSizeWarningLimit: 5000,
  rollupOptions: { input: "client/sandbox/index.html" },
};

/** What only these pages draw: the content area's, and a person's own. The styles of each are a file of their own. */
export const APART = {
  staff:
    /client.(cms|features.*.admin|app.layout.Cms|ui.(chart|FilterSelect|form.(Conflict|Described|FieldKind|Icon|List|list|Markdown|NewPicture|Picture|saveMerged|several|textKinds|valueKinds|Versioned)))/,
  person:
    /client.features.(auth.account|enrolment.(account|ConfirmedPlace|MyRegistrations|Order|Pay|ProofForm|RegistrationRow|Screenshot|SentPicture|useProof)|learning.(BatchReferences|CourseAndBatch|Dash|OwnBatch|Reference(Card|Player)))/,
};

/**
 * A class's name on the page: its own and four signs of its file's, the same on the server; line numbers would add 5 %.
 * Where its styles stand apart the file's begins: `scripts/splitStyles.mjs` knows them by that.
 */
function generateScopedName(name: string, file: string): string {
  const [place = ""] = path.relative(import.meta.dirname, file).split("?");
  const hash = createHash("sha256").update(place).digest("hex").slice(0, 4);
  const apart = Object.entries(APART).find(([, modules]) => modules.test(place))?.[0] ?? "";
  return `${name}_${apart.slice(0, 1)}${hash}`;
}

/** `vite build` makes the pages' bundle, with `--mode sandbox` the sandbox, with `--ssr` the server's programs. */
export default defineConfig(({ isSsrBuild, mode }) => {
  const isSandbox = mode === "sandbox";
  const browser = isSandbox ? SANDBOX : BROWSER;
  return {
    plugins: [react(), dropUnusedRouterParts],
    base: isSandbox ? "/sandbox/" : "/",
    publicDir: isSsrBuild || isSandbox ? false : "client/public",
    build: isSsrBuild ? SERVER : browser,
    // In development: modules that start workers cannot be bundled ahead; what those workers load, must be.
    optimizeDeps: {
      exclude: ["graphiql/setup-workers/vite", "@graphiql/react/setup-workers/vite"],
      include: ["graphiql", "graphiql > @graphiql/react > monaco-graphql > picomatch-browser"],
    },
    resolve: isSsrBuild ? {} : FOR_BROWSERS,
    worker: { format: "es" as const },
    css: { modules: { localsConvention: "camelCaseOnly" as const, generateScopedName } },
  };
});
