import { Refusal } from "../core/errors";

export function refuse(status: number, message: string): Refusal {
  return new Refusal("BAD_USER_INPUT", message, { http: { status } });
}
