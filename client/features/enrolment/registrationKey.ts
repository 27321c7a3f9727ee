import type { ApolloClient } from "@apollo/client";
import { extensionsOf } from "../../apollo/problemsOf";
import { refetchActive } from "../../apollo/refetchActive";

/** A registration is opened by its secret, or by its id for the account that owns it. */
export interface RegistrationKey {
  secret: string | null;
  registrationId: string;
}

const OUTDATED = ["NOT_FOUND", "CONFLICT"];

/** Refetches the registration's page after an error that proves it stale. */
export function refetchOutdated(client: ApolloClient, error: unknown): void {
  if (OUTDATED.includes(extensionsOf(error).code ?? "")) void refetchActive(client, ["RegistrationPage"]);
}
