import type { CodegenConfig } from "@graphql-codegen/cli";
import { writeRecordDocuments } from "./scripts/recordDocuments";

writeRecordDocuments();

const scalars = { DateTimeISO: "string", LocalDate: "string", ID: "string", UUID: "string" };

/** Compiles each `.graphql` document into a typed one beside its component. */
const config: CodegenConfig = {
  schema: ["schema.graphql", "client/apollo/local.graphql"],
  documents: ["client/**/*.graphql", "!client/apollo/local.graphql"],
  generates: {
    "client/apollo/schema.generated.ts": {
      plugins: ["typescript"],
      config: { scalars, enumsAsTypes: true, onlyOperationTypes: true },
    },
    "client/": {
      preset: "near-operation-file",
      presetConfig: { baseTypesPath: "apollo/schema.generated.ts", extension: ".generated.ts" },
      plugins: ["typescript-operations", "typed-document-node"],
      config: {
        scalars,
        enumsAsTypes: true,
        inlineFragmentTypes: "mask",
        customDirectives: { apolloUnmask: true },
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        useTypeImports: true,
        documentMode: "documentNode",
        optimizeDocumentNode: true,
      },
    },
  },
};

export default config;
