import { afterEach, expect, test, vi } from "vitest";
import type { Player, PlayerReport } from "../../../client/features/learning/lesson/player/Player";
import {
  connectYouTube,
  youTubeAddress,
} from "../../../client/features/learning/lesson/player/youTubePlayer";

const HOST = "https://www.youtube-nocookie.com";
let player: Player | null = null;

afterEach(() => {
  player?.disconnect();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function connect() {
  vi.useFakeTimers();
  const frame = document.body.appendChild(document.createElement("iframe"));
  const page = vi.spyOn(frame, "contentDocument", "get").mockReturnValue(null);
  const sent: Record<string, unknown>[] = [];
  const source = frame.contentWindow as Window;
  vi.spyOn(source, "postMessage").mockImplementation((message: unknown, target: unknown) => {
    expect(target).toBe(HOST);
    sent.push(JSON.parse(message as string) as Record<string, unknown>);
  });
  const reports: PlayerReport[] = [];
  const [onEnd, onError] = [vi.fn(), vi.fn()];
  player = connectYouTube(frame, { onReport: (report) => reports.push(report), onEnd, onError });
  const say = (data: unknown, from: { origin?: string; source?: Window } = {}) =>
    window.dispatchEvent(
      new MessageEvent("message", {
        data: typeof data === "string" ? data : JSON.stringify(data),
        origin: HOST,
        source,
        ...from,
      }),
    );
  return { player, page, sent, reports, onEnd, onError, say };
}

test("asks from when the frame's page has come until it answers", () => {
  const { page, sent, say } = connect();
  page.mockReturnValue(document);
  vi.advanceTimersByTime(1600);
  expect(sent).toEqual([]);
  page.mockReturnValue(null);
  vi.advanceTimersByTime(1600);
  expect(sent.filter(({ event }) => event === "listening")).toHaveLength(3);
  say({ event: "initialDelivery", info: {} });
  vi.advanceTimersByTime(5000);
  expect(sent.filter(({ event }) => event === "listening")).toHaveLength(3);
});

test("reports the time, the speed and whether the video plays", () => {
  const { reports, say } = connect();
  say({ event: "infoDelivery", info: { currentTime: 12.5, playbackRate: 1.5, playerState: 1 } });
  say({ event: "onStateChange", info: 2 });
  say({ event: "infoDelivery", info: { currentTime: 13 } });
  expect(reports).toMatchObject([
    { seconds: 12.5, rate: 1.5, isPlaying: true },
    { isPlaying: false },
    { seconds: 13 },
  ]);
  expect(reports[2]).not.toHaveProperty("isPlaying");
});

test("ignores other windows, other hosts, and whatever is not a message of the player", () => {
  const { reports, say, onEnd, onError } = connect();
  const info = { currentTime: 5, playerState: 0 };
  say({ event: "infoDelivery", info }, { origin: "https://evil.example" });
  say({ event: "infoDelivery", info }, { source: window });
  for (const odd of [
    "",
    "null",
    "[]",
    '"text"',
    "{",
    '{"event":"infoDelivery"}',
    '{"event":"infoDelivery","info":7}',
  ])
    say(odd);
  expect(reports).toEqual([]);
  const wrong = { currentTime: "5", playbackRate: -1, playerState: "1" };
  say({ event: "infoDelivery", info: wrong });
  expect(reports).toEqual([{ seconds: undefined, rate: undefined }]);
  expect([onEnd, onError].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test("tells the end once, and again after another start", () => {
  const { say, onEnd } = connect();
  say({ event: "onStateChange", info: 0 });
  say({ event: "infoDelivery", info: { playerState: 0 } });
  expect(onEnd).toHaveBeenCalledTimes(1);
  say({ event: "onStateChange", info: 1 });
  say({ event: "onStateChange", info: 0 });
  expect(onEnd).toHaveBeenCalledTimes(2);
});

test("tells of a video that is gone or may not be embedded", () => {
  const { say, onError } = connect();
  say({ event: "onError", info: 150 });
  expect(onError).toHaveBeenCalledTimes(1);
});

test("sends its commands", () => {
  const { player: youTube, sent } = connect();
  youTube.play();
  youTube.pause();
  youTube.seekTo(754);
  youTube.setRate(1.5);
  expect(sent.filter(({ event }) => event === "command").map(({ func, args }) => [func, args])).toEqual([
    ["playVideo", []],
    ["pauseVideo", []],
    ["seekTo", [754, true]],
    ["setPlaybackRate", [1.5]],
  ]);
});

test("the address starts at a second and lets this site talk to the frame", () => {
  const url = new URL(
    youTubeAddress("dQw4w9WgXcQ", { startSeconds: 754, origin: "https://academy.example" }),
  );
  expect(url.origin + url.pathname).toBe(`${HOST}/embed/dQw4w9WgXcQ`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    enablejsapi: "1",
    origin: "https://academy.example",
    start: "754",
    autoplay: "1",
  });
});
