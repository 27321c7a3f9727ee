import { ArrayMaxSize, ArrayUnique } from "class-validator";
import { Field, InputType } from "type-graphql";
import { withOptional } from "../../core/content/inputs";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { CourseContent } from "./course.content";

const MAX_REORDERED = 500;

@InputType()
export class CourseInput extends withOptional(
  CourseContent,
  "isSold",
  "syllabus",
  "outcomes",
  "weeks",
  "questions",
  "isPublished",
) {}

@InputType()
export class ReorderCoursesInput {
  @Field(() => [GraphQLUUID], {
    description: "Courses in their new order, such as those that a list shows so far.",
  })
  @ArrayMaxSize(MAX_REORDERED)
  @ArrayUnique()
  courseIds!: string[];
}
