import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { LessonFile } from "./lessonFile.entity";

/** A range of a file reads the chunks it touches, not the whole file. */
export const CHUNK_BYTES = 256 * 1024;

@Entity("lesson_file_chunks")
export class LessonFileChunk {
  @PrimaryColumn("uuid")
  fileId!: string;

  @PrimaryColumn("int")
  place!: number;

  @Column("bytea")
  bytes!: Buffer;

  @ManyToOne(() => LessonFile, { onDelete: "CASCADE" })
  @JoinColumn({ name: "file_id" })
  file!: LessonFile;
}
