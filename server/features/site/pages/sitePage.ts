import type { ClassType } from "type-graphql";
import { Field, Int, ObjectType } from "type-graphql";
import { Column, PrimaryColumn } from "typeorm";
import { DRAFT_ROW, ONLY_ROW } from "../../../database/onlyRow";

/** Database constraint: one published row and at most one draft. */
export const PAGE_ROWS = `"id" IN ('${ONLY_ROW}', '${DRAFT_ROW}')`;

export interface SitePage {
  id: string;
  version: number;
  isDraft: boolean;
}

export function sitePage<Content extends object>(Content: ClassType<Content>): ClassType<Content & SitePage> {
  @ObjectType()
  class ContentPage extends (Content as ClassType<object>) implements SitePage {
    @PrimaryColumn("uuid")
    id!: string;

    @Field(() => Int, { description: "Incremented by each edit, drafts included." })
    @Column("int", { default: 1 })
    version!: number;

    @Field(() => Boolean, { description: "Whether this is the draft, visible to staff only." })
    get isDraft(): boolean {
      return this.id === DRAFT_ROW;
    }
  }
  return ContentPage as ClassType<Content & SitePage>;
}
