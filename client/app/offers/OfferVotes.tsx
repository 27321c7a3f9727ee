import { ThumbsDown, ThumbsUp } from "lucide-react";
import { Button } from "../../ui/Button";
import type { Opinion } from "./useOfferVotes";
import { useOfferVotes } from "./useOfferVotes";
import styles from "./OfferVotes.module.css";

interface VoteButtonProps {
  opinion: Opinion;
  label: string;
  count: number | null;
  isOwn: boolean;
  onVote: (opinion: Opinion) => void;
}

function VoteButton({ opinion, label, count, isOwn, onVote }: VoteButtonProps) {
  const Icon = opinion === "LIKE" ? ThumbsUp : ThumbsDown;
  return (
    <button
      type="button"
      className={styles.vote}
      aria-pressed={isOwn}
      disabled={count === null}
      onClick={() => onVote(opinion)}
    >
      <Icon size={20} aria-hidden />
      <span className="visually-hidden">{label}</span>
      <span className={styles.count}>{count ?? "–"}</span>
    </button>
  );
}

export function OfferVotes() {
  const { votes, own, isUnread, readAgain, message, vote } = useOfferVotes();
  const handleVote = (opinion: Opinion) => void vote(opinion);
  return (
    <div className={styles.widget}>
      <div className={styles.row} role="group" aria-labelledby="offer-votes">
        <span id="offer-votes">Do you like these offers?</span>
        <span className={styles.buttons}>
          <VoteButton
            opinion="LIKE"
            label="Like"
            count={votes?.likes ?? null}
            isOwn={own === "LIKE"}
            onVote={handleVote}
          />
          <VoteButton
            opinion="DISLIKE"
            label="Dislike"
            count={votes?.dislikes ?? null}
            isOwn={own === "DISLIKE"}
            onVote={handleVote}
          />
        </span>
      </div>
      <p role="status" className={styles.message}>
        {isUnread ? "The votes couldn’t be loaded." : message}
      </p>
      {isUnread && (
        <Button look="quiet" onClick={readAgain}>
          Try again
        </Button>
      )}
    </div>
  );
}
