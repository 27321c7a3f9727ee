import type { BootcampQuestion } from "../../../features/workshops/bootcamp/bootcampQuestion.entity";

export type QuestionSeed = Pick<
  BootcampQuestion,
  "title" | "prompt" | "example" | "starterCode" | "expectedResult"
>;
