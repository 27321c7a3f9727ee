import { Column, Entity, PrimaryColumn } from "typeorm";

/** When staff last got an e-mail about this alert; decides which of several processes sends the next. */
@Entity("security_alerts")
export class SecurityAlert {
  @PrimaryColumn("text")
  name!: string;

  @Column("timestamptz")
  sentAt!: Date;
}
