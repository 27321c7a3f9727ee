import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { VersionedInput } from "../../../core/content/inputs";
import {
  CreateBootcampQuestionInput,
  ReorderBootcampQuestionsInput,
  UpdateBootcampQuestionInput,
} from "./bootcamp.inputs";
import { BootcampLevel } from "./bootcampLevel.entity";
import { BootcampQuestion } from "./bootcampQuestion.entity";
import {
  createBootcampQuestion,
  deleteBootcampQuestion,
  reorderBootcampQuestions,
  updateBootcampQuestion,
} from "./saveBootcampQuestion";

@Resolver(() => BootcampQuestion)
export class BootcampQuestionResolver {
  @Authorized(Role.ADMIN)
  @Mutation(() => BootcampQuestion)
  async createBootcampQuestion(
    @Arg("input", () => CreateBootcampQuestionInput) input: CreateBootcampQuestionInput,
    @Ctx() context: Context,
  ) {
    return createBootcampQuestion(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BootcampQuestion)
  async updateBootcampQuestion(
    @Arg("input", () => UpdateBootcampQuestionInput) input: UpdateBootcampQuestionInput,
    @Ctx() context: Context,
  ) {
    return updateBootcampQuestion(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BootcampQuestion)
  async deleteBootcampQuestion(
    @Arg("input", () => VersionedInput) input: VersionedInput,
    @Ctx() context: Context,
  ) {
    return deleteBootcampQuestion(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BootcampLevel)
  async reorderBootcampQuestions(
    @Arg("input", () => ReorderBootcampQuestionsInput) input: ReorderBootcampQuestionsInput,
    @Ctx() context: Context,
  ) {
    return reorderBootcampQuestions(context, input);
  }
}
