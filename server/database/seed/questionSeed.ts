import type { BootcampQuestion } from "../../features/workshops/bootcampQuestion.entity";

export type QuestionSeed = Pick<
  BootcampQuestion,
  "title" | "prompt" | "example" | "starterCode" | "expectedResult"
>;
