import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Picture } from "./picture.entity";

export const PICTURE_FORMATS = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

@Entity("picture_files")
export class PictureFile {
  @PrimaryColumn("uuid")
  pictureId!: string;

  @PrimaryColumn("int")
  width!: number;

  @PrimaryColumn("text")
  format!: PictureFormat;

  @Column("bytea")
  bytes!: Buffer;

  @ManyToOne(() => Picture, { onDelete: "CASCADE" })
  @JoinColumn({ name: "picture_id" })
  picture!: Picture;
}
