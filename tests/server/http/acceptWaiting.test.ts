import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createAcceptWaiting } from "../../../server/http/pages/acceptWaiting";

const VISITORS = 50;

it("accepts everyone who knocks before the first page is rendered", async () => {
  let knocked = 0;
  const seen: number[] = [];
  const server = createServer((_request, response) => {
    void acceptWaiting().then(() => {
      seen.push(knocked);
      response.end();
    });
  });
  const acceptWaiting = createAcceptWaiting(server);
  server.on("connection", () => (knocked += 1));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;

  const visits = Array.from({ length: VISITORS }, async () => {
    const sent = request({ port, host: "127.0.0.1", agent: false }).end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    response.resume();
  });
  await Promise.all(visits);
  server.close();

  expect(seen).toEqual(Array.from({ length: VISITORS }, () => VISITORS));
});
