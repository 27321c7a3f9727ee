import type { FragmentType } from "@apollo/client";
import { Check, ExternalLink, Play } from "lucide-react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { Button, ButtonAnchor } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Text } from "../../../ui/layout/Text";
import styles from "./VideoCard.module.css";
import { ReferenceCard_ReferenceFragmentDoc } from "./Dash.generated";
import type { ReferenceCard_ReferenceFragment } from "./Dash.generated";
import { ReferenceImage } from "./ReferenceImage";
import { playableVideo } from "./playableVideo";

/** The focus returns to this button when the player closes. */
export function playButtonId(referenceId: string): string {
  return `play-${referenceId}`;
}

interface ReferenceCardProps {
  reference: FragmentType<ReferenceCard_ReferenceFragment>;
  number: number;
  onPlay: (id: string) => void;
  onWatch: (id: string) => void;
}

export function ReferenceCard({ reference, number, onPlay, onWatch }: ReferenceCardProps) {
  const data = useFragmentData(ReferenceCard_ReferenceFragmentDoc, reference);
  const canPlayHere = playableVideo(data.link) !== null;
  return (
    <article className={styles.card}>
      {canPlayHere ? (
        // Not focusable: the button below does the same.
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
        <Row as="p" gap="2" rowGap="half" align="top" size="small" tone="muted">
          <span>No. {number}</span>
          <span>Time: {data.durationText ?? "N/A"}</span>
          {data.viewedAt && (
            <Row as="span" gap="half" tone="teal">
              <Check size={16} aria-hidden />{" "}
              <Text as="span" isStrong>
                Opened
              </Text>
            </Row>
          )}
        </Row>
        <h3>{data.title}</h3>
        <div className={styles.actions}>
          <Row gap="half" align="top">
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
          </Row>
        </div>
      </div>
    </article>
  );
}
