import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";

/** A company or college that the academy works with. */
@ObjectType()
@Entity("partners")
@Index(["position", "id"])
export class Partner {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Unique without regard to case. */
  @Field(() => String)
  @Index("partners_name_unique", { synchronize: false })
  @Column("text")
  name!: string;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  link!: string | null;

  @Field(() => String, { nullable: true, description: "The logo; where it is null, the name is drawn." })
  @Column("text", { nullable: true })
  imageUrl!: string | null;

  @Field(() => Boolean)
  @Column("boolean")
  isPublished!: boolean;

  @Column("int")
  position!: number;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;
}
