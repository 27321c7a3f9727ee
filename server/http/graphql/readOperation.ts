import type { FastifyInstance, FastifyRequest } from "fastify";
import { countKeys, measureJson } from "../../core/jsonShape";
import { MAX_JSON } from "../../graphql/limits";

export interface GraphqlBody {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
}

function isOperation(body: unknown): body is GraphqlBody {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}

/** Null if the text is no JSON object, repeats a key or targets prototypes. */
export function createOperationReader(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser("error", "error");

  return (request: FastifyRequest, text: string): GraphqlBody | null => {
    const { keys, depth } = measureJson(text);
    if (keys > MAX_JSON.keys || depth > MAX_JSON.depth) return null;
    let operation: GraphqlBody | null = null;
    void parseJson(request, text, (error, body: unknown) => {
      if (!error && isOperation(body) && countKeys(body) === keys) operation = body;
    });
    return operation;
  };
}
