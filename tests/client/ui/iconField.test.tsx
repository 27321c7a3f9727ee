import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { DescribedFields } from "../../../client/ui/form/kinds/DescribedFields";
import { describeFields, readContent, writeContent } from "../../../client/ui/form/kinds/FieldKind";
import { Form } from "../../../client/ui/form/Form";
import { icon } from "../../../client/ui/form/kinds/textKinds";

interface Content {
  icon: string;
}

const fields = describeFields<Content>({}, { icon: icon({ label: "Drawing" }) });

function show(stored: string | null) {
  const submit = vi.fn(async (_content: Content) => {});
  const values = stored === null ? {} : writeContent(fields, { icon: stored });
  render(
    <Form submitLabel="Save" onSubmit={(typed) => submit(readContent(fields, typed))}>
      <DescribedFields fields={fields} values={values} />
    </Form>,
  );
  return { user: userEvent.setup(), submit, select: screen.getByLabelText<HTMLSelectElement>("Drawing") };
}

function words(select: HTMLSelectElement): string[] {
  return [...select.options].map(({ text }) => text);
}

test.each([
  ["chart", "Chart"],
  ["users", "People"],
  ["indian-rupee", "Rupee"],
  ["no-such", "“no-such”, which draws the steps"],
])("the drawing %s stays under its name until another is chosen", async (stored, shown) => {
  const { user, submit, select } = show(stored);
  expect(select.selectedOptions[0]?.text).toBe(shown);
  expect(new Set(words(select)).size).toBe(select.options.length);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(submit).toHaveBeenLastCalledWith({ icon: stored });
  await user.selectOptions(select, "Rocket");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(submit).toHaveBeenLastCalledWith({ icon: "rocket" });
});

test.each([null, ""])("where none is named (%o), the steps are chosen", async (stored) => {
  const { user, submit, select } = show(stored);
  expect(select.value).toBe("steps");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(submit).toHaveBeenLastCalledWith({ icon: "steps" });
});

test("what is chosen is drawn beside the list", async () => {
  const { user, select } = show("moon");
  const drawn = () => select.parentElement?.querySelector("svg")?.outerHTML;
  const before = drawn();
  await user.selectOptions(select, "Trophy");
  expect(drawn()).not.toBe(before);
});
