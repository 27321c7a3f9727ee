import { ArrayMaxSize, ArrayUnique } from "class-validator";
import { Field, GraphQLISODateTime, InputType } from "type-graphql";
import { versioned } from "../../../core/content/inputs";
import { MAX_ALT } from "../../../platform/media/picture.inputs";
import { OptionalPictureUrl, OptionalText, RequiredText, RequiredTexts } from "../../../core/content/text";
import { MAX_BODY } from "./blogPost.entity";

const MAX_TAGS = 8;

@InputType()
export class CreateBlogPostInput {
  @Field(() => String)
  @RequiredText(160, "Please enter the article's title.")
  title!: string;

  @Field(() => String)
  @RequiredText(400, "Please enter a summary of a sentence or two.")
  excerpt!: string;

  @Field(() => String, { description: "Markdown; HTML in it is shown as text." })
  @RequiredText(MAX_BODY, "Please write the article.")
  body!: string;

  @Field(() => String)
  @RequiredText(100, "Please enter the author's name.")
  authorName!: string;

  @Field(() => String, { nullable: true })
  @OptionalPictureUrl()
  coverUrl?: string | null;

  @Field(() => String, { defaultValue: "" })
  @OptionalText(MAX_ALT)
  coverAlt!: string;

  @Field(() => [String], { defaultValue: [] })
  @ArrayMaxSize(MAX_TAGS, { message: `Please give at most ${MAX_TAGS} tags.` })
  @ArrayUnique({ message: "Please give each tag once." })
  @RequiredTexts(30, "Please leave out empty tags.")
  tags!: string[];

  @Field(() => Boolean, { defaultValue: false })
  isPublished!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Visitors see a published article from then on; left out: since it first came out, else at once.",
  })
  publishedAt?: Date | null;
}

@InputType()
export class UpdateBlogPostInput extends versioned(CreateBlogPostInput) {}
