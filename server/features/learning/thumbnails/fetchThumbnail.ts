import type { HostedVideo } from "../../../../shared/videoLink";
import type { VideoHosts } from "../../../platform/media/videoHosts";

const WITHIN_MS = 10_000;
const MAX_PICTURE_BYTES = 3 * 1024 * 1024;
const MAX_JSON_BYTES = 64 * 1024;

/** The largest first; older videos have only the second. */
const YOUTUBE_FILES = ["maxresdefault.jpg", "hqdefault.jpg"];

/** Null if the host refuses or sends too much; throws if it cannot be reached. */
async function readBytes(url: URL, maxBytes: number): Promise<Buffer | null> {
  // A redirect could lead to any host.
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(WITHIN_MS) });
  if (response.status >= 500) throw new Error("The host of the video doesn’t work.");
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Vimeo answers for an unlisted video only if it gets the hash; of both, nothing is in the copy's address. */
async function findVimeoPicture(path: string, { vimeo, vimeoPictures }: VideoHosts): Promise<URL | null> {
  const url = new URL("/api/oembed.json", vimeo);
  url.search = new URLSearchParams({ url: `https://vimeo.com/${path}`, width: "1280" }).toString();
  const json = await readBytes(url, MAX_JSON_BYTES);
  if (!json) return null;
  const { thumbnail_url: given } = JSON.parse(json.toString("utf8")) as { thumbnail_url?: unknown };
  if (typeof given !== "string" || !URL.canParse(given)) return null;
  const picture = new URL(given);
  return picture.origin === new URL(vimeoPictures).origin ? picture : null;
}

/** Null if there is none; throws if the host cannot be reached now. */
export async function fetchThumbnail(video: HostedVideo, hosts: VideoHosts): Promise<Buffer | null> {
  if (video.kind === "vimeo") {
    const picture = await findVimeoPicture([video.id, video.hash].filter(Boolean).join("/"), hosts);
    return picture && readBytes(picture, MAX_PICTURE_BYTES);
  }
  for (const file of YOUTUBE_FILES) {
    const bytes = await readBytes(
      new URL(`/vi/${video.id}/${file}`, hosts.youTubePictures),
      MAX_PICTURE_BYTES,
    );
    if (bytes) return bytes;
  }
  return null;
}
