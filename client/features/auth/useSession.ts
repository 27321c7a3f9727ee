import { useApolloClient } from "@apollo/client/react";
import type { Credentials, NewAccount } from "./session";
import { signIn, signInStaff, signUp } from "./session";

/** Each function returns the problems, if any. */
export function useSession() {
  const client = useApolloClient();
  return {
    signIn: async (input: Credentials) => signIn(client, input),
    signInStaff: async (input: Credentials) => signInStaff(client, input),
    signUp: async (input: NewAccount) => signUp(client, input),
  };
}
