import graphql from "@graphql-eslint/eslint-plugin";
import boundaries from "eslint-plugin-boundaries";
import parser from "@typescript-eslint/parser";

/** Lowest first: a feature may import only from lower floors. */
const FLOORS = [
  "auth",
  "notifications",
  "catalog",
  "workshops",
  "learning",
  "discussion",
  "classes",
  "learners",
  "practice",
  "certificates",
  "enrolment",
  "contact",
  "site",
  "search",
];

const SERVER = ["core", "database", "graphql", "http", "platform", "server-feature", "server-app"];

const CLIENT = ["app", "client-feature", "client-core", "client-base", "ui"];

function allow(from, to) {
  return { from: { element: from }, allow: { to: { element: to } } };
}

function floorPolicies(type) {
  return FLOORS.map((feature, index) =>
    allow({ type, captured: { feature } }, { type, captured: { feature: FLOORS.slice(0, index + 1) } }),
  );
}

/** Import order: `app` → features → `platform` → `graphql`, `http`, `database` → `core`. Entry points are free. */
const POLICIES = [
  allow(
    { type: "server-app" },
    { type: ["server-app", "server-feature", "platform", "http", "graphql", "database"] },
  ),
  allow({ type: SERVER }, { type: ["core", "shared"] }),
  allow({ type: CLIENT }, { type: "shared" }),
  allow({ type: ["server-feature", "platform"] }, { type: ["platform", "http", "graphql", "database"] }),
  allow({ type: ["http", "graphql", "database"] }, { type: ["http", "graphql", "database"] }),
  allow({ type: "app" }, { type: ["app", "client-feature", "ui", "client-core", "client-base"] }),
  allow({ type: "client-feature" }, { type: ["ui", "client-core", "client-base"] }),
  allow({ type: "client-core" }, { type: ["client-core", "client-base", "ui"] }),
  // The design system, formats and hooks import no GraphQL.
  allow({ type: ["ui", "client-base"] }, { type: ["ui", "client-base"] }),
  allow({ type: "labs" }, { type: "labs" }),
  allow({ type: "server-app" }, { type: "labs" }),
  ...["server-feature", "client-feature"].map((type) =>
    allow({ type, captured: { feature: "practice" } }, { type: "labs" }),
  ),
  ...floorPolicies("server-feature"),
  ...floorPolicies("client-feature"),
];

/** Tried from every place of a long text that does not end so, it takes the square of the text's length. */
const UNBOUNDED_END = {
  selector: [
    String.raw`Literal[regex.pattern=/[+*][?)]*\$/]`,
    String.raw`:matches(NewExpression, CallExpression)[callee.name="RegExp"] :matches(Literal[value=/[+*][?)]*\$/], TemplateElement[value.raw=/[+*][?)]*\$/])`,
  ].join(", "),
  message: "Bound the quantifier before $, such as {1,20}: a client chooses how long the text is.",
};

/** CONTRIBUTING's table "When which" has the one way for each. */
const ONE_WAY = [
  {
    selector: "CallExpression[callee.name='useSuspenseQuery'] Literal[value='cache-and-network']",
    message: "A second read that fails would replace the page: useLatestQuery keeps it.",
  },
  {
    selector: "ImportSpecifier[imported.name='useMutation'], MemberExpression[property.name='mutate']",
    message: "Send changes by send, or by useSend where the page refreshes.",
  },
  {
    selector: "MemberExpression[property.name='refetchQueries'], Property[key.name='refetchQueries']",
    message: "It unmounts a page whose query fails: refetchActive keeps it.",
  },
];

/** What oxlint has no rule for: the import order, a mistake of this code base, and documents. */
export default [
  { ignores: ["dist", ".data", "**/*.generated.ts"] },
  // Directives for rules of oxlint would count as unused here.
  { linterOptions: { reportUnusedDisableDirectives: "off" } },
  { files: ["**/*.{ts,tsx}"], languageOptions: { parser } },
  { files: ["{server,labs}/**/*.ts"], rules: { "no-restricted-syntax": ["error", UNBOUNDED_END] } },
  {
    files: ["client/**/*.{ts,tsx}"],
    ignores: ["client/apollo/send.ts"],
    rules: { "no-restricted-syntax": ["error", ...ONE_WAY] },
  },
  {
    files: ["server/**/*.ts", "client/**/*.{ts,tsx}", "labs/**/*.ts"],
    plugins: { boundaries },
    settings: {
      "import/resolver": { typescript: { project: "tsconfig.json" } },
      "boundaries/elements": [
        { type: "server-feature", pattern: "server/features/*", capture: ["feature"] },
        { type: "labs", pattern: "labs/*" },
        { type: "shared", pattern: "shared" },
        { type: "core", pattern: "server/core" },
        { type: "platform", pattern: "server/platform" },
        { type: "graphql", pattern: "server/graphql" },
        { type: "server-app", pattern: "server/{app,commands}" },
        { type: "database", pattern: "server/database" },
        { type: "http", pattern: "server/http" },
        { type: "client-feature", pattern: "client/features/*", capture: ["feature"] },
        { type: "app", pattern: "client/app" },
        { type: "ui", pattern: "client/ui" },
        { type: "client-core", pattern: "client/{apollo,cms}" },
        { type: "client-base", pattern: "client/{format,hooks,startup}" },
      ],
    },
    rules: { "boundaries/dependencies": ["error", { default: "disallow", policies: POLICIES }] },
  },
  {
    files: ["client/**/*.graphql"],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: {
        graphQLConfig: {
          schema: ["schema.graphql", "client/apollo/local.graphql"],
          documents: "client/**/*.graphql",
        },
      },
    },
    plugins: { "@graphql-eslint": graphql },
    rules: {
      "@graphql-eslint/require-selections": ["error", { fieldName: "id" }],
      "@graphql-eslint/no-unused-fragments": "error",
      "@graphql-eslint/known-type-names": "error",
    },
  },
];
