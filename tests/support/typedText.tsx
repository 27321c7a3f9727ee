import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { readDemoPack } from "../../server/app/seed/demoPack";
import { seedExercises } from "../../server/app/seed/practice/seedExercises";
import { seedSite } from "../../server/app/seed/seedSite";
import { seedWorkshops } from "../../server/app/seed/seedWorkshops";
import type { Found } from "../../server/app/content/read/packLinks";
import { Role } from "../../server/core/authorization";
import { PASSWORD } from "./builders";
import { renderPage } from "./renderPage";
import type { StaffForm } from "./staffForm";
import { STAFF_FORMS } from "./staffForms";
import type { TestApp } from "./testApp";

/** Secret, so never in a draft. */
const SECRET = "secretCode";
/** Files that share the forms: each form takes seconds, most of them waiting. */
const PARTS = 3;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Queried again, because a restored draft remounts the form. */
function formOf({ opener, typed }: StaffForm): HTMLElement {
  const forms = document.querySelectorAll<HTMLElement>(opener ? "dialog[open] form" : "form");
  const form = [...forms].find((one) =>
    Object.keys(typed).every((name) => one.querySelector(`[name="${name}"]`)),
  );
  if (!form) throw new Error("The form is not there.");
  return form;
}

function controlOf(form: HTMLElement, name: string): Control {
  const control = form.querySelector<Control>(`[name="${name}"]`);
  if (!control) throw new Error(`The form has no ${name}.`);
  return control;
}

async function showForm(staffForm: StaffForm, user: UserEvent): Promise<HTMLElement> {
  const button = staffForm.opener ?? staffForm.reveal;
  const [first] = button ? await screen.findAllByRole("button", { name: button }) : [];
  if (first) await user.click(first);
  return waitFor(() => formOf(staffForm));
}

async function fillIn(form: HTMLElement, typed: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const control = controlOf(form, name);
    if (control instanceof HTMLSelectElement) {
      await waitFor(() => expect([...control.options].map((option) => option.value)).toContain(value));
      fireEvent.change(control, { target: { value } });
    } else fireEvent.input(control, { target: { value } });
  }
}

async function expectTyped(staffForm: StaffForm, typed: Record<string, string>): Promise<void> {
  await waitFor(() => {
    const form = formOf(staffForm);
    const shown = Object.keys(typed).map((name) => [name, controlOf(form, name).value]);
    expect(Object.fromEntries(shown)).toEqual(typed);
  });
}

async function signInAgain(user: UserEvent, email: string): Promise<void> {
  const name = "Please sign in again";
  const dialog = within(await screen.findByRole("dialog", { name }));
  fireEvent.input(await dialog.findByLabelText("E-mail"), { target: { value: email } });
  fireEvent.input(dialog.getByLabelText("Password"), { target: { value: PASSWORD } });
  await user.click(dialog.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name })).toBeNull());
}

function keptTexts(): unknown[] {
  const drafts = Object.keys(localStorage).filter((key) => key.startsWith("draft/"));
  return drafts.flatMap((key) => {
    const { values = {} } = JSON.parse(localStorage.getItem(key) ?? "{}") as {
      values?: Record<string, unknown>;
    };
    return Object.values(values);
  });
}

export function testTypedText(server: TestApp, part: number): void {
  beforeAll(async () => {
    const { manager } = server.dataSource;
    const now = new Date();
    const pack = await readDemoPack(now);
    const found: Found = new Map();
    await seedExercises(manager, pack, { found, now });
    await seedSite(manager, pack, { found, now });
    await seedWorkshops(manager, pack, found);
  });

  test.each(STAFF_FORMS.filter((_, index) => index % PARTS === part))(
    "$name: what was typed outlives the session and a crash",
    async (staffForm) => {
      const { open, choose, typed } = staffForm;
      const { [SECRET]: secret, ...kept } = typed;
      const path = await open(server);
      const chosen = (await choose?.(server)) ?? {};
      const as = await server.buildUser({ role: Role.ADMIN });
      const { user } = await renderPage({ server, path, as });
      const form = await showForm(staffForm, user);
      await fillIn(form, { ...chosen, ...typed });

      await server.dataSource.query("DELETE FROM sessions WHERE user_id = $1", [as.id]);
      const submit = form.querySelector("button[type=submit]");
      if (submit) await user.click(submit);
      await signInAgain(user, as.email);
      expect(within(form).queryByText("Please sign in to continue.")).toBeNull();
      await expectTyped(staffForm, typed);

      const text = Object.values(kept).at(-1);
      if (!text) return;
      await waitFor(() => expect(keptTexts()).toContain(text));
      cleanup();
      const again = await renderPage({ server, path, as });
      const restored = await showForm(staffForm, again.user);
      await again.user.click(await within(restored).findByRole("button", { name: "Restore" }));
      await expectTyped(staffForm, { ...chosen, ...kept, ...(secret && { [SECRET]: "" }) });
    },
  );
}
