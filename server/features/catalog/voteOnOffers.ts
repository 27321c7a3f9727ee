import type { EntityManager } from "typeorm";
import { ONLY_ROW } from "../../database/onlyRow";
import { rememberBrowser } from "../../core/rememberBrowser";
import type { Context } from "../../platform/context";
import { countAttempt } from "../../platform/limits/countAttempt";
import { limitOf } from "../../platform/limits/limits";
import { hashToken } from "../auth/sessions/sessions";
import { OfferVote } from "./offerVote.entity";
import { OfferVotes } from "./offerVotes.entity";

/** A classroom may share an address. */
const PER_ADDRESS = limitOf("offer-vote");
const TOKEN = /^[\w-]{43}$/;

function visitorHash({ cookies, keepPrivate }: Context): Buffer | null {
  keepPrivate();
  const token = cookies.visitor.read();
  return token && TOKEN.test(token) ? hashToken(token) : null;
}

async function findVote(manager: EntityManager, visitorHash: Buffer): Promise<OfferVote | null> {
  return manager.findOne(OfferVote, {
    where: { visitorHash },
    select: { visitorHash: true, isLike: true },
  });
}

export async function countVotes(context: Context): Promise<OfferVotes> {
  // Not cached: votes show at once, and must not invalidate everyone's cached responses.
  context.keepPrivate();
  return context.dataSource.manager.findOneByOrFail(OfferVotes, { id: ONLY_ROW });
}

export async function findOwnVote(context: Context): Promise<OfferVote | null> {
  const hash = visitorHash(context);
  return hash && findVote(context.dataSource.manager, hash);
}

interface WantedVote {
  visitorHash: Buffer;
  isLike: boolean | null;
}

async function storeVote(
  manager: EntityManager,
  { visitorHash, isLike }: WantedVote,
  createdAt: Date,
): Promise<void> {
  // The lock serialises votes, so that the counts match them.
  await manager.findOneOrFail(OfferVotes, { where: { id: ONLY_ROW }, lock: { mode: "pessimistic_write" } });
  const before = await findVote(manager, visitorHash);
  if (isLike === null) await manager.delete(OfferVote, { visitorHash });
  else await manager.upsert(OfferVote, { visitorHash, isLike, createdAt }, ["visitorHash"]);

  const column = (liked: boolean) => (liked ? "likes" : "dislikes");
  if (before) await manager.decrement(OfferVotes, { id: ONLY_ROW }, column(before.isLike), 1);
  if (isLike !== null) await manager.increment(OfferVotes, { id: ONLY_ROW }, column(isLike), 1);
}

/** Stores what the visitor wants, so that a repeat changes nothing; null withdraws the vote. */
export async function voteOnOffers(context: Context, isLike: boolean | null): Promise<void> {
  await countAttempt(context, [{ limit: PER_ADDRESS, key: context.clientAddress }]);
  const hash = visitorHash(context) ?? hashToken(rememberBrowser(context));
  await context.dataSource.transaction((manager) =>
    storeVote(manager, { visitorHash: hash, isLike }, context.clock.now()),
  );
}
