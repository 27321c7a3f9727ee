import type { Exercise } from "../../../features/practice/exercises/exercise.entity";
import { ExerciseContent, ExerciseKind } from "../../../features/practice/exercises/exercise.content";
import { ExerciseTestContent } from "../../../features/practice/exercises/exerciseTest.content";
import type { Exporting } from "./exporting";
import { fieldsOf, put, putOrder } from "./exporting";
import { OtherFile } from "./writeYaml";

/** Code and texts are files of their own; expected values are left out, as the solution gives them. */
function exportExercise(exporting: Exporting, exercise: Exercise): void {
  const { slug, kind, tests, files } = exercise;
  const folder = `exercises/${slug}/`;
  const inFile = (name: string, text: string) => {
    exporting.files.set(folder + name, text);
    return new OtherFile(name);
  };
  const ending = kind === ExerciseKind.SQL ? "sql" : "py";
  const { prompt, starterCode, solution, setup } = exercise;
  put(exporting, `${folder}exercise.yaml`, {
    ...fieldsOf(exporting, ExerciseContent, exercise),
    prompt: inFile("prompt.md", prompt),
    solution: inFile(`solution.${ending}`, solution),
    ...(starterCode && { starterCode: inFile(`starter.${ending}`, starterCode) }),
    ...(setup && { setup: inFile("setup.sql", setup) }),
    ...(files.length > 0 && {
      files: files.map(({ name, text }) => ({ name, text: inFile(`files/${name}`, text) })),
    }),
    tests: tests.map((test) => fieldsOf(exporting, ExerciseTestContent, test)),
  });
}

export function exportExercises(exporting: Exporting, exercises: Exercise[]): void {
  for (const exercise of exercises) exportExercise(exporting, exercise);
  putOrder(exporting, "exercises/", exercises);
}
