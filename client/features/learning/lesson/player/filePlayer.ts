import type { Player, PlayerEvents } from "./Player";

export function connectFile(video: HTMLVideoElement, { onReport, onEnd, onError }: PlayerEvents): Player {
  const report = () =>
    onReport({
      seconds: video.currentTime,
      isPlaying: !video.paused,
      rate: video.playbackRate,
      duration: Number.isFinite(video.duration) ? video.duration : undefined,
    });
  const reportError = () => onError("failed");
  const listeners = {
    loadedmetadata: report,
    timeupdate: report,
    play: report,
    pause: report,
    seeked: report,
    ratechange: report,
    ended: onEnd,
    error: reportError,
  };
  for (const [event, listener] of Object.entries(listeners)) video.addEventListener(event, listener);
  if (video.error) reportError();
  return {
    // The browser may forbid playing before a click.
    play: () => void video.play().catch(report),
    pause: () => video.pause(),
    seekTo: (seconds) => (video.currentTime = seconds),
    setRate: (rate) => (video.playbackRate = rate),
    disconnect: () => {
      for (const [event, listener] of Object.entries(listeners)) video.removeEventListener(event, listener);
    },
  };
}
