import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Exercise } from "../../../server/features/practice/exercises/exercise.entity";
import { Reference } from "../../../server/features/learning/reference.entity";
import { exerciseCalls } from "../../support/exerciseCalls";
import { useFakeChecker } from "../../support/fakeChecker";
import { enter } from "../../support/fillIn";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
useFakeChecker(server);
const { buildExercise } = exerciseCalls(server);

async function openBatch() {
  const { id } = await server.buildBatch();
  const { user } = await renderPage({ server, path: `/cms/batches/${id}`, as: server.people.admin });
  const form = await screen.findByRole("region", { name: "Add a reference" });
  const find = (title: string) => server.dataSource.manager.findOneBy(Reference, { batchId: id, title });
  return { user, form, find };
}

/** The chooser is empty until it has loaded. */
async function choose(user: UserEvent, place: HTMLElement, title: string) {
  const option = await within(place).findByRole<HTMLOptionElement>("option", { name: title });
  await user.selectOptions(option.closest("select") as HTMLSelectElement, option);
}

test("a lesson is an exercise", async () => {
  const { id, title } = await buildExercise({ title: "A lesson's exercise", topic: "Loops" });
  const { user, form, find } = await openBatch();
  await enter(user, within(form).getByLabelText("Reference Title"), "Practise it");
  await user.selectOptions(within(form).getByLabelText("Kind of lesson"), "EXERCISE");
  await user.click(within(form).getByRole("button", { name: "Add reference" }));
  expect(await within(form).findByText("Please choose an exercise.")).toBeTruthy();
  await choose(user, form, title);
  expect(within(form).getByRole("group", { name: "Python: Loops" })).toBeTruthy();
  await user.click(within(form).getByRole("button", { name: "Add reference" }));
  await screen.findByRole("button", { name: "Edit Practise it" });
  expect(await find("Practise it")).toMatchObject({ kind: "EXERCISE", exerciseId: id });
});

test("a video waits for an exercise", async () => {
  const { id, title } = await buildExercise({ title: "A video's exercise" });
  const { user, form, find } = await openBatch();
  await enter(user, within(form).getByLabelText("Reference Title"), "Watch and try");
  await enter(user, within(form).getByLabelText("Reference Link"), "https://video.example.com/1");
  await user.click(within(form).getByRole("button", { name: "Add exercise" }));
  const entry = within(form).getByRole("group", { name: "Exercise 1" });
  await enter(user, within(entry).getByLabelText("Second of the video"), "90");
  await choose(user, entry, title);
  await user.click(within(form).getByRole("button", { name: "Add reference" }));
  await screen.findByRole("button", { name: "Edit Watch and try" });
  expect((await find("Watch and try"))?.checkpoints).toEqual([{ second: 90, exerciseId: id }]);
});

test("a question of the bootcamp has an exercise, also one beyond the first hundred", async () => {
  const { id: first } = await buildExercise();
  const { manager } = server.dataSource;
  const { id: _id, slug: _slug, ...columns } = await manager.findOneByOrFail(Exercise, { id: first });
  const many = Array.from({ length: 120 }, (_, index) => {
    const number = `${index}`.padStart(3, "0");
    return {
      ...columns,
      topic: "Many",
      title: `Of many ${number}`,
      slug: `of-many-${number}`,
      position: 1000 + index,
    };
  });
  await manager.insert(Exercise, many);
  await manager.update(Exercise, { title: "Of many 119" }, { isPublished: false });
  const { id, seasonId } = await server.buildLevel();
  const path = `/cms/bootcamp/seasons/${seasonId}/levels/${id}`;
  const { user } = await renderPage({ server, path, as: server.people.admin });
  const form = await screen.findByRole("region", { name: "Add a question" });
  await choose(user, form, "Of many 119 (draft)");
  await choose(user, form, "Of many 118");
  await enter(user, within(form).getByLabelText("Title"), "The last one");
  await enter(user, within(form).getByLabelText("Task"), "Do it.");
  await enter(user, within(form).getByLabelText("Expected output"), "1");
  await user.click(within(form).getByRole("button", { name: "Add question" }));
  const edit = await screen.findByRole("button", { name: "Edit The last one" });
  const query = "{ cmsBootcampSeasons { levels { cmsQuestions { title exercise { title } } } } }";
  expect(JSON.stringify((await server.as.admin.ask(query)).data)).toContain(
    '{"title":"The last one","exercise":{"title":"Of many 118"}}',
  );
  await user.click(edit);
  const dialog = screen.getByRole("dialog", { name: "Edit question" });
  await within(dialog).findByRole("option", { name: "Of many 118" });
  const field = within(dialog).getByLabelText<HTMLSelectElement>(/^Exercise/);
  expect(field.selectedOptions[0]?.textContent).toBe("Of many 118");
});
