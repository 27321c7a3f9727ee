import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { BootcampContent } from "./bootcamp.content";

/** The migration creates this single row. */
export const BOOTCAMP_ID = "00000000-0000-4000-8000-000000000001";

@ObjectType()
@Entity("bootcamps")
export class Bootcamp extends BootcampContent {
  @Field(() => GraphQLUUID)
  @PrimaryColumn("uuid")
  id!: string;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;
}
