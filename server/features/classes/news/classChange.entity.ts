import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Run } from "../../workshops/runs/run.entity";
import { Batch } from "../../learning/batch.entity";

/** A moved or cancelled class that people will be notified of. Outlives the class. Private: it has no GraphQL type. */
@Entity("class_changes")
@Check("class_changes_one_parent", `num_nonnulls("batch_id", "run_id") = 1`)
export class ClassChange {
  @PrimaryColumn("uuid")
  sessionId!: string;

  @ManyToOne(() => Batch, { nullable: true, onDelete: "CASCADE" })
  @JoinColumn({ name: "batch_id" })
  batch!: Batch | null;

  @Index()
  @Column("uuid", { nullable: true })
  batchId!: string | null;

  @ManyToOne(() => Run, { nullable: true, onDelete: "CASCADE" })
  @JoinColumn({ name: "run_id" })
  run!: Run | null;

  @Index()
  @Column("uuid", { nullable: true })
  runId!: string | null;

  @Column("text")
  title!: string;

  /** The start that people know; null if they know it as cancelled. */
  @Column("timestamptz", { nullable: true })
  knownStart!: Date | null;

  @Column("timestamptz")
  changedAt!: Date;
}
