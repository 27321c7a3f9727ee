import { Column, Entity, PrimaryColumn } from "typeorm";

/** When staff last got this alert; makes one of several processes send the next. */
@Entity("security_alerts")
export class SecurityAlert {
  @PrimaryColumn("text")
  name!: string;

  @Column("timestamptz")
  sentAt!: Date;
}
