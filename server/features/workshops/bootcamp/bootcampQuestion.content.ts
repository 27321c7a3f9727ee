import { InputType, ObjectType } from "type-graphql";
import { Index } from "typeorm";
import { TextField } from "../../../core/content/fields";

/** Python code and output: blanks at the start of a line mean something. */
function CodeField(options: { max: number; missing?: string }): PropertyDecorator {
  return TextField({ ...options, trim: (text) => text.trimEnd() });
}

/** What staff edit of a question. */
@ObjectType()
@InputType()
export class BootcampQuestionContent {
  /** Unique in its level without regard to case. */
  @Index("bootcamp_questions_title_unique", { synchronize: false })
  @TextField({ max: 120, missing: "Please enter the question's title." })
  title!: string;

  @TextField({ max: 2000, missing: "Please enter the task." })
  prompt!: string;

  /** A call and its result, to make the task clear. */
  @CodeField({ max: 2000 })
  example!: string;

  /** What the learner starts from: the solution is written where it says so, the lines below print. */
  @CodeField({ max: 4000 })
  starterCode!: string;

  /** What the finished program prints. */
  @CodeField({ max: 4000, missing: "Please enter the expected output." })
  expectedResult!: string;
}
