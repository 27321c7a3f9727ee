import { useApolloClient } from "@apollo/client/react";
import { NOT_LOADED } from "../../apollo/problemsOf";
import { useLazyModule } from "../../hooks/useLazyModule";
import type { FormProblems } from "../../ui/form/problems";
import type * as Session from "./session";

const loadSession = () => import("./session");

/** Loads the session functions lazily; each returns the problems, if any. */
export function useSession() {
  const client = useApolloClient();
  const session = useLazyModule(loadSession);

  async function send(
    act: (loaded: typeof Session) => Promise<FormProblems | void>,
  ): Promise<FormProblems | void> {
    const loaded = await session();
    return loaded ? act(loaded) : NOT_LOADED;
  }

  return {
    signIn: async (input: Session.Credentials) => send(async ({ signIn }) => signIn(client, input)),
    signInStaff: async (input: Session.Credentials) =>
      send(async ({ signInStaff }) => signInStaff(client, input)),
    signUp: async (input: Session.NewAccount) => send(async ({ signUp }) => signUp(client, input)),
  };
}
