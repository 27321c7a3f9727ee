import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { User } from "../../auth/user.entity";
import { ClassSession } from "../classSession.entity";

/** That a learner joined a class, or what staff know better. */
@Entity("class_attendances")
export class ClassAttendance {
  @PrimaryColumn("uuid")
  sessionId!: string;

  @Index()
  @PrimaryColumn("uuid")
  userId!: string;

  @ManyToOne(() => ClassSession, { onDelete: "CASCADE" })
  @JoinColumn({ name: "session_id" })
  session!: ClassSession;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  /** The first time. */
  @Column("timestamptz", { nullable: true })
  joinedAt!: Date | null;

  /** Staff's correction; null if they made none. */
  @Column("boolean", { nullable: true })
  correctedTo!: boolean | null;
}

/** Keep in step with `PRESENT`. */
export function isPresent({ joinedAt, correctedTo }: Pick<ClassAttendance, "joinedAt" | "correctedTo">) {
  return correctedTo ?? joinedAt !== null;
}

export const PRESENT = "coalesce(a.corrected_to, a.joined_at IS NOT NULL)";
