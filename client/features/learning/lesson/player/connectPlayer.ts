import { connectFile } from "./filePlayer";
import type { PlayableVideo } from "../../../../../shared/videoLink";
import type { Player, PlayerEvents } from "./Player";
import type { Screen } from "./VideoScreen";
import { connectYouTube } from "./youTubePlayer";

export async function connectPlayer(
  kind: PlayableVideo["kind"],
  screen: Screen,
  events: PlayerEvents,
): Promise<Player> {
  if (screen instanceof HTMLVideoElement) return connectFile(screen, events);
  if (kind === "youtube") return connectYouTube(screen, events);
  const { connectVimeo } = await import("./vimeoPlayer");
  return connectVimeo(screen, events);
}
