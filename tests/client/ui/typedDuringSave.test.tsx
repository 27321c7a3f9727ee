import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { NewContentForm } from "../../../client/cms/records/NewContentForm";
import { DraftAccountContext } from "../../../client/ui/form/formContexts";
import { Form } from "../../../client/ui/form/Form";
import { TextField } from "../../../client/ui/form/fields";
import { describeFields } from "../../../client/ui/form/kinds/FieldKind";
import { text } from "../../../client/ui/form/kinds/textKinds";

beforeEach(() => localStorage.clear());

const drafts = () => Object.values({ ...localStorage }).join();

interface Sender {
  send: () => Promise<void>;
}

function Message({ send }: Sender) {
  return (
    <Form submitLabel="Send" onSubmit={send} isResetOnSuccess>
      <TextField name="title" label="Title" required />
    </Form>
  );
}

function NewRecord({ send }: Sender) {
  return (
    <NewContentForm
      draftName="new"
      fields={describeFields(
        { title: { missing: "Please enter a title." } },
        { title: text({ label: "Title" }) },
      )}
      submitLabel="Send"
      create={async () => send().then(() => ({}))}
    />
  );
}

test.each([
  { form: "that is emptied for the next message", Sending: Message },
  { form: "that makes a record", Sending: NewRecord },
])("a form $form keeps what is typed while it sends", async ({ Sending }) => {
  const user = userEvent.setup();
  let finish = () => {};
  render(<Sending send={() => new Promise<void>((resolve) => (finish = resolve))} />);
  const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/);
  await user.type(title(), "First");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await user.type(title(), " and more");
  await act(async () => finish());
  await screen.findByRole("button", { name: "Send" });
  expect(title().value).toBe("First and more");

  await user.click(screen.getByRole("button", { name: "Send" }));
  await act(async () => finish());
  await waitFor(() => expect(title().value).toBe(""));
});

test("text typed while the form is being saved is kept as a draft, and what was saved is not", async () => {
  const user = userEvent.setup();
  let finish = () => {};
  const save = () => new Promise<void>((resolve) => (finish = resolve));
  render(
    <DraftAccountContext value="staff">
      <Form submitLabel="Save" onSubmit={save} draft={{ name: "typed during a save" }}>
        <TextField name="title" label="Title" />
      </Form>
    </DraftAccountContext>,
  );
  const title = await screen.findByLabelText(/^Title/);
  await user.type(title, "First");
  await waitFor(() => expect(drafts()).toContain("First"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.type(title, " and more");
  await act(async () => finish());
  expect(drafts()).toBe("");
  await waitFor(() => expect(drafts()).toContain("First and more"));

  await user.click(screen.getByRole("button", { name: "Save" }));
  await act(async () => finish());
  expect(drafts()).toBe("");
});
