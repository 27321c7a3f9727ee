import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { recordResolver } from "../../../platform/audit/recordResolver";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { BootcampQuestionCreation, ReorderBootcampQuestionsInput } from "./bootcamp.inputs";
import { BootcampLevel } from "./bootcampLevel.entity";
import { BootcampQuestion } from "./bootcampQuestion.entity";
import {
  QUESTIONS,
  createBootcampQuestion,
  reorderBootcampQuestions,
  updateBootcampQuestion,
} from "./saveBootcampQuestion";

export const BootcampQuestionRecords = recordResolver(QUESTIONS, {
  creation: BootcampQuestionCreation,
  create: createBootcampQuestion,
  update: updateBootcampQuestion,
});

@Resolver(() => BootcampQuestion)
export class BootcampQuestionResolver {
  @Authorized(Role.ADMIN)
  @Mutation(() => BootcampLevel)
  async reorderBootcampQuestions(
    @Arg("input", () => ReorderBootcampQuestionsInput) input: ReorderBootcampQuestionsInput,
    @Ctx() context: Context,
  ) {
    return reorderBootcampQuestions(context, input);
  }
}
