import type { ClassType } from "type-graphql";
import { Field, InputType, Int, registerEnumType } from "type-graphql";
import { kept } from "../../../core/content/inputs";

export enum SitePageName {
  SETTINGS = "SETTINGS",
  HOME = "HOME",
  ABOUT = "ABOUT",
  TEXTS = "TEXTS",
  POLICIES = "POLICIES",
}

registerEnumType(SitePageName, {
  name: "SitePageName",
  description: "The singleton pages.",
});

export interface SavePageInput {
  expectedVersion: number;
  isPublished: boolean;
}

export function savedPage<Content extends object>(
  Content: ClassType<Content>,
): ClassType<Content & SavePageInput> {
  @InputType()
  class SavedContent extends (kept(Content) as ClassType<object>) implements SavePageInput {
    @Field(() => Int)
    expectedVersion!: number;

    @Field(() => Boolean, {
      defaultValue: true,
      description: "If false, the changes are saved as a draft for staff.",
    })
    isPublished!: boolean;
  }
  return SavedContent as ClassType<Content & SavePageInput>;
}

@InputType()
export class DiscardDraftInput {
  @Field(() => SitePageName)
  page!: SitePageName;

  @Field(() => Int)
  expectedVersion!: number;
}
