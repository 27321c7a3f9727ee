import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { PASSWORD } from "./builders";
import { enter } from "./fillIn";

const NAME = "Please sign in again";

/** In the dialog that opens once the session has ended. */
export async function signInAgain(user: UserEvent, { email }: { email: string }): Promise<void> {
  const dialog = within(await screen.findByRole("dialog", { name: NAME }));
  await enter(user, await dialog.findByLabelText("E-mail"), email);
  await enter(user, dialog.getByLabelText("Password"), PASSWORD);
  await user.click(dialog.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: NAME })).toBeNull());
}
