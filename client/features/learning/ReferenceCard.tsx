import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Check, ExternalLink, Play } from "lucide-react";
import { Button, ButtonAnchor } from "../../ui/Button";
import styles from "./ReferenceCard.module.css";
import { ReferenceCard_ReferenceFragmentDoc } from "./ReferenceCard.generated";
import type { ReferenceCard_ReferenceFragment } from "./ReferenceCard.generated";
import { ReferenceImage } from "./ReferenceImage";
import { playButtonId } from "./playButtonId";
import { playableVideo } from "./videoKind";

interface ReferenceCardProps {
  reference: FragmentType<ReferenceCard_ReferenceFragment>;
  /** The place in the batch, from 1. */
  number: number;
  onPlay: (id: string) => void;
  onWatch: (id: string) => void;
}

/** A video of a batch: picture, title, running time, and the ways to watch it. */
export function ReferenceCard({ reference, number, onPlay, onWatch }: ReferenceCardProps) {
  const { data } = useSuspenseFragment({
    fragment: ReferenceCard_ReferenceFragmentDoc,
    fragmentName: "ReferenceCard_reference",
    from: reference,
  });
  const canPlayHere = playableVideo(data.link) !== null;
  return (
    <article className={styles.card}>
      {canPlayHere ? (
        // Its name and its place among the keys are those of the button below.
        <button
          type="button"
          className={styles.poster}
          tabIndex={-1}
          aria-hidden
          onClick={() => onPlay(data.id)}
        >
          <ReferenceImage imageUrl={data.imageUrl} seed={data.title} />
        </button>
      ) : (
        <ReferenceImage imageUrl={data.imageUrl} seed={data.title} />
      )}
      <div className={styles.body}>
        <p className={styles.facts}>
          <span>No. {number}</span>
          <span>Time: {data.durationText ?? "N/A"}</span>
          {data.viewedAt && (
            <span className={styles.watched}>
              <Check size={16} aria-hidden /> Opened
            </span>
          )}
        </p>
        <h3 className={styles.title}>{data.title}</h3>
        <div className={styles.actions}>
          {canPlayHere && (
            <Button
              id={playButtonId(data.id)}
              size="small"
              icon={<Play size={18} aria-hidden />}
              onClick={() => onPlay(data.id)}
            >
              Play here<span className="visually-hidden"> {data.title}</span>
            </Button>
          )}
          <ButtonAnchor
            size="small"
            look={canPlayHere ? "quiet" : "plain"}
            href={data.link}
            icon={<ExternalLink size={18} aria-hidden />}
            onClick={() => onWatch(data.id)}
          >
            Watch Video<span className="visually-hidden"> {data.title} (opens in a new tab)</span>
          </ButtonAnchor>
        </div>
      </div>
    </article>
  );
}
