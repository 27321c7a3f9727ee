import graphql from "@graphql-eslint/eslint-plugin";
import boundaries from "eslint-plugin-boundaries";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Lowest first: a feature may import only from lower floors. */
const FLOORS = [
  "auth",
  "notifications",
  "catalog",
  "workshops",
  "learning",
  "practice",
  "enrolment",
  "contact",
  "site",
  "search",
];

const SERVER = ["core", "database", "graphql", "http", "platform", "server-feature", "server-app"];

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
  allow({ type: SERVER }, { type: "core" }),
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

export default tseslint.config(
  { ignores: ["dist", ".data", "node_modules", "**/*.generated.ts"] },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "max-lines": ["error", { max: 300 }],
      "max-lines-per-function": ["error", { max: 80, skipComments: true }],
      "max-params": ["error", { max: 3 }],
      complexity: ["error", { max: 15 }],
      "no-nested-ternary": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-deprecated": "error",
      "@typescript-eslint/no-empty-function": "off",
      "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "no-restricted-imports": [
        "error",
        { patterns: [{ group: ["**/server/**"], message: "The client never imports the server." }] },
      ],
    },
  },
  {
    files: ["server/**", "tests/**", "scripts/**", "*.ts"],
    rules: { "no-restricted-imports": "off" },
  },
  {
    files: ["tests/**"],
    rules: {
      "max-lines": ["error", { max: 400 }],
      "max-lines-per-function": "off",
      // Rows of test.each have as many values as the sentence needs.
      "max-params": "off",
      // Tests access responses untyped: a wrong shape fails the expectation.
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
    },
  },
  {
    files: ["server/**/*.ts"],
    ignores: ["server/core/config.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Only server/core/config.ts reads the environment." },
      ],
      "no-restricted-syntax": [
        "error",
        {
          selector: "SpreadElement > Identifier[name='context']",
          message: "A spread of the context leaves out the services, which are its prototype.",
        },
      ],
    },
  },
  {
    files: ["client/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      ...reactHooks.configs.recommended.rules,
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.name='useSuspenseQuery'] Literal[value='cache-and-network']",
          message: "A second read that fails would replace the page: useLatestQuery keeps it.",
        },
      ],
    },
  },
  {
    files: ["server/**/*.ts", "client/**/*.{ts,tsx}", "labs/**/*.ts"],
    plugins: { boundaries },
    settings: {
      "import/resolver": { typescript: { project: "tsconfig.json" } },
      "boundaries/elements": [
        { type: "server-feature", pattern: "server/features/*", capture: ["feature"] },
        { type: "labs", pattern: "labs/*" },
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
);
