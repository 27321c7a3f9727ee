import { Field, InputType, Int, registerEnumType } from "type-graphql";

/** The pages of which there is one each. */
export enum SitePageName {
  SETTINGS = "SETTINGS",
  HOME = "HOME",
  ABOUT = "ABOUT",
  TEXTS = "TEXTS",
}

registerEnumType(SitePageName, {
  name: "SitePageName",
  description: "The pages of which there is one each.",
});

@InputType()
export abstract class SavePageInput {
  @Field(() => Int)
  expectedVersion!: number;

  @Field(() => Boolean, { defaultValue: true, description: "If not, it is kept as a draft for staff." })
  isPublished!: boolean;
}

@InputType()
export class DiscardDraftInput {
  @Field(() => SitePageName)
  page!: SitePageName;

  @Field(() => Int)
  expectedVersion!: number;
}
