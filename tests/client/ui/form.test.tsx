import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { FormValues } from "../../../client/ui/form/formValues";
import { Form } from "../../../client/ui/form/Form";
import { TextField } from "../../../client/ui/form/fields";
import type { FormProblems } from "../../../client/ui/form/problems";

function show(onSubmit: (values: FormValues) => Promise<FormProblems | void>, isResetOnSuccess = false) {
  render(
    <Form submitLabel="Save" onSubmit={onSubmit} isResetOnSuccess={isResetOnSuccess}>
      <TextField name="title" label="Title" required missing="Please enter a title." />
      <TextField
        name="link"
        label="Link"
        type="url"
        required
        missing="Please enter a link."
        invalid="No link."
      />
      <TextField name="note" label="Note" />
    </Form>,
  );
  return userEvent.setup();
}

afterEach(() => {
  vi.unstubAllGlobals();
});

function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label);
}

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(field("Title"), "EC2");
  await user.type(field("Link"), "https://example.com/");
}

test("the first field with a problem gets the focus, and each problem is tied to its field", async () => {
  const submit = vi.fn(async () => {});
  const user = show(submit);
  await user.type(field("Link"), "nonsense");
  await user.type(field("Title"), "   ");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(submit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field("Title"));
  const described = field("Title").getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(described)?.textContent).toBe("Please enter a title.");
  expect(screen.getByText("No link.")).toBeTruthy();
  expect(field("Link").value).toBe("nonsense");
});

test("a text that is too long is refused before it is sent, and nothing of it is cut", async () => {
  const submit = vi.fn(async () => {});
  const limits = { maxLength: 5, tooLong: "Please use at most 5 characters." };
  render(
    <Form submitLabel="Save" onSubmit={submit}>
      <TextField name="title" label="Title" limits={limits} />
    </Form>,
  );
  const user = userEvent.setup();
  await user.click(field("Title (optional)"));
  await user.paste("123456");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("Please use at most 5 characters.")).toBeTruthy();
  expect(field("Title (optional)").value).toBe("123456");
  expect(submit).not.toHaveBeenCalled();
  await user.keyboard("{Backspace}");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(submit).toHaveBeenCalledOnce();
});

test("the sentence about missing fields is said only where one is missing", async () => {
  render(
    <Form submitLabel="Save" whenMissing="Please enter title and link" onSubmit={async () => {}}>
      <TextField name="title" label="Title" required missing="Please enter a title." />
      <TextField name="link" label="Link" type="url" required invalid="No link." />
    </Form>,
  );
  const user = userEvent.setup();
  await user.type(field("Link"), "nonsense");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("Please enter title and link")).toBeTruthy();
  await user.type(field("Title"), "EC2");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("No link.")).toBeTruthy();
  expect(screen.queryByText("Please enter title and link")).toBeNull();
});

test("a problem goes with the first sign that is typed again, and the others stay", async () => {
  const user = show(vi.fn(async () => {}));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.type(field("Title"), "E");
  expect(screen.queryByText("Please enter a title.")).toBeNull();
  expect(field("Title").getAttribute("aria-invalid")).toBeNull();
  expect(screen.getByText("Please enter a link.")).toBeTruthy();
});

test("an optional field says so and is not asked for", async () => {
  const submit = vi.fn(async () => {});
  const user = show(submit);
  expect(field("Note (optional)").getAttribute("aria-invalid")).toBeNull();
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(submit).toHaveBeenCalledExactlyOnceWith({ title: "EC2", link: "https://example.com/", note: "" });
});

test("a double click submits once, and the button says that the work is under way", async () => {
  let finish = () => {};
  const submit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const user = show(submit);
  await fillIn(user);
  await user.dblClick(screen.getByRole("button", { name: "Save" }));
  await user.type(field("Title"), "{Enter}");
  expect(submit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Saving…" }).disabled).toBe(true);
  finish();
  expect(await screen.findByRole("button", { name: "Save" })).toBeTruthy();
});

test("what the server refuses is shown, what was typed stays, and the focus goes to the field", async () => {
  const user = show(async () => ({ fields: { link: "This link is taken." }, general: "Not saved." }), true);
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("This link is taken.")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe("Not saved.");
  expect(document.activeElement).toBe(field("Link"));
  expect([field("Title").value, field("Link").value]).toEqual(["EC2", "https://example.com/"]);
});

test("a form that is for the next one as well empties itself when all went well", async () => {
  const user = show(async () => {}, true);
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(field("Title").value).toBe(""));
});

test("work that fails in an unexpected way leaves a form that can be sent again", async () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  let tries = 0;
  const user = show(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError("nobody expected this");
  });
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/Something went wrong. What you typed is still here/)).toBeTruthy();
  expect(report).toHaveBeenCalledTimes(1);
  expect(field("Title").value).toBe("EC2");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(tries).toBe(2));
});
