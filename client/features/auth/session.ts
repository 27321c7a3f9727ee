import type { ApolloClient } from "@apollo/client";
import { messageOf, problemsOf } from "../../apollo/problemsOf";
import { send } from "../../apollo/send";
import { hasSessionEnded } from "../../apollo/sessionEnd";
import { setPageAccount } from "../../hooks/pageAccount";
import { mayLeave } from "../../hooks/useUnsavedWarning";
import type { FormProblems } from "../../ui/form/problems";
import { fieldProblem, generalProblem } from "../../ui/form/problems";
import { showToast } from "../../ui/overlay/toast";
import { announceAccount, announceSignIn, deleteDrafts, reloadWithoutDrafts } from "./otherTabs";
import {
  ChangePasswordDocument,
  SignInDocument,
  SignInStaffDocument,
  SignOutDocument,
  SignUpDocument,
} from "./session.generated";
import { SignedInDocument } from "./SignedIn.generated";
import { ViewerDocument } from "./Viewer.generated";

/** Resets the cache, which holds another account's data. */
export async function restartSession(client: ApolloClient): Promise<void> {
  setPageAccount(null);
  const emptied = new Promise<void>((resolve) => {
    const stopListening = client.onResetStore(async () => {
      stopListening();
      resolve();
    });
  });
  // Each component refetches and shows its own error, so none waits for the slowest.
  void client
    .resetStore()
    .catch(() => {})
    .then(announceSignIn);
  await emptied;
  // Both, started together: with one of them still to come, a page for learners would turn its learner away.
  const [{ data }] = await Promise.all([
    client.query({ query: ViewerDocument, errorPolicy: "all" }),
    client.query({ query: SignedInDocument, errorPolicy: "all" }),
  ]);
  hasSessionEnded(false);
  if (data?.viewer) announceAccount(data.viewer.id);
}

/** After a sign-in over an ended session: keeps the page of the same account, reloads that of another. */
async function continueAs(client: ApolloClient, accountId: string): Promise<void> {
  const drawnFor = client.readQuery({ query: ViewerDocument })?.viewer?.id;
  if (!hasSessionEnded() || !drawnFor) return restartSession(client);
  announceAccount(accountId);
  // Every component stays mounted, with the text typed there.
  if (drawnFor === accountId) return announceSignIn();
  await reloadWithoutDrafts(undefined);
}

export interface Credentials {
  email: string;
  password: string;
}

export interface NewAccount extends Credentials {
  name: string;
  phone: string;
}

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** Others may use up an account's attempts; the e-mailed link still lets its owner in. */
const sayTooManySignIns = (wait: string) =>
  `Too many attempts. Please try again in ${wait}. To get in now, choose “Forgot your password?”: the link we e-mail you works right away.`;

function wrongLogin(message: string): FormProblems {
  return { ...generalProblem(message), goOnIn: "password" };
}

// Each returns the problems, if any. A sign-in invalidates what another account has read.

export async function signIn(client: ApolloClient, input: Credentials): Promise<FormProblems | void> {
  const { data, error } = await send(client, SignInDocument, { input });
  if (!data) return problemsOf(error, sayTooManySignIns);
  if (data.signIn.__typename === "InvalidCredentials") return wrongLogin(data.signIn.message);
  await continueAs(client, data.signIn.viewer.id);
}

export async function signInStaff(client: ApolloClient, input: Credentials): Promise<FormProblems | void> {
  const { data, error } = await send(client, SignInStaffDocument, { input });
  if (!data) return problemsOf(error, sayTooManySignIns);
  if (data.signInStaff.__typename === "InvalidCredentials")
    return wrongLogin("Invalid login. Please try again.");
  await continueAs(client, data.signInStaff.viewer.id);
}

export async function signUp(client: ApolloClient, input: NewAccount): Promise<FormProblems | void> {
  const { data, error } = await send(client, SignUpDocument, { input });
  if (!data) return problemsOf(error);
  if (data.signUp.__typename === "EmailTaken") return fieldProblem("email", data.signUp.message);
  await restartSession(client);
}

/** Loads the next page as a new document, so that none of this account's data stays in memory. */
export async function signOut(client: ApolloClient, goTo: string): Promise<void> {
  if (!mayLeave()) return;
  const { data, error } = await send(client, SignOutDocument, {});
  if (!data) return showToast("error", `You are still signed in. ${messageOf(error)}`);
  await deleteDrafts(client.readQuery({ query: ViewerDocument })?.viewer?.id);
  announceAccount(null);
  window.location.assign(goTo);
}

export async function changePassword(
  client: ApolloClient,
  input: PasswordChange,
): Promise<FormProblems | void> {
  const { data, error } = await send(client, ChangePasswordDocument, { input });
  if (!data) return problemsOf(error);
  if (data.changePassword.__typename === "InvalidCredentials") {
    return fieldProblem("currentPassword", "This is not your current password.");
  }
}
