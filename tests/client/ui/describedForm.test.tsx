import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { DescribedFields } from "../../../client/ui/form/kinds/DescribedFields";
import { describeFields, readContent, writeContent } from "../../../client/ui/form/kinds/FieldKind";
import { Form } from "../../../client/ui/form/Form";
import { list } from "../../../client/ui/form/list/list";
import type { FormProblems } from "../../../client/ui/form/problems";
import { lines, text } from "../../../client/ui/form/kinds/textKinds";
import { optionalMoment, tick } from "../../../client/ui/form/kinds/valueKinds";

interface Day {
  title: string;
  topics: string[];
}

interface Content {
  startsAt: string | null;
  isPublished: boolean;
  agenda: Day[];
}

const limits = { agenda: { maxItems: 4, fields: { title: { missing: "Please enter a title." } } } };

const fields = describeFields<Content>(limits, {
  startsAt: optionalMoment({ label: "First sitting" }),
  isPublished: tick({ label: "Published" }),
  agenda: list({
    label: "Agenda",
    noun: "day",
    summary: ["title"],
    fields: {
      title: text({ label: "Title" }),
      topics: lines({ label: "Topics" }),
    },
  }),
});

const CONTENT: Content = {
  startsAt: "2026-12-09T14:30:00.000Z",
  isPublished: true,
  agenda: [
    { title: "One", topics: ["a", "b"] },
    { title: "Two", topics: [] },
    { title: "Three", topics: ["c"] },
  ],
};

function show(answer?: FormProblems) {
  const submit = vi.fn(async (_content: Content) => answer);
  render(
    <Form submitLabel="Save" onSubmit={(values) => submit(readContent(fields, values))}>
      <DescribedFields fields={fields} values={writeContent(fields, CONTENT)} />
    </Form>,
  );
  return { user: userEvent.setup(), submit };
}

function titles(): string[] {
  return screen.getAllByLabelText<HTMLInputElement>("Title").map(({ value }) => value);
}

function press(user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> {
  return user.click(screen.getByRole("button", { name, hidden: true }));
}

function focusedName(): string | null | undefined {
  return document.activeElement?.getAttribute("aria-label");
}

test("what nobody touched is sent as it was, everything of it", async () => {
  const { user, submit } = show();
  await press(user, "Save");
  expect(submit).toHaveBeenCalledExactlyOnceWith(CONTENT);
});

test("a time is shown and typed as a clock in India shows it, and the zone is named", async () => {
  const { user, submit } = show();
  const field = screen.getByLabelText<HTMLInputElement>("First sitting (optional)");
  expect(field.value).toBe("2026-12-09T20:00");
  expect(screen.getByText("Time in India (Asia/Kolkata).")).toBeTruthy();
  await user.clear(field);
  await user.type(field, "2027-01-01T00:15");
  await press(user, "Save");
  expect(submit.mock.calls[0]?.[0].startsAt).toBe("2026-12-31T18:45:00.000Z");
});

test("a moved entry takes along what was typed into it, keeps the focus, and says where it is", async () => {
  const { user, submit } = show();
  await user.type(screen.getAllByLabelText("Title")[2] ?? document.body, ", changed");
  await press(user, "Move Day 3 up");
  expect(titles()).toEqual(["One", "Three, changed", "Two"]);
  expect(focusedName()).toBe("Move Day 2 up");
  expect(screen.getByText("Day 3 is now at place 2 of 3.")).toBeTruthy();
  await user.keyboard("{Enter}");
  expect(titles()).toEqual(["Three, changed", "One", "Two"]);
  // The first row cannot move up; the focus stays.
  await user.keyboard("{Enter}");
  expect(focusedName()).toBe("Move Day 1 up");
  await press(user, "Save");
  expect(submit.mock.calls[0]?.[0].agenda).toEqual([
    { title: "Three, changed", topics: ["c"] },
    CONTENT.agenda[0],
    CONTENT.agenda[1],
  ]);
});

test("a removed entry leaves the focus with the next one, and comes back with what was typed", async () => {
  const { user } = show();
  await user.type(screen.getAllByLabelText("Title")[1] ?? document.body, ", typed");
  await press(user, "Remove Day 2");
  expect(titles()).toEqual(["One", "Three"]);
  expect(focusedName()).toBe("Remove Day 2");
  expect(screen.getByText("Day 2 was removed; 2 left.")).toBeTruthy();
  await press(user, "Restore the removed day");
  expect(titles()).toEqual(["One", "Two, typed", "Three"]);
  expect(document.activeElement).toBe(screen.getAllByLabelText("Title")[1]);
});

test("an added entry is open and has the focus; a full list takes no more", async () => {
  const { user, submit } = show();
  await press(user, "Add day");
  expect(document.activeElement).toBe(screen.getAllByLabelText("Title")[3]);
  await user.keyboard("Four");
  await user.type(screen.getAllByLabelText("Topics (optional)")[3] ?? document.body, "d{Enter}{Enter}  e ");
  await press(user, "Add day");
  expect(titles()).toHaveLength(4);
  expect(screen.getByText("There is room for 4.")).toBeTruthy();
  await press(user, "Save");
  expect(submit.mock.calls[0]?.[0].agenda[3]).toEqual({ title: "Four", topics: ["d", "e"] });
});

test("what is wrong in an entry is shown beside its field: it opens and has the focus", async () => {
  const { user } = show({ fields: { "agenda.1.title": "This title is too long." }, general: null });
  const second = screen.getAllByLabelText<HTMLInputElement>("Title")[1];
  expect(second?.closest("details")?.open).toBe(false);
  await press(user, "Save");
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(second?.closest("details")?.open).toBe(true);
  const described = second?.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(described)?.textContent).toBe("This title is too long.");
  // Errors are by index, and would mark another row after a move.
  await press(user, "Move Day 2 up");
  expect(screen.queryByText("This title is too long.")).toBeNull();
});

test("a blank required field inside a closed entry is found before anything is sent", async () => {
  const { user, submit } = show();
  await user.clear(screen.getAllByLabelText("Title")[2] ?? document.body);
  await press(user, "Save");
  expect(submit).not.toHaveBeenCalled();
  expect(screen.getByText("Please enter a title.")).toBeTruthy();
});
