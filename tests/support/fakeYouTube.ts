import type { Page } from "@playwright/test";

/**
 * Replaces YouTube's player: speaks its messages, and plays `speedUp` seconds of video in a second.
 * `problem` is the error that it reports, such as 100 for a private video.
 */
const PLAYER = (speedUp: number, problem: number | null) => `<!doctype html><title>player</title><body>
<p id="time"></p><button id="toggle">toggle</button>
<script>
  const start = Number(new URLSearchParams(location.search).get("start") ?? 0);
  let seconds = start, state = 1, rate = 1, listener = null, last = performance.now();
  const send = (event, info) => listener?.postMessage(JSON.stringify({ event, id: 1, channel: "widget", info }), "*");
  const deliver = (event = "infoDelivery") => send(event, { currentTime: seconds, duration: 600, playerState: state, playbackRate: rate });
  const setState = (next) => { state = next; send("onStateChange", next); deliver(); };
  addEventListener("message", ({ data, source }) => {
    const { event, func, args } = JSON.parse(data);
    if (event === "listening") {
      listener = source; deliver("initialDelivery"); send("onReady");
      if (${problem}) send("onError", ${problem});
    }
    if (func === "playVideo") setState(1);
    if (func === "pauseVideo") setState(2);
    if (func === "seekTo") { seconds = args[0]; deliver(); }
    if (func === "setPlaybackRate") { rate = args[0]; deliver(); }
    if (func === "end") { seconds = 600; setState(0); }
  });
  document.querySelector("#toggle").onclick = () => setState(state === 1 ? 2 : 1);
  setInterval(() => {
    const now = performance.now();
    if (state === 1) seconds += (now - last) / 1000 * rate * ${speedUp};
    last = now;
    document.querySelector("#time").textContent = seconds.toFixed(1);
    if (listener && state === 1) deliver();
  }, 250);
</script>`;

/** Answers for YouTube's player in this page. */
export async function fakeYouTube(
  page: Page,
  { speedUp = 1, problem = null }: { speedUp?: number; problem?: number | null } = {},
): Promise<void> {
  await page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: PLAYER(speedUp, problem) }),
  );
}
