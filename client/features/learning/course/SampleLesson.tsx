import { Play } from "lucide-react";
import type { ReactNode } from "react";
import { Suspense, useRef, useState } from "react";
import { lazyComponent } from "../../../ui/lazyComponent";
import { readVideoLink } from "../../../../shared/videoLink";
import type { Screen } from "../lesson/player/VideoScreen";
import styles from "./SampleLesson.module.css";

const VideoScreen = lazyComponent(() => import("../lesson/player/VideoScreen"), "VideoScreen");

interface SampleLessonProps {
  link: string;
  courseName: string;
  poster: ReactNode;
}

/** Loads from the video's host only when it is played; without JavaScript it is a link. */
export function SampleLesson({ link, courseName, poster }: SampleLessonProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const screen = useRef<Screen>(null);
  const video = readVideoLink(link);
  const title = `Sample lesson: ${courseName}`;
  return (
    <div className={styles.frame}>
      {isPlaying && video ? (
        <Suspense fallback={poster}>
          <VideoScreen video={video} title={title} screen={screen} startSeconds={video.startSeconds} />
        </Suspense>
      ) : (
        <>
          {poster}
          <a
            className={styles.play}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            onClick={(event) => {
              if (!video) return;
              event.preventDefault();
              setIsPlaying(true);
            }}
          >
            <Play size={20} aria-hidden />
            Watch a sample lesson
          </a>
        </>
      )}
    </div>
  );
}
