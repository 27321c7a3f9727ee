import { Field, GraphQLISODateTime, ObjectType, registerEnumType } from "type-graphql";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { LessonKind } from "../learning/reference.content";

export enum SearchKind {
  LESSON = "LESSON",
  COURSE = "COURSE",
  WORKSHOP = "WORKSHOP",
  ARTICLE = "ARTICLE",
  EXERCISE = "EXERCISE",
}

registerEnumType(SearchKind, { name: "SearchKind" });

@ObjectType()
export class SearchResult {
  @Field(() => GraphQLUUID)
  id!: string;

  @Field(() => SearchKind)
  kind!: SearchKind;

  @Field(() => LessonKind, { nullable: true, description: "Of a lesson." })
  lessonKind!: LessonKind | null;

  @Field(() => String, { nullable: true, description: "Null for a lesson, whose address has its id." })
  slug!: string | null;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: "A line about it, or where a lesson is." })
  detail!: string;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When a workshop starts next." })
  startsAt!: Date | null;
}
