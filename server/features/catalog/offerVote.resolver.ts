import {
  Arg,
  Ctx,
  Field,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  registerEnumType,
} from "type-graphql";
import { Public } from "../../core/authorization";
import type { Context } from "../../platform/context";
import { OfferVotes } from "./offerVotes.entity";
import { countVotes, findOwnVote, voteOnOffers } from "./voteOnOffers";

enum OfferOpinion {
  LIKE = "LIKE",
  DISLIKE = "DISLIKE",
}

registerEnumType(OfferOpinion, { name: "OfferOpinion" });

@InputType()
class VoteOnOffersInput {
  @Field(() => OfferOpinion, { nullable: true, description: "Null withdraws the vote." })
  opinion!: OfferOpinion | null;
}

@ObjectType()
class OfferVoteCounted {
  @Field(() => OfferVotes)
  offerVotes!: OfferVotes;

  @Field(() => OfferOpinion, { nullable: true })
  viewerOfferVote!: OfferOpinion | null;
}

function opinionOf(isLike: boolean | null | undefined): OfferOpinion | null {
  if (isLike === null || isLike === undefined) return null;
  return isLike ? OfferOpinion.LIKE : OfferOpinion.DISLIKE;
}

@Resolver()
export class OfferVoteResolver {
  @Public()
  @Query(() => OfferVotes, { description: "How many visitors like the offers. Never cached." })
  async offerVotes(@Ctx() context: Context): Promise<OfferVotes> {
    return countVotes(context);
  }

  @Public()
  @Query(() => OfferOpinion, {
    nullable: true,
    description: "This visitor's vote; a cookie set by the first vote identifies them.",
  })
  async viewerOfferVote(@Ctx() context: Context): Promise<OfferOpinion | null> {
    return opinionOf((await findOwnVote(context))?.isLike);
  }

  @Public()
  @Mutation(() => OfferVoteCounted, {
    description: "One vote per visitor. A repeat changes nothing.",
  })
  async voteOnOffers(
    @Arg("input", () => VoteOnOffersInput) input: VoteOnOffersInput,
    @Ctx() context: Context,
  ): Promise<OfferVoteCounted> {
    const opinion = input.opinion ?? null;
    await voteOnOffers(context, opinion && opinion === OfferOpinion.LIKE);
    return { offerVotes: await countVotes(context), viewerOfferVote: opinion };
  }
}
