import type { Registration } from "./registration.entity";

/** `.invalid` is a reserved TLD. Addresses must differ per order, for the unique index. */
export const FORGOTTEN = "@deleted.invalid";

/** True after the account's deletion: send no e-mail. */
export function isForgotten({ email }: Pick<Registration, "email">): boolean {
  return email.endsWith(FORGOTTEN);
}
