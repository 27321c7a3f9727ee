import { useApolloClient, useQuery } from "@apollo/client/react";
import { useRef, useState } from "react";
import { messageOf } from "../../../apollo/problemsOf";
import type { OfferVotesQuery } from "./OfferVotes.generated";
import { OfferVotesDocument, VoteOnOffersDocument } from "./OfferVotes.generated";
import { votesAfter } from "./votesAfter";

export type Opinion = NonNullable<OfferVotesQuery["viewerOfferVote"]>;

const SAID: Record<Opinion, string> = {
  LIKE: "Your like is counted.",
  DISLIKE: "Your dislike is counted.",
};

/** The votes on the offers, asked once the page is in the browser, so that the page itself is the same for everybody. */
export function useOfferVotes() {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(OfferVotesDocument, {
    ssr: false,
    fetchPolicy: "cache-and-network",
  });
  const [message, setMessage] = useState("");
  const isUnderWay = useRef(false);

  async function vote(opinion: Opinion): Promise<void> {
    if (!data || isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const { data: answer } = await client.mutate({
        mutation: VoteOnOffersDocument,
        variables: { input: { opinion } },
        optimisticResponse: votesAfter(data, opinion),
        update: (cache, { data: counted }) => {
          if (!counted) return;
          const { offerVotes, viewerOfferVote } = counted.voteOnOffers;
          cache.writeQuery({ query: OfferVotesDocument, data: { offerVotes, viewerOfferVote } });
        },
      });
      const stands = answer?.voteOnOffers.viewerOfferVote;
      setMessage(stands ? SAID[stands] : "Your vote is withdrawn.");
    } catch (error) {
      setMessage(`Your vote is not counted. ${messageOf(error)}`);
    } finally {
      isUnderWay.current = false;
    }
  }

  /** What fails again is told by `isUnread`. */
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
