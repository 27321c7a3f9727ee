import { Invalid } from "../core/errors";
import { refuseHostileText } from "../core/text/hostileText";

/** Accepts each parameter once, as text that GraphQL would accept too. */
export function readQuery<Query extends Record<string, string | undefined>>(query: Query): Query {
  // Fastify turns a repeated parameter into a list, whatever the route's type says.
  const repeated = Object.entries<unknown>(query).find(([, value]) => Array.isArray(value));
  if (repeated) throw new Invalid([{ field: repeated[0], message: "Please give each parameter once." }]);
  refuseHostileText(query);
  return query;
}
