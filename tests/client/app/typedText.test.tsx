import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Role } from "../../../server/core/authorization";
import { BEHIND_PROXY } from "../../support/enrolmentCalls";
import { exerciseCalls } from "../../support/exerciseCalls";
import { renderPage } from "../../support/renderPage";
import { signInAgain } from "../../support/signInAgain";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);

interface StaffForm {
  name: string;
  /** Makes what its page needs, and returns the page's address. */
  open: () => Promise<string>;
  /** Makes what is chosen before the form can be filled in, by field name. */
  choose?: () => Promise<Record<string, string>>;
  /** The button whose dialog it is in. */
  opener?: RegExp;
  reveal?: RegExp;
  /** By field name; enough to submit the form. */
  typed: Record<string, string>;
}

const PARTNER = { name: "Typed partner", link: "https://typed.example.com" };
const ARTICLE = { title: "Typed title", excerpt: "Typed lead", body: "Typed text", authorName: "Typed" };
const REFERENCE = { title: "Typed title", link: "https://video.example.com/typed", durationText: "12:45" };

async function openPartners(): Promise<string> {
  const create = "mutation ($input: CreatePartnerInput!) { createPartner(input: $input) { id } }";
  await server.as.admin.ask(create, { input: { name: "A partner", link: null } });
  return "/cms/site/partners";
}

async function openWorkshop(): Promise<string> {
  return `/cms/workshops/${(await server.buildWorkshop()).id}`;
}

async function openMessage(): Promise<string> {
  const person = { firstName: "Asha", lastName: "Rao", email: "asks@example.com", phone: "9000000000" };
  const input = { ...person, message: "When?", desk: "HELP", website: "", sendingKey: "a".repeat(22) };
  await server.as.visitor.ask(
    "mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { __typename } }",
    { input },
  );
  const { data } = await server.as.admin.ask("{ contactMessages { nodes { id } } }");
  const [{ id }] = data?.contactMessages.nodes as [{ id: string }];
  return `/cms/messages/${id}`;
}

/** One of each kind: which pages have one is no matter of typed text. */
const FORMS: StaffForm[] = [
  {
    name: "the page of a record",
    open: async () => `/cms/courses/${(await server.buildCourse()).slug}`,
    typed: { description: "Typed description" },
  },
  { name: "the page of a new record", open: async () => "/cms/blog/new", typed: ARTICLE },
  {
    name: "a page with code",
    open: async () =>
      `/cms/exercises/${(await exerciseCalls(server).buildExercise({ isPublished: false })).id}`,
    typed: { title: "Typed title", prompt: "Typed task", solution: "typed = 1" },
  },
  { name: "a row of a list", open: openPartners, opener: /^Edit /, typed: PARTNER },
  {
    name: "a record on its parent's page",
    open: openWorkshop,
    reveal: /^Edit the run of /,
    typed: { countdownText: "Typed label", seats: "25" },
  },
  {
    name: "a form that follows a choice",
    open: async () => "/cms",
    choose: async () => {
      const course = await server.buildCourse();
      return { course: course.slug, batch: (await server.buildBatch({ courseId: course.id })).id };
    },
    typed: REFERENCE,
  },
  {
    name: "a dialog with a secret",
    open: async () => `/cms/batches/${(await server.buildBatch()).id}`,
    opener: /^New secret code/,
    typed: { secretCode: "bright-brass-9" },
  },
  { name: "a form of its own", open: openMessage, typed: { text: "Typed reply" } },
];

/** Never in a draft. */
const SECRET = "secretCode";

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

function keptTexts(): unknown[] {
  const drafts = Object.keys(localStorage).filter((key) => key.startsWith("draft/"));
  return drafts.flatMap((key) => {
    const { values = {} } = JSON.parse(localStorage.getItem(key) ?? "{}") as {
      values?: Record<string, unknown>;
    };
    return Object.values(values);
  });
}

test.each(FORMS)("$name: what was typed outlives the session and a crash", async (staffForm) => {
  const { open, choose, typed } = staffForm;
  const { [SECRET]: secret, ...kept } = typed;
  const path = await open();
  const chosen = (await choose?.()) ?? {};
  const as = await server.buildUser({ role: Role.ADMIN });
  const { user } = await renderPage({ server, path, as });
  const form = await showForm(staffForm, user);
  await fillIn(form, { ...chosen, ...typed });

  await server.dataSource.query("DELETE FROM sessions WHERE user_id = $1", [as.id]);
  const submit = form.querySelector("button[type=submit]");
  if (submit) await user.click(submit);
  await signInAgain(user, as);
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
});
