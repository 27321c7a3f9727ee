import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { MarkdownField } from "../../../client/ui/form/kinds/MarkdownField";
import { Form } from "../../../client/ui/form/Form";

const URL_OF_IT = "/media/0b8d1c5e-8f5c-4f0e-9a55-2f6a1f0f2d11-8x4";

class FakeUpload extends EventTarget {
  upload = new EventTarget();
  status = 201;
  responseText = "";
  open() {}
  getResponseHeader() {
    return null;
  }
  send(form: FormData) {
    this.responseText = JSON.stringify({
      id: "1",
      url: URL_OF_IT,
      width: 8,
      height: 4,
      alt: form.get("alt"),
    });
    for (const type of ["load", "loadend"]) this.dispatchEvent(new Event(type));
  }
}

test("a picture is put in where the cursor is, with its words; a wrong file is refused", async () => {
  vi.stubGlobal("XMLHttpRequest", FakeUpload);
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:a", revokeObjectURL: () => {} }));
  const user = userEvent.setup({ applyAccept: false });
  const submit = vi.fn(async () => {});
  render(
    <Form submitLabel="Save" onSubmit={submit}>
      <MarkdownField
        name="body"
        label="Article"
        rows={4}
        defaultValue="Before.After."
        limits={{ missing: "Please write." }}
      />
    </Form>,
  );
  const area = screen.getByLabelText<HTMLTextAreaElement>("Article");
  const chooser = screen.getByLabelText(/^Add a picture to the text/);
  await user.upload(chooser, new File(["<svg/>"], "a.svg", { type: "image/svg+xml" }));
  expect(screen.getByText("Please choose a JPEG, PNG or WebP picture.")).toBeTruthy();

  area.setSelectionRange(7, 7);
  await user.upload(chooser, new File(["x"], "a.png", { type: "image/png" }));
  await user.type(await screen.findByLabelText("Describe the picture"), "Bars [[a] and b");
  await user.click(screen.getByRole("button", { name: "Upload the picture" }));
  const placed = `Before.\n\n![Bars \\[a\\] and b](${URL_OF_IT})\n\nAfter.`;
  expect(area.value).toBe(placed);
  expect(document.activeElement).toBe(area);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(submit).toHaveBeenCalledWith({ body: placed });
  vi.unstubAllGlobals();
});
