import {
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { isAdmin, Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { AtMost } from "../../../graphql/limits";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { eventsByRegistration, offeringLoaders, onSaleLoaders } from "../registration/enrolment.loaders";
import { findOwnOrders, findSeatsInOtherRuns, MAX_LIVE_ORDERS } from "./findOwnOrders";
import type { Offering } from "../offerings/offering";
import { hasEnded } from "../offerings/offering";
import { holdOnceConfirmed, isAddressTrusted } from "../registration/holds";
import { howToJoin, lateNote } from "../registration/orderFacts";
import { Registration, RegistrationState, offeringOf } from "../registration/registration.entity";
import { canSubmitProof } from "../registration/registration.policy";
import { waitsForAddress } from "../registration/unconfirmedSeats";
import { findOfferingEvents, nextClassOf, writeOfferingCalendar } from "../offerings/writeOfferingCalendar";

@ObjectType({ description: "The dates as an iCalendar file." })
class CalendarFile {
  @Field(() => String)
  fileName!: string;

  @Field(() => String)
  content!: string;
}

async function offeringFor(registration: Registration, context: Context): Promise<Offering | undefined> {
  const { kind, id } = offeringOf(registration);
  return offeringLoaders[kind](context).load(id);
}

@ObjectType({ description: "A live class to come." })
class NextClass {
  @Field(() => String)
  title!: string;

  @Field(() => GraphQLISODateTime)
  startsAt!: Date;

  @Field(() => Boolean, { description: "If not, it is reckoned from the batch's schedule." })
  isPlanned!: boolean;
}

@Resolver(() => Registration)
export class RegistrationOfferingResolver {
  @Authorized(Role.LEARNER)
  @Query(() => [Registration], {
    description: "The viewer's live orders of batches, and of the runs that workshops and seasons show now.",
  })
  @AtMost(MAX_LIVE_ORDERS)
  async viewerLiveRegistrations(@Ctx() context: Context): Promise<Registration[]> {
    return findOwnOrders(context);
  }

  @Authorized(Role.LEARNER)
  @Query(() => [Registration], {
    description:
      "The viewer's confirmed seats in the runs that the pages of their workshops and seasons do not show now.",
  })
  @AtMost(MAX_LIVE_ORDERS)
  async viewerSeatsInOtherRuns(@Ctx() context: Context): Promise<Registration[]> {
    return findSeatsInOtherRuns(context);
  }

  @FieldResolver(() => GraphQLUUID, { description: "Id of the workshop, season or batch." })
  async offeringId(@Root() registration: Registration, @Ctx() context: Context): Promise<string> {
    return (await offeringFor(registration, context))?.offeringId ?? offeringOf(registration).id;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "URL slug of the workshop or the batch's course.",
  })
  async slug(@Root() registration: Registration, @Ctx() context: Context): Promise<string | null> {
    return (await offeringFor(registration, context))?.slug ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Its days and hours in India as text; null without dates.",
  })
  async when(@Root() registration: Registration, @Ctx() context: Context): Promise<string | null> {
    return (await offeringFor(registration, context))?.when ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Such as "Live on Zoom".' })
  async place(@Root() registration: Registration, @Ctx() context: Context): Promise<string | null> {
    return (await offeringFor(registration, context))?.place ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: "Null if nothing is left to join." })
  async howToJoin(@Root() registration: Registration, @Ctx() context: Context): Promise<string | null> {
    const offering = (await offeringFor(registration, context)) ?? null;
    return howToJoin(registration, offering, context.clock.now());
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Set if it had started when the person registered, or got a seat from the waiting list.",
  })
  async lateNote(@Root() registration: Registration, @Ctx() context: Context): Promise<string | null> {
    const offering = (await offeringFor(registration, context)) ?? null;
    const events = (await eventsByRegistration(context).load(registration.id)) ?? [];
    const hasWaited = events[0]?.state === RegistrationState.WAITING;
    const seated = hasWaited ? events.find(({ state }) => state === RegistrationState.STARTED) : undefined;
    return lateNote({ ...registration, seatedAt: seated?.at }, offering, context.clock.now());
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'How long its seat is held once the address is confirmed: "for 24 hours", or "until …" if it ends earlier; null if confirming does not extend the hold.',
  })
  async holdOnceConfirmed(
    @Root() registration: Registration,
    @Ctx() context: Context,
  ): Promise<string | null> {
    if (isAddressTrusted(context, registration)) return null;
    return holdOnceConfirmed(context, registration, (await offeringFor(registration, context)) ?? null);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether it waits, and gets a seat as soon as its address is confirmed.",
  })
  async waitsForAddress(@Root() registration: Registration, @Ctx() context: Context): Promise<boolean> {
    const { manager } = context.dataSource;
    if (registration.state !== RegistrationState.WAITING) return false;
    const offering = await offeringFor(registration, context);
    return waitsForAddress({ manager, services: context }, registration, offering);
  }

  @FieldResolver(() => Boolean, { description: "Whether its last session or day is over." })
  async hasEnded(@Root() registration: Registration, @Ctx() context: Context): Promise<boolean> {
    return hasEnded(await offeringFor(registration, context), context.clock.now());
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the same offering, or its next run, is on sale now.",
  })
  async canRegisterAgain(@Root() registration: Registration, @Ctx() context: Context): Promise<boolean> {
    const offering = await offeringFor(registration, context);
    const onSale = offering && (await onSaleLoaders[offering.kind](context).load(offering.offeringId));
    return onSale?.isOpen ?? false;
  }

  @FieldResolver(() => Boolean)
  async canSubmitProof(@Root() registration: Registration, @Ctx() context: Context): Promise<boolean> {
    return canSubmitProof(registration, await this.hasEnded(registration, context));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Null until the seat is confirmed, except for staff.",
  })
  async whatsAppGroupLink(
    @Root() registration: Registration,
    @Ctx() context: Context,
  ): Promise<string | null> {
    const isConfirmed = registration.state === RegistrationState.CONFIRMED;
    if (!isConfirmed && !isAdmin(await context.actor())) return null;
    return (await offeringFor(registration, context))?.groupLink ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: "What to have ready before the first class." })
  async prepareText(@Root() registration: Registration, @Ctx() context: Context): Promise<string | null> {
    return (await offeringFor(registration, context))?.prepareText ?? null;
  }

  @FieldResolver(() => NextClass, {
    nullable: true,
    description: "The one that runs or comes next, for a confirmed seat.",
  })
  async nextClass(@Root() registration: Registration, @Ctx() context: Context): Promise<NextClass | null> {
    if (registration.state !== RegistrationState.CONFIRMED) return null;
    const offering = await offeringFor(registration, context);
    const now = context.clock.now();
    const events = offering ? await findOfferingEvents(context.dataSource.manager, offering, now) : [];
    const next = offering && nextClassOf(offering, events, now);
    return next ? Object.assign(new NextClass(), next) : null;
  }

  @FieldResolver(() => CalendarFile, {
    nullable: true,
    description: "For a confirmed seat; null without dates and after the end.",
  })
  async calendarFile(
    @Root() registration: Registration,
    @Ctx() context: Context,
  ): Promise<CalendarFile | null> {
    if (registration.state !== RegistrationState.CONFIRMED) return null;
    const offering = await offeringFor(registration, context);
    const now = context.clock.now();
    if (!offering || hasEnded(offering, now)) return null;
    return writeOfferingCalendar(
      context,
      offering,
      await findOfferingEvents(context.dataSource.manager, offering, now),
    );
  }
}
