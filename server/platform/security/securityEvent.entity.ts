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
    LINK_FAILED: { description: "A secret link that opens nothing: made up, used, replaced or expired." },
    CALL_REFUSED: { description: "A call by a client that is not signed in, or not allowed to make it." },
    PASSWORD_CHECK_FAILED: {
      description: "A wrong password inside an open session, or beside a mailed link.",
    },
    ACCOUNT_SEPARATED: {
      description: "An old account that no sign-in finds: another one has the same e-mail address.",
    },
    CSP_VIOLATION: { description: "A browser reports what the content security policy of a page blocked." },
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

  @Field(() => String, { description: "The client's network, such as 203.0.113.0/24; empty if unknown." })
  @Column("text")
  network!: string;

  @Field(() => Int, { description: "How often it happened; of personal data, how many records were opened." })
  @Column("int")
  count!: number;
}
