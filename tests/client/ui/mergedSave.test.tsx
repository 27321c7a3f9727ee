import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { DraftAccountContext } from "../../../client/ui/form/formContexts";
import { TextField } from "../../../client/ui/form/fields";
import type { FormValues } from "../../../client/ui/form/formValues";
import type { VersionedRecord } from "../../../client/ui/form/versions/mergeValues";
import type { SaveOutcome } from "../../../client/ui/form/versions/saveMerged";
import { VersionedForm } from "../../../client/ui/form/versions/VersionedForm";

const FIELDS = ["title", "place", "price"].map((name) => ({ name, label: name.toUpperCase() }));
const OPENED: VersionedRecord = { version: 1, values: { title: "Old", place: "Room 1", price: "100" } };
const STALE = (changedBy: string) => ({ stale: { changedBy, changedAt: "22 Nov 2026, 3:30 pm IST" } });

beforeEach(() => localStorage.clear());

interface Server {
  save: (values: FormValues, expectedVersion: number) => Promise<SaveOutcome>;
  readNewest: () => Promise<VersionedRecord | null>;
}

function show({ save, readNewest }: Server) {
  render(
    <DraftAccountContext value="staff">
      <VersionedForm
        draftName="plan"
        hasDrafts
        record={OPENED}
        fields={FIELDS}
        save={save}
        readNewest={readNewest}
      >
        {(values) =>
          FIELDS.map(({ name, label }) => (
            <TextField key={name} name={name} label={label} defaultValue={values[name]} />
          ))
        }
      </VersionedForm>
    </DraftAccountContext>,
  );
  return userEvent.setup();
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

test("a draft that took over others' changes shows each of them, as it was and as it is saved", async () => {
  const theirs = [
    { version: 2, values: { ...OPENED.values, place: "Room 2" } },
    { version: 3, values: { ...OPENED.values, place: "Room 2", price: "200" } },
  ];
  const saved: FormValues[] = [];
  let reads = 0;
  const user = show({
    save: async (values, expectedVersion) => {
      if (expectedVersion < 3) return STALE("Lata");
      saved.push(values);
      return { saved: { version: 4, values } };
    },
    readNewest: async () => theirs[reads++] ?? null,
  });
  await user.type(field("TITLE"), " and new");
  await user.click(screen.getByRole("button", { name: "Save as draft" }));
  expect(await screen.findByText("Saved as draft, with the changes of Lata")).toBeTruthy();
  expect(saved).toEqual([{ title: "Old and new", place: "Room 2", price: "200" }]);
  const lead = screen.getByText("Lata changed this on 22 Nov 2026, 3:30 pm IST, while you had it open.");
  const panel = within(lead.closest("section") ?? document.body);
  const groups = panel.getAllByRole("group").map((group) => group.textContent);
  expect(groups).toEqual(["PLACEBeforeRoom 1NowRoom 2", "PRICEBefore100Now200"]);

  await user.type(field("TITLE"), "er");
  await user.click(screen.getByRole("button", { name: "Save as draft" }));
  expect(await screen.findByText("Saved as draft", { selector: "[role=status]" })).toBeTruthy();
  expect(screen.queryByText(/^Lata changed this/)).toBeNull();
});

test("text typed while a save merges stays in its field, with the cursor, and gets a draft", async () => {
  let finish = () => {};
  const user = show({
    save: async (values, expectedVersion) => {
      if (expectedVersion === 2) return { saved: { version: 3, values } };
      await new Promise<void>((resolve) => (finish = resolve));
      return STALE("Lata");
    },
    readNewest: async () => ({ version: 2, values: { ...OPENED.values, place: "Room 2" } }),
  });
  await user.type(field("TITLE"), " and new{Enter}");
  await user.type(field("TITLE"), ", and");
  await act(async () => finish());
  expect(field("PLACE").value).toBe("Room 2");
  await user.keyboard(" more");
  expect(field("TITLE").value).toBe("Old and new, and more");
  expect(document.activeElement).toBe(field("TITLE"));
  expect(screen.getByText(/^Lata changed this on/)).toBeTruthy();
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain("Old and new, and more"));
});

test("text typed while a save finds a clash stays, and is drafted without another key", async () => {
  let finish = () => {};
  const user = show({
    save: async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return STALE("Lata");
    },
    readNewest: async () => ({ version: 2, values: { ...OPENED.values, title: "Theirs" } }),
  });
  await user.type(field("TITLE"), " and new{Enter}");
  await user.type(field("PRICE"), "0");
  await act(async () => finish());
  expect(await screen.findByRole("radio", { name: /^Theirs/ })).toBeTruthy();
  expect(document.activeElement).toBe(field("PRICE"));
  expect([field("TITLE").value, field("PRICE").value]).toEqual(["Old and new", "1000"]);
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain("1000"));
});
