// Server and client read links to videos here, so that both mean the same video.

interface Placed {
  /** Where the link says to start; 0 is the beginning. */
  startSeconds: number;
}

export type HostedVideo =
  | { kind: "youtube"; id: string }
  /** An unlisted video plays only with its hash. */
  | { kind: "vimeo"; id: string; hash: string | null };

export type PlayableVideo = (HostedVideo | { kind: "file"; src: string }) & Placed;

const YOUTUBE_HOST = /^(?:(?:www|m|music|studio|gaming)\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
/** Below `/embed/` they have the length of an id. */
const NOT_ONE_VIDEO = new Set(["videoseries", "live_stream"]);
const BEFORE_ID = new Set(["embed", "shorts", "live", "v", "e", "video", "watch"]);

const VIMEO_HOST = /^(?:(?:www|player)\.)?vimeo\.com$/;
/** Also in a channel, group, album or showcase, or as staff of the video see it; an event or a person is no video. */
const VIMEO_PATH =
  /^\/(?:video\/|(?:manage|groups\/[\w-]{1,80})\/videos\/|channels\/[\w-]{1,80}\/|(?:album|showcase)\/\d{1,12}\/video\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?(?:\/|$)/i;
const VIMEO_HASH = /^[\da-f]{6,20}$/i;

const VIDEO_FILE = /\.(mp4|webm|ogv|m4v)$/i;

const MAX_START_SECONDS = 12 * 60 * 60;
/** 90, 90s, 1m10s, 1h2m3s, 1m5.5s, or 1:02:03. */
const START =
  /^(?:(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})(?:\.\d{1,9})?s?)?|(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?:\.\d{1,9})?)$/;

function startOf({ searchParams, hash }: URL): number {
  const fragment = new URLSearchParams(hash.slice(1));
  const asked =
    fragment.get("t") ?? searchParams.get("t") ?? searchParams.get("start") ?? fragment.get("start");
  // A fragment of a file may say where to end, too.
  const found = START.exec((asked ?? "").split(",")[0] ?? "");
  if (!found) return 0;
  const [, ...parts] = found.map(Number).map((part) => part || 0);
  const [hours = 0, minutes = 0, seconds = 0, ...clock] = parts;
  const [clockHours = 0, clockMinutes = 0, clockSeconds = 0] = clock;
  const start = (hours + clockHours) * 3600 + (minutes + clockMinutes) * 60 + seconds + clockSeconds;
  return start <= MAX_START_SECONDS ? start : 0;
}

function youTubeId({ hostname, pathname, searchParams }: URL): string | null {
  const [, first = "", second = ""] = pathname.split("/");
  let id = BEFORE_ID.has(first) ? second : "";
  if (hostname.endsWith("youtu.be")) id = first;
  else if (["watch", ""].includes(first)) id = searchParams.get("v") ?? second;
  return YOUTUBE_ID.test(id) && !NOT_ONE_VIDEO.has(id) ? id : null;
}

function hostedVideo(url: URL): HostedVideo | null {
  const { hostname, pathname, searchParams } = url;
  if (YOUTUBE_HOST.test(hostname) || /^(?:www\.)?youtu\.be$/.test(hostname)) {
    const id = youTubeId(url);
    return id ? { kind: "youtube", id } : null;
  }
  const vimeo = VIMEO_HOST.test(hostname) && VIMEO_PATH.exec(pathname);
  if (!vimeo) return null;
  const [, id = "", inPath] = vimeo;
  const given = searchParams.get("h") ?? "";
  return { kind: "vimeo", id, hash: VIMEO_HASH.test(given) ? given : (inPath ?? null) };
}

/** How to play a link in the page; null if it leads to no single video, or to a host that only opens in a new tab. */
export function readVideoLink(link: string): PlayableVideo | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol !== "https:" || url.username || url.password) return null;
  const startSeconds = startOf(url);
  const hosted = hostedVideo(url);
  if (hosted) return { ...hosted, startSeconds };
  if (!VIDEO_FILE.test(url.pathname)) return null;
  url.hash = "";
  return { kind: "file", src: url.href, startSeconds };
}

const MAX_EMBED_CODE = 4000;

/** The address that code for embedding shows. */
function embeddedAddress(text: string): string | null {
  const start = text.search(/<iframe\b/i);
  if (start === -1) return null;
  const [, address] = /\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(text.slice(start, start + MAX_EMBED_CODE)) ?? [];
  return address?.replaceAll("&amp;", "&") ?? null;
}

/** What staff paste, as an `https:` address where it is one: code for embedding, `http:`, or without a scheme. */
export function completeVideoLink(pasted: string): string {
  const text = pasted.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim();
  const address = embeddedAddress(text) ?? text;
  if (/\s/.test(address) || /^https:\/\//i.test(address)) return address;
  const completed = `https://${address.replace(/^(?:http:)?\/\//i, "")}`;
  if (!URL.canParse(completed)) return address;
  const { hostname, pathname } = new URL(completed);
  return hostname.includes(".") && pathname !== "/" ? completed : address;
}
