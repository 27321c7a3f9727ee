import { IsOptional, Matches } from "class-validator";
import { ArgsType, Field, InputType, Int } from "type-graphql";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { OptionalText, RequiredText } from "../../../core/content/text";
import { PageArgs } from "../../../core/paging/connection";
import { OptionalSecond } from "../../learning/progress/optionalSecond";
import { MAX_NOTE } from "./lessonNote.entity";

const MAX_SEARCH = 120;

@InputType()
class NoteContent {
  @Field(() => String, { description: "In Markdown." })
  @RequiredText(MAX_NOTE, "Please write your note.")
  text!: string;

  @Field(() => Int, { nullable: true, description: "The second of the video." })
  @OptionalSecond()
  atSecond?: number | null;
}

@InputType()
export class AddLessonNoteInput extends NoteContent {
  @Field(() => String, { nullable: true, description: "An idempotency key made by the page." })
  @IsOptional()
  @Matches(/^[\w-]{16,64}$/, { message: "This isn’t a key of 16 to 64 letters and digits." })
  sendingKey?: string | null;

  @Field(() => GraphQLUUID)
  referenceId!: string;
}

@InputType()
export class EditLessonNoteInput extends NoteContent {
  @Field(() => GraphQLUUID)
  id!: string;
}

@InputType()
export class BookmarkLessonInput {
  @Field(() => GraphQLUUID)
  referenceId!: string;

  @Field(() => Int, { nullable: true, description: "The second of the video." })
  @OptionalSecond()
  atSecond?: number | null;
}

@ArgsType()
export class ViewerNotesArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: "Every word must occur." })
  @OptionalText(MAX_SEARCH)
  search?: string | null;

  @Field(() => GraphQLUUID, { nullable: true, description: "Those of one lesson." })
  referenceId?: string | null;
}
