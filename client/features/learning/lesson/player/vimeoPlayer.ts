import VimeoApi from "@vimeo/player";
import type { Player, PlayerEvents, PlayerProblem } from "./Player";

/** By the names of Vimeo's errors; others, such as a speed that is not allowed, do not stop the video. */
const PROBLEMS: Record<string, PlayerProblem> = {
  NotFoundError: "gone",
  PasswordError: "gone",
  PrivacyError: "blocked",
};

export function connectVimeo(frame: HTMLIFrameElement, { onReport, onEnd, onError }: PlayerEvents): Player {
  const api = new VimeoApi(frame);
  api.on("timeupdate", ({ seconds }) => onReport({ seconds }));
  api.on("play", ({ seconds }) => onReport({ seconds, isPlaying: true }));
  api.on("pause", ({ seconds }) => onReport({ seconds, isPlaying: false }));
  api.on("seeked", ({ seconds }) => onReport({ seconds }));
  api.on("playbackratechange", ({ playbackRate }) => onReport({ rate: playbackRate }));
  api.on("ended", onEnd);
  api.on("error", ({ name }) => {
    const problem = PROBLEMS[name];
    if (problem) onError(problem);
  });
  api.ready().catch(({ name }: Error) => onError(PROBLEMS[name] ?? "failed"));
  api.getDuration().then(
    (duration) => onReport({ duration }),
    () => {},
  );
  // Vimeo refuses what it cannot do now, such as a speed that the video's owner forbids.
  const ignore = () => {};
  return {
    play: () => void api.play().catch(ignore),
    pause: () => void api.pause().catch(ignore),
    seekTo: (seconds) => void api.setCurrentTime(seconds).catch(ignore),
    setRate: (rate) => void api.setPlaybackRate(rate).catch(ignore),
    disconnect: () => {
      for (const event of [
        "timeupdate",
        "play",
        "pause",
        "seeked",
        "playbackratechange",
        "ended",
        "error",
      ] as const)
        api.off(event);
    },
  };
}
