import { Refusal } from "../core/errors";

/** What a route outside GraphQL says no with: a status of HTTP, and words for whoever asked. */
export function refuse(status: number, message: string): Refusal {
  return new Refusal("BAD_USER_INPUT", message, { http: { status } });
}
