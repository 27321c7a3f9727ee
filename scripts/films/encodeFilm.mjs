import { BufferTarget, CanvasSource, Output, Quality, WebMOutputFormat } from "mediabunny";
import { HEIGHT, WIDTH, createPen } from "./pen.mjs";

const FRAMES_PER_SECOND = 12;
const BITS_PER_SECOND = 110_000;
const FONTS = { heading: "Heading", text: "Text", code: "Code" };

async function loadFonts() {
  for (const [file, family] of Object.entries(FONTS))
    document.fonts.add(await new FontFace(family, `url(/${file}.woff2)`, { weight: "400 700" }).load());
}

function toBase64(bytes) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result.split(",")[1]));
    reader.readAsDataURL(new Blob([bytes]));
  });
}

const time = (second) => `00:00:${String(second).padStart(2, "0")}.000`;

/** The film's sentences as WebVTT, for people who do not see it. */
function captionsOf({ seconds, sentences }) {
  const cues = sentences.map(([from, text], place) => {
    const to = sentences[place + 1]?.[0] ?? seconds;
    return `${time(from)} --> ${time(to)}\n${text}\n`;
  });
  return ["WEBVTT\n", ...cues].join("\n");
}

/** `draw(pen, second)` paints one frame. Returns the WebM file as base64, and its captions. */
export async function encodeFilm(film) {
  const { seconds, draw } = film;
  await loadFonts();
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const pen = createPen(canvas.getContext("2d"));
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new CanvasSource(canvas, {
    codec: "vp9",
    quality: new Quality({ bitrate: BITS_PER_SECOND }),
    keyFrameInterval: 12,
  });
  output.addVideoTrack(source, { frameRate: FRAMES_PER_SECOND });
  await output.start();
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame += 1) {
    pen.clear();
    draw(pen, frame / FRAMES_PER_SECOND);
    await source.add(frame / FRAMES_PER_SECOND, 1 / FRAMES_PER_SECOND);
  }
  await output.finalize();
  return { base64: await toBase64(output.target.buffer), captions: captionsOf(film) };
}
