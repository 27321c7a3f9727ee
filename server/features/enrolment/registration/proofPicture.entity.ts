import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Registration } from "./registration.entity";

/** A re-encoded screenshot of a payment, for its owner and staff only. */
@Entity("proof_pictures")
export class ProofPicture {
  @PrimaryColumn("uuid")
  id!: string;

  @ManyToOne(() => Registration, { onDelete: "CASCADE" })
  @JoinColumn({ name: "registration_id" })
  registration!: Registration;

  @Index()
  @Column("uuid")
  registrationId!: string;

  @Column("int")
  width!: number;

  @Column("int")
  height!: number;

  @Index("proof_pictures_by_time")
  @Column("timestamptz")
  createdAt!: Date;

  @Column("bytea", { select: false })
  bytes!: Buffer;
}
