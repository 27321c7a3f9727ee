import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { NewContentForm } from "../../../client/cms/records/NewContentForm";
import { Dialog } from "../../../client/ui/overlay/Dialog";
import { DraftAccountContext } from "../../../client/ui/form/formContexts";
import { describeFields } from "../../../client/ui/form/kinds/FieldKind";
import { text } from "../../../client/ui/form/kinds/textKinds";
import { Form } from "../../../client/ui/form/Form";
import { TextField } from "../../../client/ui/form/fields";
import type { FormValues } from "../../../client/ui/form/formValues";
import { VersionedForm } from "../../../client/ui/form/versions/VersionedForm";

function showNote() {
  render(
    <DraftAccountContext value="someone">
      <Form draft={{ name: "note" }} submitLabel="Save" onSubmit={async () => {}}>
        <TextField name="title" label="Title" required />
      </Form>
    </DraftAccountContext>,
  );
  return userEvent.setup();
}

test.each(["Restore", "Discard"])("after %s the focus is in the form's first field", async (choice) => {
  const user = showNote();
  await user.type(screen.getByLabelText("Title"), "Kept");
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain("Kept"));
  cleanup();
  showNote();
  await user.click(await screen.findByRole("button", { name: choice }));
  await waitFor(() => expect(screen.queryByRole("button", { name: choice })).toBeNull());
  expect(document.activeElement).toBe(screen.getByLabelText("Title"));
});

test("a save that merged others' changes has the focus on what they changed", async () => {
  const opened = { version: 1, values: { title: "Mine", place: "Room 1" } };
  const newest = { version: 2, values: { title: "Mine", place: "Room 2" } };
  const save = async (values: FormValues, expectedVersion: number) =>
    expectedVersion === 1
      ? { stale: { changedBy: "Lata", changedAt: "2026-11-22T10:00:00Z" } }
      : { saved: { version: 3, values: { title: "", place: "", ...values } } };
  render(
    <VersionedForm
      draftName="plan"
      record={opened}
      fields={[
        { name: "title", label: "Title" },
        { name: "place", label: "Place" },
      ]}
      save={save}
      readNewest={async () => newest}
    >
      {({ title, place }) => (
        <>
          <TextField name="title" label="Title" defaultValue={title} required />
          <TextField name="place" label="Place" defaultValue={place} required />
        </>
      )}
    </VersionedForm>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Title"), " alone");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved, with the changes of Lata")).toBeTruthy();
  const lead = screen.getByText(/^Lata changed this on/);
  await waitFor(() => expect(document.activeElement).toBe(lead.closest("[role=status]")));
  expect(screen.getByLabelText<HTMLInputElement>("Place").value).toBe("Room 2");
});

test("a new record's dialog asks before it closes over typed text", async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal("confirm", confirm);
  render(
    <Dialog title="New" isOpen onClose={() => {}}>
      <NewContentForm
        draftName="new"
        fields={describeFields(
          { title: { missing: "Please enter a title." } },
          { title: text({ label: "Title" }) },
        )}
        submitLabel="Add"
        create={async () => ({})}
      />
    </Dialog>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/^Title/), "Typed{Escape}");
  expect(confirm).toHaveBeenCalledOnce();
  expect(screen.getByRole("dialog")).toBeTruthy();
  vi.unstubAllGlobals();
});
