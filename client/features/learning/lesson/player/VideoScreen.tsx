import type { RefObject } from "react";
import { useState } from "react";
import type { PlayableVideo } from "../../../../../shared/videoLink";
import styles from "./VideoScreen.module.css";
import { youTubeAddress } from "./youTubePlayer";

export type Screen = HTMLIFrameElement | HTMLVideoElement;

interface Start {
  startSeconds: number;
  isMuted?: boolean;
}

function addressOf(video: PlayableVideo, { startSeconds, isMuted = false }: Start): string {
  if (video.kind === "youtube")
    return youTubeAddress(video.id, { startSeconds, isMuted, origin: window.location.origin });
  if (video.kind === "file") return `${video.src}#t=${startSeconds}`;
  const options = new URLSearchParams({
    ...(video.hash && { h: video.hash }),
    autoplay: "1",
    ...(isMuted && { muted: "1" }),
  });
  return `https://player.vimeo.com/video/${video.id}?${options}#t=${startSeconds}s`;
}

interface VideoScreenProps extends Start {
  video: PlayableVideo;
  title: string;
  screen: RefObject<Screen | null>;
  /** The path of WebVTT captions, for a video file. */
  captions?: string;
}

export function VideoScreen({ video, title, screen, captions, ...start }: VideoScreenProps) {
  // The address must not change while the video plays: it would load again.
  const [address] = useState(() => addressOf(video, start));
  if (video.kind === "file")
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- staff have not uploaded captions for every video
      <video
        ref={screen as RefObject<HTMLVideoElement>}
        className={styles.screen}
        src={address}
        controls
        autoPlay
        playsInline
        muted={start.isMuted}
      >
        {captions && <track kind="captions" label="Captions" src={captions} default />}
      </video>
    );
  return (
    <iframe
      ref={screen as RefObject<HTMLIFrameElement>}
      className={styles.screen}
      src={address}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
