import type { Socket } from "node:net";
import { ClientGone } from "../core/errors";

const signals = new WeakMap<Socket, AbortSignal>();

export function connectionSignal(socket: Socket): AbortSignal {
  const known = signals.get(socket);
  if (known) return known;
  const controller = new AbortController();
  const end = () => controller.abort(new ClientGone());
  if (socket.destroyed) end();
  else socket.once("close", end);
  signals.set(socket, controller.signal);
  return controller.signal;
}
