export type PlayableVideo =
  | { kind: "youtube"; id: string }
  | { kind: "vimeo"; id: string }
  | { kind: "file"; src: string };

const YOUTUBE_HOSTS = new Set(["youtube.com", "www.youtube.com", "m.youtube.com", "youtu.be"]);
const VIMEO_HOSTS = new Set(["vimeo.com", "www.vimeo.com", "player.vimeo.com"]);
const VIDEO_FILE = /\.(mp4|webm|ogv|m4v)$/i;

function youtubeId(url: URL): string | null {
  const [, first, second] = url.pathname.split("/");
  if (url.hostname === "youtu.be") return first ?? null;
  if (first === "watch") return url.searchParams.get("v");
  return ["embed", "shorts", "live"].includes(first ?? "") ? (second ?? null) : null;
}

/** How to play a link in the page; null for kinds that only open in a new tab. */
export function playableVideo(link: string): PlayableVideo | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol !== "https:") return null;
  if (YOUTUBE_HOSTS.has(url.hostname)) {
    const id = youtubeId(url);
    if (!id || !/^[\w-]{6,20}$/.test(id)) return null;
    return { kind: "youtube", id };
  }
  if (VIMEO_HOSTS.has(url.hostname)) {
    const id = /(\d{5,12})/.exec(url.pathname)?.[1];
    return id ? { kind: "vimeo", id } : null;
  }
  return VIDEO_FILE.test(url.pathname) ? { kind: "file", src: url.href } : null;
}
