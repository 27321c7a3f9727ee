import { Column, Entity, PrimaryColumn } from "typeorm";

/** Outlives the certificate and names nobody: deleting an account must not make a revoked certificate look valid. */
@Entity("certificate_revocations")
export class CertificateRevocation {
  @PrimaryColumn("text")
  number!: string;

  @Column("timestamptz")
  revokedAt!: Date;
}
