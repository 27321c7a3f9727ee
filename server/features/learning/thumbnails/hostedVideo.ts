export interface HostedVideo {
  host: "youtube" | "vimeo";
  id: string;
}

const YOUTUBE =
  /^https:\/\/(?:(?:www|m)\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)([\w-]{6,20})(?:[?&#/]|$)/;
const SHORT_YOUTUBE = /^https:\/\/youtu\.be\/([\w-]{6,20})(?:[?&#/]|$)/;
const VIMEO = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:[a-z]+\/)*(\d{5,12})(?:[?&#/]|$)/;

/** The video of a link whose host has a thumbnail of it. */
export function hostedVideo(link: string | null): HostedVideo | null {
  const youTube = link && (YOUTUBE.exec(link) ?? SHORT_YOUTUBE.exec(link))?.[1];
  if (youTube) return { host: "youtube", id: youTube };
  const vimeo = link && VIMEO.exec(link)?.[1];
  return vimeo ? { host: "vimeo", id: vimeo } : null;
}
