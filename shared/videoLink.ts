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
const YOUTUBE_ID = /^[\w-]{11}(?=\s{0,3}$)/;
/** Below `/embed/` they have the length of an id. */
const NOT_ONE_VIDEO = new Set(["videoseries", "live_stream"]);
const BEFORE_ID = new Set(["embed", "shorts", "live", "v", "e", "video", "watch"]);
const WITH_QUERY = new Set(["watch", "watch_popup", ""]);

const VIMEO_HOST = /^(?:(?:www|player)\.)?vimeo\.com$/;
/** Also in a channel, group, album or showcase, or as staff of the video see it; an event or a person is no video. */
const VIMEO_PATH =
  /^\/(?:video\/|(?:manage|groups\/[\w-]{1,80})\/videos\/|channels\/[\w-]{1,80}\/|(?:album|showcase)\/[\w-]{1,80}\/video\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?(?:\/|$)/i;
const VIMEO_HASH = /^[\da-f]{6,20}$/i;

const VIDEO_FILE = /\.(mp4|webm|ogv|m4v)$/i;

const MAX_START_SECONDS = 12 * 60 * 60;
/** 90, 90s, 1m10s, 1h2m3s, 1m5.5s, or 1:02:03. */
const START =
  /^(?:(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})(?:\.\d{1,9})?s?)?|(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?:\.\d{1,9})?)$/;

function startOf({ searchParams, hash }: URL): number {
  const fragment = new URLSearchParams(hash.slice(1));
  const inQuery = searchParams.get("t") ?? searchParams.get("start") ?? searchParams.get("time_continue");
  const asked = fragment.get("t") ?? inQuery ?? fragment.get("start");
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
  else if (WITH_QUERY.has(first)) id = searchParams.get("v") ?? second;
  const [found = null] = YOUTUBE_ID.exec(id) ?? [];
  return found && !NOT_ONE_VIDEO.has(found) ? found : null;
}

/** People and pages join parts by the wrong sign: `youtu.be/ID&t=62`, `watch?v=ID?si=x`. */
function mendQuery(url: URL): void {
  const [path = "", ...parts] = `${url.pathname}${url.search}`.split(/[?&]/);
  url.pathname = path;
  url.search = parts.join("&");
}

/** A showcase shows the one video that its address names. */
function inShowcase({ pathname, searchParams }: URL): string | null {
  const id = searchParams.get("video") ?? "";
  return /^\/(?:album|showcase)\/[\w-]{1,80}\/?$/.test(pathname) && /^\d{5,12}$/.test(id) ? id : null;
}

function isYouTube({ hostname }: URL): boolean {
  return YOUTUBE_HOST.test(hostname) || /^(?:www\.)?youtu\.be$/.test(hostname);
}

function hostedVideo(url: URL): HostedVideo | null {
  const { hostname, pathname, searchParams } = url;
  if (isYouTube(url)) {
    const id = youTubeId(url);
    return id ? { kind: "youtube", id } : null;
  }
  if (!VIMEO_HOST.test(hostname)) return null;
  const [, id = inShowcase(url), inPath] = VIMEO_PATH.exec(pathname) ?? [];
  if (!id) return null;
  const given = searchParams.get("h") ?? "";
  return { kind: "vimeo", id, hash: VIMEO_HASH.test(given) ? given : (inPath ?? null) };
}

/** How to play a link in the page; null if it leads to no single video, or to a host that only opens in a new tab. */
export function readVideoLink(link: string): PlayableVideo | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol !== "https:" || url.username || url.password) return null;
  if (isYouTube(url)) mendQuery(url);
  const startSeconds = startOf(url);
  const hosted = hostedVideo(url);
  if (hosted) return { ...hosted, startSeconds };
  if (!VIDEO_FILE.test(url.pathname)) return null;
  url.hash = "";
  return { kind: "file", src: url.href, startSeconds };
}

const MAX_EMBED_CODE = 4000;
const EMBED_CODE = /<(?:iframe|embed|video|source|a)\b/i;
const CODE_ADDRESS = /\s(?:src|href)\s*=\s*\\?["'“”‘’]?([^"'“”‘’\s>\\]+)/i;
const ENTITIES: [RegExp, string][] = [
  [/&lt;/g, "<"],
  [/&gt;/g, ">"],
  [/&(?:quot|#34);/g, '"'],
  [/&amp;/g, "&"],
];

/** The address that code for embedding shows. */
function embeddedAddress(text: string): string | null {
  const start = text.search(EMBED_CODE);
  if (start === -1) return null;
  return CODE_ADDRESS.exec(text.slice(start, start + MAX_EMBED_CODE))?.[1] ?? null;
}

const OPENING = /^[\s<([{"'“”‘’«]{1,9}/;
const CLOSING = /[\s>)\]}"'“”‘’».,;!]{1,9}$/;

/** Without quotation marks, brackets and full stops around it; a bracket that it opens itself stays. */
function bareAddress(text: string): string {
  const inner = text.replace(OPENING, "");
  const closed = inner.replace(CLOSING, "");
  return closed.includes("(") && inner.startsWith(`${closed})`) ? `${closed})` : closed;
}

/** The video that a sentence or a Markdown link speaks of, if it is one. */
function mentionedVideo(text: string): string | null {
  const found = [...text.matchAll(/https?:\/\/[^\s()<>[\]"“”]{1,2000}/gi)].map(([address]) =>
    bareAddress(address),
  );
  const [only, another] = new Set(found);
  const isVideo = only && !another && readVideoLink(only.replace(/^http:/i, "https:"));
  return isVideo ? only : null;
}

/** Mail and documents of Google lead through a page of its own. */
function behindRedirect(address: string): string {
  if (!/^https:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url\?/i.test(address)) return address;
  const { searchParams } = new URL(address);
  const target = searchParams.get("q") ?? searchParams.get("url") ?? "";
  return /^https:\/\//i.test(target) ? target : address;
}

function withScheme(address: string): string {
  if (/^https:\/\//i.test(address)) return address;
  const completed = `https://${address.replace(/^(?:https?:?)?\/\//i, "")}`;
  if (/\s/.test(address) || !URL.canParse(completed)) return address;
  const { hostname, pathname } = new URL(completed);
  return hostname.includes(".") && pathname !== "/" ? completed : address;
}

/** What staff paste, as an `https:` address where it is one: code for embedding, in quotes or a text, or without a scheme. */
export function completeVideoLink(pasted: string): string {
  const visible = pasted.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim();
  const text = ENTITIES.reduce((left, [entity, sign]) => left.replace(entity, sign), visible);
  const address = embeddedAddress(text) ?? bareAddress(text);
  const completed = behindRedirect(withScheme(address));
  return readVideoLink(completed) ? completed : withScheme(mentionedVideo(text) ?? "") || completed;
}
