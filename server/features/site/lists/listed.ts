import type { ClassType } from "type-graphql";
import { Field, Int, ObjectType } from "type-graphql";
import { Column, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";

interface Entry {
  id: string;
  position: number;
  version: number;
}

/** What staff edit of an entry of a list: at least whether visitors see it. */
export interface ListContent {
  isPublished: boolean;
}

/** An entry of a short list that staff keep in order. */
export type Listed = ListContent & Entry;

/** The entity of such an entry. */
export function listed<Content extends ListContent>(Content: ClassType<Content>): ClassType<Content & Entry> {
  @ObjectType()
  class ListedContent extends (Content as ClassType<object>) implements Entry {
    @Field(() => GraphQLUUID)
    @PrimaryGeneratedColumn("uuid")
    id!: string;

    @Column("int")
    position!: number;

    @Field(() => Int)
    @Column("int", { default: 1 })
    version!: number;
  }
  return ListedContent as ClassType<Content & Entry>;
}
