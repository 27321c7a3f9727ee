import { useApolloClient, useQuery } from "@apollo/client/react";
import { useRef, useState } from "react";
import { messageOf } from "../../apollo/problemsOf";
import { send } from "../../apollo/send";
import type { OfferVotesQuery, VoteOnOffersMutation } from "./OfferVotes.generated";
import { OfferVotesDocument, VoteOnOffersDocument } from "./OfferVotes.generated";

export type Opinion = NonNullable<OfferVotesQuery["viewerOfferVote"]>;

const SAID: Record<Opinion, string> = {
  LIKE: "Your like is counted.",
  DISLIKE: "Your dislike is counted.",
};

function countFor(opinion: Opinion, vote: Opinion | null): number {
  return vote === opinion ? 1 : 0;
}

/** The optimistic response. */
function votesAfter(before: OfferVotesQuery, vote: Opinion | null): VoteOnOffersMutation {
  const { offerVotes, viewerOfferVote } = before;
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

/** Queries only in the browser, so that the server renders the same page for everyone. */
export function useOfferVotes() {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(OfferVotesDocument, {
    ssr: false,
    fetchPolicy: "cache-and-network",
  });
  const [message, setMessage] = useState("");
  const isUnderWay = useRef(false);

  /** Another vote replaces the first, the same one withdraws it. */
  async function vote(clicked: Opinion): Promise<void> {
    if (!data || isUnderWay.current) return;
    isUnderWay.current = true;
    const opinion = data.viewerOfferVote === clicked ? null : clicked;
    const { data: counted, error } = await send(
      {
        client,
        optimisticResponse: votesAfter(data, opinion),
        update: (cache, { data: counted }) => {
          if (!counted) return;
          const { offerVotes, viewerOfferVote } = counted.voteOnOffers;
          cache.writeQuery({ query: OfferVotesDocument, data: { offerVotes, viewerOfferVote } });
        },
      },
      VoteOnOffersDocument,
      { input: { opinion } },
    );
    isUnderWay.current = false;
    if (!counted) return setMessage(`Your vote isn’t counted. ${messageOf(error)}`);
    const own = counted.voteOnOffers.viewerOfferVote;
    setMessage(own ? SAID[own] : "Your vote is withdrawn.");
  }

  /** A second failure shows in `isUnread`. */
  const readAgain = () => void refetch().catch(() => {});

  return {
    votes: data?.offerVotes ?? null,
    own: data?.viewerOfferVote ?? null,
    isUnread: !data && Boolean(error),
    readAgain,
    message,
    vote,
  };
}
