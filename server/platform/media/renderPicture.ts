import type { Metadata } from "sharp";
import sharp from "sharp";
import { Refusal } from "../../core/errors";
import type { PictureFormat } from "./pictureFile.entity";

export const MAX_PIXELS = 25_000_000;
const MAX_UNPACKED_BYTES = 80_000_000;
/** WebP's limit is 16,383; pages show far less. */
const MAX_SIDE = 10_000;
const WIDTHS = [320, 640, 960, 1280, 1920];
const WIDEST = 1920;
/** Scales taller pictures down: encoding takes up to 50 bytes a pixel. */
const MAX_KEPT_PIXELS = WIDEST * WIDEST;
/** For browsers without AVIF and WebP, and for requests without a format. */
const FALLBACK_WIDTH = 1280;

// One thread and no cache keep memory flat.
sharp.concurrency(1);
sharp.cache(false);

export interface RenderedFile {
  width: number;
  format: PictureFormat;
  bytes: Buffer;
}

export interface RenderedPicture {
  width: number;
  height: number;
  files: RenderedFile[];
}

/** Reads magic bytes: file names and declared types are untrusted. */
function sniff(bytes: Buffer): "jpeg" | "png" | "webp" | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpeg";
  if (bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))) return "png";
  const [riff, webp] = [bytes.toString("latin1", 0, 4), bytes.toString("latin1", 8, 12)];
  return riff === "RIFF" && webp === "WEBP" ? "webp" : null;
}

function refuse(message: string): Refusal {
  return new Refusal("BAD_USER_INPUT", message, { http: { status: 422 } });
}

export function widthsOf(width: number): number[] {
  return [...WIDTHS.filter((usual) => usual < width), Math.min(width, WIDEST)].filter(
    (one, index, all) => all.indexOf(one) === index,
  );
}

/** Memory of the decoder: a few lines, unless the picture is interlaced, progressive, rotated or WebP. */
function unpackedBytes({ format, width, height, channels, depth, isProgressive, orientation = 1 }: Metadata) {
  const samples = width * height * channels;
  // Coefficients of a progressive JPEG have two bytes each.
  const isWide = depth !== "uchar" || (format === "jpeg" && isProgressive);
  const isWhole = isProgressive || orientation > 1 || format === "webp";
  return isWhole ? samples * (isWide ? 2 : 1) : 0;
}

async function readSize(bytes: Buffer) {
  const format = sniff(bytes);
  if (!format) throw refuse("Please choose a JPEG, PNG or WebP picture.");
  // Reads the header alone, to refuse a decompression bomb before decoding.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (head?.format !== format) throw refuse("This picture is damaged. Please choose another one.");
  const { width, height } = head.autoOrient;
  if (width * height > MAX_PIXELS) throw refuse("Please choose a picture of at most 25 megapixels.");
  if (Math.max(width, height) > MAX_SIDE)
    throw refuse("Please choose a picture of at most 10,000 pixels a side.");
  if (unpackedBytes(head) > MAX_UNPACKED_BYTES)
    throw refuse("This picture takes too much memory to open. Please choose a smaller one.");
  const widest = Math.min(width, WIDEST);
  const mostWide = Math.floor(Math.sqrt((MAX_KEPT_PIXELS * width) / height));
  if (widest <= mostWide) return { width, height };
  return { width: mostWide, height: Math.round((mostWide * height) / width) };
}

/** Decodes once, upright and no wider than needed; drops metadata. */
async function unpack(bytes: Buffer, width: number) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true })
    .autoOrient()
    .toColourspace("srgb")
    .resize({ width: Math.min(width, WIDEST) })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refuse("This picture is damaged. Please choose another one.");
    });
}

export async function renderPicture(bytes: Buffer): Promise<RenderedPicture> {
  const { width, height } = await readSize(bytes);
  const { data, info } = await unpack(bytes, width);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const isOpaque = (await sharp(data, { raw }).stats()).isOpaque;
  const files: RenderedFile[] = [];
  for (const wanted of widthsOf(width)) {
    const resized = () => sharp(data, { raw }).resize({ width: wanted });
    // More effort takes three times as long and twice the memory to save a few percent.
    const avif = await resized().avif({ quality: 55, effort: 0 }).toBuffer();
    const webp = await resized().webp({ quality: 78, effort: 4 }).toBuffer();
    files.push(
      { width: wanted, format: "avif", bytes: avif },
      { width: wanted, format: "webp", bytes: webp },
    );
  }
  if (isOpaque) {
    const wanted = Math.min(width, FALLBACK_WIDTH);
    const jpg = sharp(data, { raw }).resize({ width: wanted }).removeAlpha();
    files.push({ width: wanted, format: "jpg", bytes: await jpg.jpeg({ quality: 80 }).toBuffer() });
  }
  return { width, height, files };
}

export async function redrawPicture(bytes: Buffer): Promise<RenderedFile & { height: number }> {
  const size = await readSize(bytes);
  const { data, info } = await unpack(bytes, size.width);
  const { width, height, channels } = info;
  const webp = await sharp(data, { raw: { width, height, channels } })
    .webp({ quality: 78, effort: 4 })
    .toBuffer();
  return { width, height, format: "webp", bytes: webp };
}
