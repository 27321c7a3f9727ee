import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { DraftAccountContext } from "../../../client/ui/form/DraftAccountContext";
import { Form } from "../../../client/ui/form/Form";
import { TextField } from "../../../client/ui/form/fields";

beforeEach(() => localStorage.clear());

const drafts = () => Object.values({ ...localStorage }).join();

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
