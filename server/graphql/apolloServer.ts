import { randomBytes } from "node:crypto";
import type { ApolloServerPlugin } from "@apollo/server";
import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import type { GraphQLSchema } from "graphql";
import { OperationTypeNode } from "graphql";
import { isAdmin } from "./authorization";
import type { Context } from "./context";
import { formatError } from "./formatError";
import { hostileLiteralRule, refuseHostileVariables } from "./hostileText";
import { MAX_ERRORS, MAX_TOKENS, limitRules } from "./limits";

/**
 * PostgreSQL tells every process of a change, a moment after it is made. Here the old answers are forgotten before
 * whoever made it is answered, so that their next request shows it.
 */
function forgettingPlugin(forgetContent: () => void): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ operation, contextValue }) => {
        if (operation?.operation !== OperationTypeNode.MUTATION) return;
        if (isAdmin(await contextValue.actor().catch(() => null))) forgetContent();
      },
    }),
  };
}

/** Refuses control characters in variables, caps the errors, and says 503 where the database is away. */
const boundaryPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ request, operation, contextValue }) => {
      if (operation?.operation !== OperationTypeNode.QUERY) contextValue.keepPrivate();
      refuseHostileVariables(request.variables);
    },
    willSendResponse: async ({ response }) => {
      if (response.body.kind !== "single") return;
      const { errors } = response.body.singleResult;
      if (errors && errors.length > MAX_ERRORS)
        response.body.singleResult.errors = errors.slice(0, MAX_ERRORS);
      if (errors?.some((error) => error.extensions?.code === "SERVICE_UNAVAILABLE"))
        response.http.status = 503;
    },
  }),
};

interface ApolloServerOptions {
  schema: GraphQLSchema;
  /** Introspection and schema hints, for the sandbox. */
  isOpenToDevelopers: boolean;
  report: (error: unknown, errorId: string) => void;
  /** Drops this process's kept answers and pages. */
  forgetContent: () => void;
}

export function createApolloServer({
  schema,
  isOpenToDevelopers,
  report,
  forgetContent,
}: ApolloServerOptions): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: isOpenToDevelopers,
    hideSchemaDetailsFromClientErrors: !isOpenToDevelopers,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [...limitRules, hostileLiteralRule],
    plugins: [
      boundaryPlugin,
      forgettingPlugin(forgetContent),
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
        report: (cause) => report(cause, errorId),
      });
    },
    logger: {
      debug: () => {},
      info: () => {},
      warn: () => {},
      error: (message) => report(message, "apollo"),
    },
    stopOnTerminationSignals: false,
    nodeEnv: "production",
  });
}
