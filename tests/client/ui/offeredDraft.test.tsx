import { cleanup, render, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { DraftAccountContext } from "../../../client/ui/form/formContexts";
import { Form } from "../../../client/ui/form/Form";
import { TextField } from "../../../client/ui/form/fields";
import { VersionedForm } from "../../../client/ui/form/versions/VersionedForm";

beforeEach(() => localStorage.clear());

const drafts = () => Object.values({ ...localStorage }).join();
const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/);

function openNote(): UserEvent {
  cleanup();
  render(
    <DraftAccountContext value="staff">
      <Form draft={{ name: "note" }} submitLabel="Save" onSubmit={async () => {}}>
        <TextField name="title" label="Title" />
      </Form>
    </DraftAccountContext>,
  );
  return userEvent.setup();
}

function openRecord(): UserEvent {
  cleanup();
  render(
    <DraftAccountContext value="staff">
      <VersionedForm
        draftName="record"
        record={{ version: 1, values: { title: "As it was" } }}
        fields={[{ name: "title", label: "Title" }]}
        save={async (values) => ({ saved: { version: 2, values } })}
        readNewest={async () => null}
      >
        {(values) => <TextField name="title" label="Title" defaultValue={values.title} />}
      </VersionedForm>
    </DraftAccountContext>,
  );
  return userEvent.setup();
}

async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name }));
}

async function leaveDraft(open: () => UserEvent, text: string): Promise<UserEvent> {
  const user = open();
  await user.clear(title());
  await user.type(title(), text);
  await waitFor(() => expect(drafts()).toContain(text), { timeout: 60_000 });
  return open();
}

test("text typed into a record beside an offered draft replaces it nowhere", async () => {
  const user = await leaveDraft(openRecord, "Earlier words");
  await screen.findByRole("button", { name: "Restore" });
  await user.type(title(), " and later words");
  await waitFor(() => expect(drafts()).toContain("later words"), { timeout: 60_000 });
  expect(drafts()).toContain("Earlier words");

  const again = openRecord();
  await press(again, "Restore");
  expect(title().value).toContain("later words");
  await press(again, "Restore");
  expect(title().value).toBe("Earlier words");
  // The replaced text is offered in turn.
  await press(again, "Restore");
  expect(title().value).toContain("later words");
});

test("a letter typed into a new record and taken back leaves the offered draft alone", async () => {
  const user = await leaveDraft(openNote, "Earlier words");
  await screen.findByRole("button", { name: "Restore" });
  await user.type(title(), "x");
  await waitFor(() => expect(drafts()).toContain('x"'), { timeout: 60_000 });
  await user.type(title(), "{Backspace}");
  await waitFor(() => expect(drafts()).not.toContain('x"'), { timeout: 60_000 });
  await press(openNote(), "Restore");
  expect(title().value).toBe("Earlier words");
});

test("text that is sent beside an offered draft takes only its own draft along", async () => {
  const user = await leaveDraft(openNote, "Earlier words");
  await screen.findByRole("button", { name: "Restore" });
  await user.type(title(), "Sent");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(false),
  );
  expect(drafts()).toContain("Earlier words");
  expect(drafts()).not.toContain("Sent");
  await press(openNote(), "Discard");
  expect(drafts()).toBe("");
});
