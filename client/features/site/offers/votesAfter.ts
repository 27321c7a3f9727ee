import type { OfferVotesQuery, VoteOnOffersMutation } from "./OfferVotes.generated";

type Opinion = NonNullable<OfferVotesQuery["viewerOfferVote"]>;

function countFor(opinion: Opinion, vote: Opinion | null): number {
  return vote === opinion ? 1 : 0;
}

/** What the server will most likely answer to a press: another vote replaces the first, the same one withdraws it. */
export function votesAfter(before: OfferVotesQuery, pressed: Opinion): VoteOnOffersMutation {
  const { offerVotes, viewerOfferVote } = before;
  const vote = viewerOfferVote === pressed ? null : pressed;
  return {
    voteOnOffers: {
      __typename: "OfferVoteCounted",
      offerVotes: {
        __typename: "OfferVotes",
        likes: offerVotes.likes - countFor("LIKE", viewerOfferVote) + countFor("LIKE", vote),
        dislikes: offerVotes.dislikes - countFor("DISLIKE", viewerOfferVote) + countFor("DISLIKE", vote),
      },
      viewerOfferVote: vote,
    },
  };
}
