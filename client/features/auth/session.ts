import type { ApolloClient } from "@apollo/client";
import { messageOf, problemsOf } from "../../apollo/problemsOf";
import { hasSessionEnded } from "../../apollo/sessionEnd";
import { setPageAccount } from "../../hooks/pageAccount";
import { leaveWithoutAsking, mayLeave } from "../../hooks/useUnsavedWarning";
import type { FormProblems } from "../../ui/form/problems";
import { showToast } from "../../ui/overlay/toast";
import { announceAccount, announceSignIn } from "./otherTabs";
import {
  ChangePasswordDocument,
  SignInDocument,
  SignInStaffDocument,
  SignOutDocument,
  SignUpDocument,
} from "./session.generated";
import { general, tooMany, tooManySignIns } from "./sessionProblems";
import { ViewerDocument } from "./Viewer.generated";

/** Reads everything again that was read as someone else. */
export async function startAfresh(client: ApolloClient): Promise<void> {
  // The page still shows who was signed in before, and is about to change.
  setPageAccount(null);
  const emptied = new Promise<void>((resolve) => {
    const stopListening = client.onResetStore(async () => {
      stopListening();
      resolve();
    });
  });
  // Each place reads its own part again and shows its own error: the fast ones never wait for the slowest.
  void client
    .resetStore()
    .catch(() => {})
    .then(announceSignIn);
  await emptied;
  const { data } = await client.query({ query: ViewerDocument, errorPolicy: "all" });
  hasSessionEnded(false);
  if (data?.viewer) announceAccount(data.viewer.id);
}

/** After this account has signed in: over a page whose session ended, the page stays; one drawn for another is reloaded. */
async function continueAs(client: ApolloClient, accountId: string): Promise<void> {
  const drawnFor = client.readQuery({ query: ViewerDocument })?.viewer?.id;
  if (!hasSessionEnded() || !drawnFor) return startAfresh(client);
  announceAccount(accountId);
  // The same account: every part stays mounted, with the text typed there.
  if (drawnFor === accountId) return announceSignIn();
  await import("../../ui/form/drafts/drafts").then(
    ({ forgetDrafts }) => forgetDrafts(undefined),
    () => {},
  );
  leaveWithoutAsking();
  window.location.reload();
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

function wrongLogin(message: string): FormProblems {
  return { ...general(message), goOnIn: "password" };
}

// Each answers what was wrong, or nothing. Everything that was read as someone else is read again.

export async function signIn(client: ApolloClient, input: Credentials): Promise<FormProblems | void> {
  const { data, error } = await client.mutate({ mutation: SignInDocument, variables: { input } });
  if (!data) return problemsOf(error);
  if (data.signIn.__typename === "TooManyAttempts") return tooManySignIns(data.signIn.retryAfterSeconds);
  if (data.signIn.__typename === "InvalidCredentials") return wrongLogin(data.signIn.message);
  await continueAs(client, data.signIn.viewer.id);
}

export async function signInStaff(client: ApolloClient, input: Credentials): Promise<FormProblems | void> {
  const { data, error } = await client.mutate({ mutation: SignInStaffDocument, variables: { input } });
  if (!data) return problemsOf(error);
  if (data.signInStaff.__typename === "TooManyAttempts")
    return tooManySignIns(data.signInStaff.retryAfterSeconds);
  if (data.signInStaff.__typename === "InvalidCredentials")
    return wrongLogin("Invalid login. Please try again.");
  await continueAs(client, data.signInStaff.viewer.id);
}

export async function signUp(client: ApolloClient, input: NewAccount): Promise<FormProblems | void> {
  const { data, error } = await client.mutate({ mutation: SignUpDocument, variables: { input } });
  if (!data) return problemsOf(error);
  if (data.signUp.__typename === "TooManyAttempts") return tooMany(data.signUp.retryAfterSeconds);
  if (data.signUp.__typename === "EmailTaken")
    return { fields: { email: data.signUp.message }, general: null };
  await startAfresh(client);
}

/** Removes what this account has typed and not sent from this browser. */
async function forgetOwnDrafts(client: ApolloClient): Promise<void> {
  const account = client.readQuery({ query: ViewerDocument })?.viewer?.id;
  await import("../../ui/form/drafts/drafts").then(
    ({ forgetDrafts }) => forgetDrafts(account),
    () => {},
  );
}

/** Loads the next page as a new document, so that nothing read as this person stays in memory; says so where it failed. */
export async function signOut(client: ApolloClient, goTo: string): Promise<void> {
  if (!mayLeave()) return;
  const { data, error } = await client.mutate({ mutation: SignOutDocument });
  if (!data) return showToast("error", `You are still signed in. ${messageOf(error)}`);
  await forgetOwnDrafts(client);
  announceAccount(null);
  window.location.assign(goTo);
}

export async function changePassword(
  client: ApolloClient,
  input: PasswordChange,
): Promise<FormProblems | void> {
  const { data, error } = await client.mutate({ mutation: ChangePasswordDocument, variables: { input } });
  if (!data) return problemsOf(error);
  if (data.changePassword.__typename === "TooManyAttempts")
    return tooMany(data.changePassword.retryAfterSeconds);
  if (data.changePassword.__typename === "InvalidCredentials") {
    return { fields: { currentPassword: "This is not your current password." }, general: null };
  }
}
