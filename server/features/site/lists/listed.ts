import type { ClassType } from "type-graphql";
import { Field, Int, ObjectType } from "type-graphql";
import { Column, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";

interface Entry {
  id: string;
  position: number;
  version: number;
}

export interface ListContent {
  isPublished: boolean;
}

export type Listed = ListContent & Entry;

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
