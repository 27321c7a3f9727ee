import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Public, Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { VersionedInput } from "../../../core/content/inputs";
import type { ContentList } from "./listedContent";
import {
  createListed,
  deleteListed,
  findListed,
  findShown,
  reorderListed,
  updateListed,
} from "./listedContent";
import { Question } from "./question.entity";
import { CreateQuestionInput, UpdateQuestionInput } from "./question.inputs";
import { ReorderInput } from "./reorder.inputs";

const LIST: ContentList<Question> = {
  target: Question,
  entity: "Question",
  noun: "question",
  firstField: "question",
};

function columnsOf(input: CreateQuestionInput) {
  return {
    question: input.question.trim(),
    answer: input.answer.trim(),
    isPublished: input.isPublished,
  };
}

@Resolver()
export class QuestionResolver {
  @Public()
  @Query(() => [Question], { description: "Questions that learners ask about the portal." })
  async questions(@Ctx() context: Context): Promise<Question[]> {
    return findShown(context, LIST);
  }

  @Authorized(Role.ADMIN)
  @Query(() => [Question], { description: "All of them, unpublished ones too." })
  async cmsQuestions(@Ctx() { dataSource }: Context): Promise<Question[]> {
    return findListed(dataSource.manager, LIST);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Question, { description: "It stands last in the list." })
  async createQuestion(
    @Arg("input", () => CreateQuestionInput) input: CreateQuestionInput,
    @Ctx() context: Context,
  ) {
    return createListed(context, LIST, columnsOf(input));
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Question)
  async updateQuestion(
    @Arg("input", () => UpdateQuestionInput) input: UpdateQuestionInput,
    @Ctx() context: Context,
  ) {
    return updateListed(context, LIST, { ...input, changes: columnsOf(input) });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Question)
  async deleteQuestion(@Arg("input", () => VersionedInput) input: VersionedInput, @Ctx() context: Context) {
    return deleteListed(context, LIST, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => [Question])
  async reorderQuestions(@Arg("input", () => ReorderInput) input: ReorderInput, @Ctx() context: Context) {
    return reorderListed(context, LIST, input.ids);
  }
}
