import { Authorized, Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { Role } from "../../../core/authorization";
import { Registration, RegistrationState } from "./registration.entity";

export enum RegistrationActor {
  PERSON = "PERSON",
  STAFF = "STAFF",
  SYSTEM = "SYSTEM",
}

registerEnumType(RegistrationActor, {
  name: "RegistrationActor",
  description: "Who changed a registration's state.",
});

@ObjectType()
@Entity("registration_events")
@Index(["registrationId", "id"])
export class RegistrationEvent {
  @Field(() => ID)
  @PrimaryGeneratedColumn({ type: "bigint" })
  id!: string;

  @ManyToOne(() => Registration, { onDelete: "CASCADE" })
  @JoinColumn({ name: "registration_id" })
  registration!: Registration;

  @Column("uuid")
  registrationId!: string;

  @Field(() => RegistrationState)
  @Column("text")
  state!: RegistrationState;

  @Field(() => GraphQLISODateTime)
  @Column("timestamptz")
  at!: Date;

  @Field(() => RegistrationActor)
  @Column("text")
  by!: RegistrationActor;

  @Authorized(Role.ADMIN)
  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  staffName!: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  note!: string | null;
}
