import { Field, Float, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import { GraphQLLocalDate } from "graphql-scalars";
import { AtMost } from "../../../graphql/limits";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { RegistrationCount } from "../../enrolment/staff/cmsRegistration.resolver";
import { OfferingKind } from "../../enrolment/offerings/offering";
import { RegistrationState } from "../../enrolment/registration/registration.entity";

export const STATES = Object.values(RegistrationState);
export const MAX_DAYS = 90;
/** Charts name this many; totals include the rest. */
export const MAX_NAMED = 10;
export const MAX_WORKSHOPS = 6;

@ObjectType({ description: "One day's registrations by their current state." })
export class DayOfRegistrations {
  @Field(() => GraphQLLocalDate, { description: "As the day is in India." })
  day!: string;

  @AtMost(STATES.length)
  @Field(() => [RegistrationCount], { description: "Every state, also those with none." })
  counts!: RegistrationCount[];
}

@ObjectType()
export class OfferingRevenue {
  @Field(() => OfferingKind)
  kind!: OfferingKind;

  @Field(() => GraphQLUUID)
  offeringId!: string;

  @Field(() => String, { description: "Its current title." })
  title!: string;

  @Field(() => Int)
  places!: number;

  // Sums of money overflow a GraphQL Int.
  @Field(() => Float)
  rupees!: number;
}

@ObjectType()
export class Revenue {
  @Field(() => Int)
  places!: number;

  @Field(() => Float, { description: "The total, including offerings not listed below." })
  rupees!: number;

  @AtMost(MAX_NAMED)
  @Field(() => [OfferingRevenue], { description: "The highest earners first." })
  offerings!: OfferingRevenue[];
}

@ObjectType({ description: "How many learners got access to a batch, by source." })
export class BatchUnlocks {
  @Field(() => GraphQLUUID)
  batchId!: string;

  @Field(() => String)
  title!: string;

  @Field(() => Int)
  byCode!: number;

  @Field(() => Int)
  byPayment!: number;

  @Field(() => Int)
  byStaff!: number;
}

@ObjectType()
export class Unlocks {
  @Field(() => Int, { description: "In all batches, including those not listed below." })
  total!: number;

  @AtMost(MAX_NAMED)
  @Field(() => [BatchUnlocks], { description: "The batches with the most, in descending order." })
  batches!: BatchUnlocks[];
}

@ObjectType()
export class WorkshopSeats {
  @Field(() => GraphQLUUID)
  runId!: string;

  @Field(() => GraphQLUUID)
  workshopId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => GraphQLISODateTime)
  startsAt!: Date;

  @Field(() => Boolean, { description: "Whether its first session has begun." })
  hasStarted!: boolean;

  @Field(() => Int, { nullable: true, description: "Null if unlimited." })
  seats!: number | null;

  @Field(() => Int, { description: "Confirmed, or held for a payment." })
  taken!: number;

  @Field(() => Int, { description: "People on the waiting list." })
  waiting!: number;
}

@ObjectType({ description: "The academy's recent figures, for staff." })
export class StaffNumbers {
  @AtMost(MAX_DAYS)
  @Field(() => [DayOfRegistrations], { description: "Every day, the oldest first; today is the last." })
  registrationsByDay!: DayOfRegistrations[];

  @AtMost(STATES.length)
  @Field(() => [RegistrationCount], { description: "The same registrations in all, by state." })
  registrationsByState!: RegistrationCount[];

  @Field(() => Revenue, { description: "Of the same registrations, as far as they are confirmed." })
  revenue!: Revenue;

  @Field(() => Unlocks)
  unlocks!: Unlocks;

  @AtMost(MAX_WORKSHOPS)
  @Field(() => [WorkshopSeats], {
    description: "Of the runs of workshops that have not ended, the next first.",
  })
  seats!: WorkshopSeats[];
}

@ObjectType({ description: "What staff need to act on now." })
export class StaffWaiting {
  @Field(() => Int, { description: "Registrations with a payment to confirm." })
  proofs!: number;

  @Field(() => Int, { description: "Registrations on a waiting list." })
  inLine!: number;

  @Field(() => Int)
  newMessages!: number;

  @Field(() => Int)
  messagesInProgress!: number;

  @Field(() => Int, { description: "Learners' questions without an answer." })
  openQuestions!: number;

  @Field(() => Int, { description: "Reports of questions and answers that staff have not handled." })
  reportedPosts!: number;

  @Field(() => Int, { description: "E-mails that failed permanently." })
  failedEmails!: number;

  @Field(() => Int, { description: "E-mails held since a backup was restored." })
  heldEmails!: number;
}
