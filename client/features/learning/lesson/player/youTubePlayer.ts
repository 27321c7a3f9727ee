import type { Player, PlayerEvents, PlayerProblem, PlayerReport } from "./Player";

const HOST = "https://www.youtube-nocookie.com";
const ORIGINS = new Set([HOST, "https://www.youtube.com"]);
const ASK_AGAIN_MS = 500;
const ENDED = 0;
/** Playing or buffering. */
const PLAYING = new Set([1, 3]);
const PAUSED = new Set([-1, ENDED, 2, 5]);

/** YouTube's error codes; others are faults of the player or the connection. */
const PROBLEMS: Record<string, PlayerProblem> = { 100: "gone", 101: "blocked", 150: "blocked" };

interface AddressOptions {
  startSeconds: number;
  origin: string;
  isMuted?: boolean;
}

export function youTubeAddress(id: string, { startSeconds, origin, isMuted }: AddressOptions): string {
  const options = { enablejsapi: "1", origin, playsinline: "1", rel: "0", autoplay: "1" };
  const extra = { start: String(startSeconds), ...(isMuted && { mute: "1" }) };
  return `${HOST}/embed/${id}?${new URLSearchParams({ ...options, ...extra })}`;
}

function numberIn(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : undefined;
}

function parse(data: unknown): { event?: unknown; info?: unknown } | null {
  if (typeof data !== "string") return null;
  try {
    const message: unknown = JSON.parse(data);
    return typeof message === "object" ? message : null;
  } catch {
    return null;
  }
}

function reportOf(info: object): PlayerReport & { state?: unknown } {
  const { currentTime, duration, playbackRate, playerState } = info as Record<string, unknown>;
  const isKnown = PLAYING.has(playerState as number) || PAUSED.has(playerState as number);
  return {
    seconds: numberIn(currentTime),
    rate: numberIn(playbackRate),
    duration: numberIn(duration) || undefined,
    state: playerState,
    ...(isKnown && { isPlaying: PLAYING.has(playerState as number) }),
  };
}

/** Speaks the frame's message protocol, so that YouTube's script is not loaded. Trusts nothing that the frame says. */
export function connectYouTube(frame: HTMLIFrameElement, events: PlayerEvents): Player {
  let hasAnswered = false;
  let hasEnded = false;

  function post(message: object): void {
    // Until the frame's page comes, an empty one of this origin is in it, to which the browser refuses to send this.
    if (frame.contentDocument) return;
    frame.contentWindow?.postMessage(JSON.stringify({ ...message, id: 1, channel: "widget" }), HOST);
  }
  function command(func: string, ...args: unknown[]): void {
    post({ event: "command", func, args });
  }
  /** Ignored until the frame has loaded, so it asks until it gets an answer. */
  function ask(): void {
    if (!hasAnswered) post({ event: "listening" });
  }

  function handleState(state: unknown): void {
    if (state !== ENDED) hasEnded &&= !PLAYING.has(state as number);
    else if (!hasEnded) {
      hasEnded = true;
      events.onEnd();
    }
  }

  function handleMessage({ source, origin, data }: MessageEvent): void {
    if (source !== frame.contentWindow || !ORIGINS.has(origin)) return;
    const message = parse(data);
    if (!message) return;
    if (!hasAnswered) {
      hasAnswered = true;
      command("addEventListener", "onStateChange");
      command("addEventListener", "onError");
    }
    const { event, info } = message;
    if (event === "onError") events.onError(PROBLEMS[String(info)] ?? "failed");
    else if (event === "onStateChange") {
      events.onReport({ isPlaying: PLAYING.has(info as number) });
      handleState(info);
    } else if (
      (event === "infoDelivery" || event === "initialDelivery") &&
      info &&
      typeof info === "object"
    ) {
      const { state, ...report } = reportOf(info);
      events.onReport(report);
      if (state !== undefined) handleState(state);
    }
  }

  window.addEventListener("message", handleMessage);
  frame.addEventListener("load", ask);
  const timer = setInterval(ask, ASK_AGAIN_MS);
  return {
    play: () => command("playVideo"),
    pause: () => command("pauseVideo"),
    seekTo: (seconds) => command("seekTo", seconds, true),
    setRate: (rate) => command("setPlaybackRate", rate),
    disconnect: () => {
      clearInterval(timer);
      frame.removeEventListener("load", ask);
      window.removeEventListener("message", handleMessage);
    },
  };
}
