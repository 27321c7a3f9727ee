import { Field, GraphQLISODateTime, ObjectType, registerEnumType } from "type-graphql";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { LessonKind } from "../learning/lessons/lessonKinds";

export enum SearchKind {
  LESSON = "LESSON",
  COURSE = "COURSE",
  WORKSHOP = "WORKSHOP",
  ARTICLE = "ARTICLE",
  EXERCISE = "EXERCISE",
  BOOTCAMP = "BOOTCAMP",
  PAGE = "PAGE",
  TEACHER = "TEACHER",
  FAQ = "FAQ",
  QUESTION = "QUESTION",
}

registerEnumType(SearchKind, {
  name: "SearchKind",
  valuesConfig: {
    PAGE: { description: "A page of the site, or for the signed-in of their own." },
    FAQ: { description: "What learners ask about the portal." },
    QUESTION: { description: "An answered question below a lesson." },
  },
});

@ObjectType()
export class SearchResult {
  @Field(() => GraphQLUUID)
  id!: string;

  @Field(() => SearchKind)
  kind!: SearchKind;

  @Field(() => LessonKind, { nullable: true, description: "Of a lesson." })
  lessonKind!: LessonKind | null;

  @Field(() => GraphQLUUID, { nullable: true, description: "Of a question." })
  lessonId!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Of a page, its whole path without the first slash. Null if the address has an id or is fixed.",
  })
  slug!: string | null;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: "A line about it, or where a lesson is." })
  detail!: string;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When a workshop starts next." })
  startsAt!: Date | null;
}
