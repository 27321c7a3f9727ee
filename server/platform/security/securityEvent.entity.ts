import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { GraphQLUUID } from "../../core/content/graphqlUuid";

export enum SecurityEventKind {
  SIGN_IN_FAILED = "SIGN_IN_FAILED",
  CODE_FAILED = "CODE_FAILED",
  LINK_FAILED = "LINK_FAILED",
  CALL_REFUSED = "CALL_REFUSED",
  LIMIT_EXCEEDED = "LIMIT_EXCEEDED",
  PASSWORD_CHECK_FAILED = "PASSWORD_CHECK_FAILED",
  PASSWORD_RESET_REQUESTED = "PASSWORD_RESET_REQUESTED",
  PASSWORD_RESET = "PASSWORD_RESET",
  PERSONAL_DATA_READ = "PERSONAL_DATA_READ",
  PERSONAL_DATA_EXPORTED = "PERSONAL_DATA_EXPORTED",
  CSP_VIOLATION = "CSP_VIOLATION",
  ACCOUNT_SEPARATED = "ACCOUNT_SEPARATED",
}

registerEnumType(SecurityEventKind, {
  name: "SecurityEventKind",
  valuesConfig: {
    CODE_FAILED: { description: "A wrong secret code of a batch." },
    LINK_FAILED: { description: "A link with an invalid secret: made up, used, replaced or expired." },
    CALL_REFUSED: { description: "A call by a client that is not signed in or lacks permission." },
    PASSWORD_CHECK_FAILED: {
      description: "A wrong password in an open session or with an e-mailed link.",
    },
    ACCOUNT_SEPARATED: {
      description: "An old account that cannot sign in: another one has the same e-mail address.",
    },
    CSP_VIOLATION: { description: "A browser blocked content by a page's content security policy." },
  },
});

/** Events of a kind, aggregated over a moment. Append-only, and never holds typed text. */
@ObjectType()
@Entity("security_events")
@Index("security_events_by_time", ["at", "id"])
@Index("security_events_by_kind", ["kind", "at", "id"])
export class SecurityEvent {
  @Field(() => ID)
  @PrimaryGeneratedColumn("identity", { type: "bigint", generatedIdentity: "ALWAYS" })
  id!: string;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  at!: Date;

  @Field(() => SecurityEventKind)
  @Column("text")
  kind!: SecurityEventKind;

  /** For a CSP violation, its directive and the reported origin. */
  @Field(() => String)
  @Column("text")
  detail!: string;

  @Column("uuid", { nullable: true })
  accountId!: string | null;

  @Field(() => GraphQLUUID, { nullable: true })
  @Column("uuid", { nullable: true })
  recordId!: string | null;

  @Field(() => String, { description: "The client's network, e.g. 203.0.113.0/24; empty if unknown." })
  @Column("text")
  network!: string;

  @Field(() => Int, { description: "Number of occurrences; for personal data, of opened records." })
  @Column("int")
  count!: number;
}
