import { randomBytes } from "node:crypto";
import type { ApolloServerPlugin } from "@apollo/server";
import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import type { DocumentNode, GraphQLFormattedError, GraphQLSchema, OperationDefinitionNode } from "graphql";
import { GraphQLError, Kind, OperationTypeNode } from "graphql";
import { changesContent } from "./changesNoContent";
import { compiledQueries } from "./compiledQueries";
import type { ErrorPlace } from "../core/errorPlace";
import type { LogRefusal } from "../core/logRefusal";
import type { RequestContext } from "../core/requestContext";
import { Refusal } from "../core/errors";
import { formatError } from "./formatError";
import { hostileLiteralRule, refuseHostileText } from "../core/text/hostileText";
import { MAX_ERRORS, MAX_TOKENS, limitRules } from "./limits";
import { createNullCheck } from "./nullVariables";

const NO_SUBSCRIPTIONS = new Refusal("BAD_REQUEST", "There are no subscriptions here.", {
  http: { status: 400 },
});
const REFUSED = new Set<unknown>(["UNAUTHENTICATED", "FORBIDDEN"]);

interface Asked {
  document?: DocumentNode;
  operation?: OperationDefinitionNode;
}

/** The root field behind a response key: a key may be an alias, and the client's text is never logged. */
function fieldOf({ document, operation }: Asked, key: unknown): string {
  const fragments = document?.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION) ?? [];
  const sets = new Set(operation ? [operation.selectionSet] : []);
  for (const { selections } of sets) {
    for (const selection of selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) sets.add(selection.selectionSet);
      else if (selection.kind === Kind.FRAGMENT_SPREAD)
        fragments
          .filter(({ name }) => name.value === selection.name.value)
          .forEach((fragment) => sets.add(fragment.selectionSet));
      else if ((selection.alias ?? selection.name).value === key) return selection.name.value;
    }
  }
  return "";
}

function refusedFields(errors: readonly GraphQLFormattedError[], asked: Asked): Set<string> {
  const refused = errors.filter(({ extensions }) => REFUSED.has(extensions?.code));
  return new Set(refused.map(({ path }) => fieldOf(asked, path?.[0])));
}

interface Boundary {
  settleChanges: () => Promise<void>;
  logRefusal: LogRefusal;
}

/** Hardens requests and responses at the API's boundary. */
function boundary({ settleChanges, logRefusal }: Boundary): ApolloServerPlugin<RequestContext> {
  const refuseMisplacedNull = createNullCheck();
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ request, schema, document, operation, contextValue }) => {
        if (operation?.operation !== OperationTypeNode.QUERY) contextValue.keepPrivate();
        if (operation?.operation === OperationTypeNode.SUBSCRIPTION) throw NO_SUBSCRIPTIONS;
        refuseHostileText(request.variables);
        if (operation) refuseMisplacedNull(schema, { document, operation }, request.variables);
      },
      willSendResponse: async ({ response, schema, document, operation, contextValue }) => {
        if (response.body.kind !== "single") return;
        const { data, errors } = response.body.singleResult;
        const changed = Object.keys(data ?? {}).map((key) => fieldOf({ document, operation }, key));
        // Read your own writes.
        if (operation?.operation === OperationTypeNode.MUTATION && changesContent(schema, changed))
          await settleChanges();
        for (const detail of refusedFields(errors ?? [], { document, operation }))
          logRefusal(contextValue, { actor: await contextValue.actor(), detail });
        if (errors && errors.length > MAX_ERRORS)
          response.body.singleResult.errors = errors.slice(0, MAX_ERRORS);
        const unavailable = errors?.find((error) => error.extensions?.code === "SERVICE_UNAVAILABLE");
        if (!unavailable) return;
        response.http.status = 503;
        response.http.headers.set("retry-after", String(unavailable.extensions?.retryAfterSeconds));
      },
    }),
  };
}

/** The field whose resolver failed. */
function placeOf(error: unknown): string {
  const [node] = (error instanceof GraphQLError && error.nodes) || [];
  return node?.kind === Kind.FIELD ? node.name.value : "GraphQL";
}

interface ApolloServerOptions extends Boundary {
  schema: GraphQLSchema;
  isOpenToDevelopers: boolean;
  report: (error: unknown, place: ErrorPlace) => void;
  reportUnavailable: (error: unknown) => void;
}

export function createApolloServer({
  schema,
  isOpenToDevelopers,
  report,
  reportUnavailable,
  ...atBoundary
}: ApolloServerOptions): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    schema,
    introspection: isOpenToDevelopers,
    hideSchemaDetailsFromClientErrors: !isOpenToDevelopers,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: false,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    validationRules: [...limitRules, hostileLiteralRule],
    plugins: [
      boundary(atBoundary),
      compiledQueries(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
    formatError: (formatted, error) => {
      const errorId = randomBytes(5).toString("hex");
      return formatError({
        formatted,
        error,
        errorId,
        isOpenToDevelopers,
        report: (cause) => report(cause, { where: placeOf(error), errorId }),
        reportUnavailable,
      });
    },
    logger: {
      debug: () => {},
      info: () => {},
      warn: () => {},
      error: (message) => report(message, { where: "Apollo", errorId: "" }),
    },
    stopOnTerminationSignals: false,
    nodeEnv: "production",
  });
}
