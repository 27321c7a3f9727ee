import { Field, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";

/** A part of the bootcamp, shown as a card and held in runs. A locked season is still to come and hides its questions. */
@ObjectType()
@Entity("bootcamp_seasons")
export class BootcampSeason {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => Int)
  @Index("bootcamp_seasons_number_unique", { unique: true })
  @Column("int")
  number!: number;

  @Field(() => String)
  @Column("text")
  title!: string;

  @Field(() => String)
  @Column("text")
  tagline!: string;

  /** For whom it is, such as "Basic to Advance". */
  @Field(() => String)
  @Column("text")
  levelText!: string;

  @Field(() => Int)
  @Column("int")
  priceRupees!: number;

  /** As on a collector's card: "Common", "Rare". */
  @Field(() => String)
  @Column("text")
  rarity!: string;

  @Field(() => Boolean)
  @Column("boolean")
  isLocked!: boolean;

  /** What the card says of the time, such as "Opens after Season 1". */
  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  timeLeftText!: string | null;

  /** Whose face is on the card. */
  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  personName!: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  imageUrl!: string | null;

  @Field(() => Boolean)
  @Column("boolean")
  isPublished!: boolean;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
