import type { EntityManager } from "typeorm";
import { Field, ObjectType } from "type-graphql";
import type { Context, Services } from "../context";
import { recordFailedLink } from "../security/recordFailedLink";
import { EmailOptOut } from "./emailOptOut.entity";
import { chooseModes, readOptOuts, readOwnModes } from "./emailModes";
import { EmailMode, KINDS } from "./notificationKinds";
import type { NotificationKind } from "./notificationKinds";
import type { Unsubscriber } from "./unsubscribeSeed";
import { DAILY_TOPIC, readUnsubscribeToken } from "./unsubscribeSeed";

@ObjectType({ description: "What an unsubscribe link stops." })
export class EmailSubscription {
  @Field(() => String, { description: 'Such as "A live class tomorrow".' })
  label!: string;

  @Field(() => Boolean)
  isStopped!: boolean;

  @Field(() => Boolean, { description: "Whether the link belongs to an account, which has more settings." })
  hasAccount!: boolean;
}

const { DAILY, NEVER } = EmailMode;
type Modes = Map<NotificationKind, EmailMode>;

function isStoppedIn(modes: Modes, { topic }: Unsubscriber): boolean {
  if (topic !== DAILY_TOPIC) return modes.get(topic) === NEVER;
  return ![...modes.values()].includes(DAILY);
}

/** What the account's choices become. */
function changesOf(modes: Modes, { topic }: Unsubscriber, isStopped: boolean): Modes {
  const isDaily = ([kind, mode]: [NotificationKind, EmailMode]) =>
    isStopped ? mode === DAILY : mode === NEVER && KINDS[kind].byDefault === DAILY;
  const kinds = topic === DAILY_TOPIC ? [...modes].filter(isDaily).map(([kind]) => kind) : [topic];
  return new Map(kinds.map((kind) => [kind, isStopped ? NEVER : KINDS[kind].byDefault]));
}

async function describe(manager: EntityManager, one: Unsubscriber): Promise<EmailSubscription> {
  const label = one.topic === DAILY_TOPIC ? "Your daily summary" : KINDS[one.topic].label;
  if ("userId" in one) {
    const isStopped = isStoppedIn(await readOwnModes(manager, one.userId), one);
    return { label, isStopped, hasAccount: true };
  }
  const optOuts = await readOptOuts(manager, one.topic, [one.addressKey]);
  return { label, isStopped: optOuts.size > 0, hasAccount: false };
}

/** Null for a link that is broken or forged. */
export async function readEmailSubscription(
  context: Context,
  token: string,
): Promise<EmailSubscription | null> {
  context.keepPrivate();
  const one = readUnsubscribeToken(context, token);
  if (one) return describe(context.dataSource.manager, one);
  await recordFailedLink(context, "unsubscribe");
  return null;
}

async function change(
  manager: EntityManager,
  services: Pick<Services, "people" | "clock">,
  { one, isStopped }: { one: Unsubscriber; isStopped: boolean },
): Promise<void> {
  if ("userId" in one) {
    const [account] = await services.people.holdContacts(manager, [one.userId]);
    if (!account) return;
    const modes = await readOwnModes(manager, one.userId);
    return chooseModes(manager, one.userId, changesOf(modes, one, isStopped));
  }
  const { addressKey, topic: kind } = one;
  if (isStopped)
    await manager.upsert(EmailOptOut, { addressKey, kind, at: services.clock.now() }, ["addressKey", "kind"]);
  else await manager.delete(EmailOptOut, { addressKey, kind });
}

/** Needs no sign-in: the server signed the link, which can do nothing else. Null for a link that is broken or forged. */
export async function changeEmailSubscription(
  services: Pick<Services, "dataSource" | "people" | "clock" | "hashing">,
  { token, isStopped }: { token: string; isStopped: boolean },
): Promise<EmailSubscription | null> {
  const one = readUnsubscribeToken(services, token);
  if (!one) return null;
  return services.dataSource.transaction(async (manager) => {
    await change(manager, services, { one, isStopped });
    return describe(manager, one);
  });
}
