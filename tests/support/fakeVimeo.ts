import type { Page } from "@playwright/test";

/** Replaces Vimeo's player: speaks its messages, or reports a problem such as "PrivacyError". */
const PLAYER = (problem: string) => `<!doctype html><title>player</title><body><p id="time"></p>
<script>
  let seconds = Number(/t=(\\d+)/.exec(location.hash)?.[1] ?? 0), isPlaying = true, last = performance.now();
  const send = (message) => parent.postMessage(JSON.stringify(message), "*");
  const deliver = (event) => send({ event, data: { seconds, duration: 600, percent: seconds / 600 } });
  const greet = () => {
    if ("${problem}") send({ event: "error", data: { name: "${problem}", message: "no", method: "ready" } });
    else send({ event: "ready" });
  };
  addEventListener("message", ({ data: { method, value } }) => {
    if (method === "ping") return greet();
    if (method === "addEventListener" && value === "play") setTimeout(() => deliver("play"));
    if (method === "setCurrentTime") { seconds = value; setTimeout(() => deliver("seeked")); }
    if (method === "play" || method === "pause") { isPlaying = method === "play"; deliver(method); }
    send({ method, value: method === "getDuration" ? 600 : value });
  });
  setInterval(() => {
    const now = performance.now();
    if (isPlaying) seconds += (now - last) / 1000;
    last = now;
    document.querySelector("#time").textContent = seconds.toFixed(1);
    if (isPlaying) deliver("timeupdate");
  }, 250);
  // The page may have asked before this frame was there.
  greet();
</script>`;

/** What Vimeo shows for a video that was removed or may not be embedded: a page that sends no messages. */
const SILENT = "<!doctype html><title>player</title><body><p>Sorry, we could not find that video.</p>";

/** Answers for Vimeo's player in this page. */
export async function fakeVimeo(page: Page, { problem = "" }: { problem?: string } = {}): Promise<void> {
  const body = problem === "silent" ? SILENT : PLAYER(problem);
  await page.unroute("https://player.vimeo.com/**");
  await page.route("https://player.vimeo.com/**", (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body }),
  );
}
