import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ConfirmDialog } from "../../../client/ui/overlay/ConfirmDialog";
import { Dialog } from "../../../client/ui/overlay/Dialog";
import { TextField } from "../../../client/ui/form/fields";
import type { SaveOutcome } from "../../../client/ui/form/versions/saveMerged";
import { VersionedForm } from "../../../client/ui/form/versions/VersionedForm";

const record = { version: 1, values: { title: "Print it" } };
const confirm = vi.fn<(question: string) => boolean>();

beforeEach(() => {
  confirm.mockReset();
  vi.stubGlobal("confirm", confirm);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

interface EditProps {
  save: () => Promise<SaveOutcome>;
}

function Edit({ save }: EditProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog title="Edit question" isOpen={isOpen} onClose={() => setIsOpen(false)}>
      <VersionedForm
        draftName="question"
        record={record}
        fields={[{ name: "title", label: "Title" }]}
        save={save}
        readNewest={async () => record}
      >
        {({ title }) => <TextField name="title" label="Title" defaultValue={title} />}
      </VersionedForm>
    </Dialog>
  );
}

function show(save: EditProps["save"] = async () => ({ saved: { ...record, version: 2 } })) {
  render(<Edit save={save} />);
  return userEvent.setup();
}

function isOpen(): boolean {
  return screen.queryByRole("dialog") !== null;
}

async function typeInto(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(screen.getByLabelText(/^Title/), " twice");
}

const WAYS = [
  ["Escape", (user: ReturnType<typeof userEvent.setup>) => user.keyboard("{Escape}")],
  [
    "the cross",
    (user: ReturnType<typeof userEvent.setup>, dialog = screen.getByRole("dialog")) =>
      user.click(within(dialog).getByRole("button", { name: "Close" })),
  ],
] as const;

describe.each(WAYS)("%s", (_name, close) => {
  test("asks before something typed is lost, and keeps it for anyone who stays", async () => {
    const user = show();
    await typeInto(user);
    confirm.mockReturnValue(false);
    await close(user);
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      "What you typed here isn’t saved. Close it without saving?",
    );
    expect(isOpen()).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe("Print it twice");
    confirm.mockReturnValue(true);
    await close(user);
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  test("closes nothing while the work is under way, and asks nothing once it is saved", async () => {
    let finish = () => {};
    const user = show(
      () => new Promise((resolve) => (finish = () => resolve({ saved: { ...record, version: 2 } }))),
    );
    await typeInto(user);
    await user.click(screen.getByRole("button", { name: "Save" }));
    await close(user);
    expect(isOpen()).toBe(true);
    finish();
    await screen.findByText("Saved");
    // With nothing to lose, the browser's own Escape closes the dialog.
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(confirm).not.toHaveBeenCalled();
  });
});

test.each(WAYS)("%s in a dialog inside another one closes the inner one alone", async (_name, close) => {
  const closeOuter = vi.fn();
  const closeInner = vi.fn();
  render(
    <Dialog title="Edit run" isOpen onClose={closeOuter}>
      <Dialog title="This run has started" isOpen onClose={closeInner}>
        <TextField name="choice" label="What do you want to do?" />
      </Dialog>
    </Dialog>,
  );
  const user = userEvent.setup();
  const inner = screen.getByRole("dialog", { name: "This run has started" });
  screen.getByLabelText(/^What do you want/).focus();
  await close(user, inner);
  expect(closeInner).toHaveBeenCalledOnce();
  expect(closeOuter).not.toHaveBeenCalled();
});

test("what lets everything stay as it is waits for a deed that is under way", async () => {
  let finish = () => {};
  const close = vi.fn();
  render(
    <ConfirmDialog
      title="Cancel it?"
      confirmLabel="Cancel it"
      busyLabel="One moment…"
      stayLabel="Keep it"
      isOpen
      onClose={close}
      onConfirm={() => new Promise((resolve) => (finish = resolve))}
    >
      <p>It goes to whoever is next.</p>
    </ConfirmDialog>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Cancel it" }));
  await user.click(screen.getByRole("button", { name: "Keep it" }));
  await user.keyboard("{Escape}");
  expect(close).not.toHaveBeenCalled();
  finish();
  await screen.findByRole("button", { name: "Cancel it" });
  await user.click(screen.getByRole("button", { name: "Keep it" }));
  expect(close).toHaveBeenCalledTimes(1);
});
