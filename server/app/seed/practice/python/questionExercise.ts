import type { QuestionSeed } from "../../bootcamp/questionSeed";
import type { PythonExerciseSeed } from "../exerciseSeed";

/** The exercise of a bootcamp question shows the question's own texts, and belongs to its season. */
export function questionExercise(
  questions: QuestionSeed[],
  title: string,
  exercise: Omit<PythonExerciseSeed, "kind" | "title" | "prompt" | "starterCode">,
): PythonExerciseSeed {
  const question = questions.find((candidate) => candidate.title === title);
  if (!question) throw new Error(`The bootcamp has no question "${title}"`);
  return {
    ...exercise,
    kind: "PYTHON",
    title,
    prompt: `${question.prompt}\n\n**Example:** ${question.example}`,
    starterCode: question.starterCode,
  };
}
