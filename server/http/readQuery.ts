import { Invalid } from "../core/errors";
import { refuseHostileText } from "../core/text/hostileText";

/** The parameters after the address's `?`, each there once and a text as GraphQL takes it too. */
export function readQuery<Query extends Record<string, string | undefined>>(query: Query): Query {
  // Fastify makes a list of what is there twice, whatever the route's type says.
  const repeated = Object.entries<unknown>(query).find(([, value]) => Array.isArray(value));
  if (repeated) throw new Invalid([{ field: repeated[0], message: "Please give each parameter once." }]);
  refuseHostileText(query);
  return query;
}
