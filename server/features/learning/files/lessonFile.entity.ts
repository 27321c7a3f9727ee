import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";

export enum LessonFilePurpose {
  FILE = "FILE",
  CAPTIONS = "CAPTIONS",
}

/** Its bytes are rows of their own, so that reading this reads none. */
@ObjectType({ simpleResolvers: true, description: "A file that staff uploaded for a lesson." })
@Entity("lesson_files")
export class LessonFile {
  @Field(() => GraphQLUUID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("text")
  purpose!: LessonFilePurpose;

  @Field(() => String)
  @Column("text")
  name!: string;

  @Field(() => String, { description: 'As the server read it from the content, such as "application/pdf".' })
  @Column("text")
  mediaType!: string;

  @Field(() => Int)
  @Column("int")
  sizeBytes!: number;

  /** Of the bytes, for the ETag. */
  @Column("text")
  digest!: string;

  @Index()
  @Column("timestamptz")
  createdAt!: Date;
}
