import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../graphql/uuid";
import { AgendaDay, Audience, FaqItem, GalleryPicture } from "./workshop.values";

/** How a workshop's page is put together. */
export enum WorkshopLayout {
  /** Banner, countdown, gallery, audiences, certificate and questions. */
  SHOWCASE = "SHOWCASE",
  /** Text on the left, a picture on the right, then the agenda. */
  SPLIT = "SPLIT",
  /** Headline, agenda cards and how to join. */
  AGENDA = "AGENDA",
}

registerEnumType(WorkshopLayout, { name: "WorkshopLayout" });

/** A short, paid, live course of a few evenings. */
@ObjectType()
@Entity("workshops")
export class Workshop {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Its part in an address, in lower case; fixed once made, so that links keep working. */
  @Field(() => String)
  @Index("workshops_slug_unique", { unique: true })
  @Column("text")
  slug!: string;

  @Field(() => String)
  @Column("text")
  name!: string;

  @Field(() => WorkshopLayout)
  @Column("text")
  layout!: WorkshopLayout;

  @Field(() => String)
  @Column("text")
  headline!: string;

  @Field(() => String)
  @Column("text")
  tagline!: string;

  @Field(() => String)
  @Column("text")
  summary!: string;

  /** A line across the top of the page. */
  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  bannerText!: string | null;

  @Field(() => Int)
  @Column("int")
  priceRupees!: number;

  /** The price that is struck through beside the real one. */
  @Field(() => Int, { nullable: true })
  @Column("int", { nullable: true })
  listPriceRupees!: number | null;

  @Field(() => Int)
  @Column("int")
  minutesPerDay!: number;

  /** How many evenings a run has, one a day. */
  @Field(() => Int)
  @Column("int")
  days!: number;

  @Field(() => String)
  @Column("text")
  place!: string;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  imageUrl!: string | null;

  @Field(() => String)
  @Column("text")
  certificateText!: string;

  @Field(() => [AgendaDay])
  @Column("jsonb")
  agenda!: AgendaDay[];

  @Field(() => [FaqItem])
  @Column("jsonb")
  faq!: FaqItem[];

  @Field(() => [Audience])
  @Column("jsonb")
  audiences!: Audience[];

  @Field(() => [GalleryPicture])
  @Column("jsonb")
  gallery!: GalleryPicture[];

  @Field(() => [String])
  @Column("jsonb")
  joinSteps!: string[];

  @Field(() => Boolean)
  @Column("boolean")
  isPublished!: boolean;

  /** Decides between workshops that start at the same moment. */
  @Column("int")
  position!: number;

  @Field(() => Int)
  @Column("int", { default: 1 })
  version!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
