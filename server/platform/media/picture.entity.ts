import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../core/content/graphqlUuid";

/** Its files are rows of their own, so that reading this reads no bytes. */
@ObjectType()
@Entity("pictures")
export class Picture {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Of the upright original; no file is wider. */
  @Field(() => Int)
  @Column("int")
  width!: number;

  @Field(() => Int)
  @Column("int")
  height!: number;

  @Field(() => String, { description: "The alternative text, for people who cannot see the picture." })
  @Column("text")
  alt!: string;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @Index()
  @Column("timestamptz")
  createdAt!: Date;

  @Field(() => String, {
    description: "The path, which includes the size for layout.",
  })
  get url(): string {
    return `/media/${this.id}-${this.width}x${this.height}`;
  }
}
