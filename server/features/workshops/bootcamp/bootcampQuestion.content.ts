import { InputType, ObjectType } from "type-graphql";
import { Index } from "typeorm";
import { CodeField, IdField, TextField } from "../../../core/content/fields";

@ObjectType()
@InputType()
export class BootcampQuestionContent {
  /** Unique in its level, ignoring case. */
  @Index("bootcamp_questions_title_unique", { synchronize: false })
  @TextField({ max: 120, missing: "Please enter the question's title." })
  title!: string;

  @TextField({ max: 2000, missing: "Please enter the task." })
  prompt!: string;

  @CodeField({ max: 2000 })
  example!: string;

  /** Marks where to write the solution; the last lines print. */
  @CodeField({ max: 4000 })
  starterCode!: string;

  @CodeField({ max: 4000, missing: "Please enter the expected output." })
  expectedResult!: string;

  /** Where learners solve it. */
  @Index()
  @IdField()
  exerciseId!: string | null;
}
