import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import type { EmailMode, NotificationKind } from "./notificationKinds";

/** What a person chose; without a row, the kind's default counts. */
@Entity("notification_preferences")
export class NotificationPreference {
  @PrimaryColumn("uuid")
  userId!: string;

  @ManyToOne("User", { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "notification_preferences_user" })
  user!: object;

  @PrimaryColumn("text")
  kind!: NotificationKind;

  @Column("text")
  mode!: EmailMode;
}
