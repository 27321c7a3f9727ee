import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { VideoHosts } from "../../server/platform/media/videoHosts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeVideoHosts {
  hosts: VideoHosts;
  /** Paths that were asked for. */
  asked: string[];
  close: () => void;
}

/** One server in the place of YouTube's and Vimeo's; `answer` decides by path. */
export async function fakeVideoHosts(answer: Answer): Promise<FakeVideoHosts> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    hosts: { youTubePictures: origin, vimeo: origin, vimeoPictures: origin },
    asked,
    close: () => void server.close(),
  };
}
