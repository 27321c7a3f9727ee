import { Column, Entity, PrimaryColumn } from "typeorm";
import type { NotificationKind } from "./notificationKinds";

/** An address without an account that unsubscribed from a kind. */
@Entity("email_opt_outs")
export class EmailOptOut {
  /** Keyed hash: the table must not be a list of addresses. */
  @PrimaryColumn("text")
  addressKey!: string;

  @PrimaryColumn("text")
  kind!: NotificationKind;

  @Column("timestamptz")
  at!: Date;
}
