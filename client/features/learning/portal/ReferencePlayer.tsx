import type { FragmentType } from "@apollo/client";
import { ExternalLink, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { Button, ButtonAnchor } from "../../../ui/Button";
import styles from "./Portal.module.css";
import { ReferencePlayer_ReferenceFragmentDoc } from "./Dash.generated";
import type { ReferencePlayer_ReferenceFragment } from "./Dash.generated";
import { playableVideo } from "./playableVideo";

interface ReferencePlayerProps {
  reference: FragmentType<ReferencePlayer_ReferenceFragment>;
  onShown: (id: string) => void;
  onClose: () => void;
}

/** Takes the focus. */
export function ReferencePlayer({ reference, onShown, onClose }: ReferencePlayerProps) {
  const data = useFragmentData(ReferencePlayer_ReferenceFragmentDoc, reference);
  const place = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const handleShown = useEffectEvent(() => onShown(data.id));
  useEffect(() => handleShown(), []);
  // Before the first paint, so that no key goes elsewhere.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, []);
  const video = playableVideo(data.link);

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === "Escape") onClose();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is a second way to its Close button
    <section ref={place} className={styles.player} aria-label="Player" onKeyDown={handleKeyDown}>
      <header className={styles.header}>
        <h3 ref={heading} tabIndex={-1}>
          {data.title}
        </h3>
        <Button look="quiet" aria-label="Close player" icon={<X aria-hidden />} onClick={onClose} />
      </header>
      {video?.kind === "frame" && (
        <iframe
          key={video.src}
          className={styles.screen}
          src={video.src}
          title={data.title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {video?.kind === "file" && (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- captions are not known for a file that is only linked
        <video key={video.src} className={styles.screen} src={video.src} controls autoPlay />
      )}
      {!video && (
        <ButtonAnchor href={data.link} icon={<ExternalLink size={18} aria-hidden />}>
          Watch Video<span className="visually-hidden"> (opens in a new tab)</span>
        </ButtonAnchor>
      )}
    </section>
  );
}
