import type { Page } from "@playwright/test";

/** A WebM of colours, which the browser records itself. Like all of its recordings, it does not say how long it is. */
export async function recordVideo(page: Page, seconds: number): Promise<Buffer> {
  const bytes = await page.evaluate(async (length) => {
    const canvas = document.createElement("canvas");
    const paint = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(5), { mimeType: "video/webm;codecs=vp8" });
    const parts: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    const hasStopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.start();
    for (let frame = 0; frame < length * 5; frame += 1) {
      paint?.fillRect(frame, 0, 1, 50);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    recorder.stop();
    await hasStopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  }, seconds);
  return Buffer.from(bytes);
}
