import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { User } from "../../auth/user.entity";
import { Reference } from "../reference.entity";

@Entity("reference_views")
@Index(["userId", "viewedAt"])
export class ReferenceView {
  @PrimaryColumn("uuid")
  userId!: string;

  @Index()
  @PrimaryColumn("uuid")
  referenceId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user!: User;

  @ManyToOne(() => Reference, { onDelete: "CASCADE" })
  @JoinColumn({ name: "reference_id" })
  reference!: Reference;

  @Column("timestamptz")
  viewedAt!: Date;
}
