import { BlockList, isIPv6 } from "node:net";
import type { FastifyInstance } from "fastify";

const PRIVATE = new BlockList();
PRIVATE.addSubnet("10.0.0.0", 8);
PRIVATE.addSubnet("127.0.0.0", 8);
PRIVATE.addSubnet("172.16.0.0", 12);
PRIVATE.addSubnet("192.168.0.0", 16);
PRIVATE.addAddress("::1", "ipv6");
PRIVATE.addSubnet("fc00::", 7, "ipv6");

/** A private address helps to set TRUSTED_PROXIES; a public one may be a visitor's, which must not be logged. */
function proxyName(address: string): string {
  return PRIVATE.check(address, isIPv6(address) ? "ipv6" : "ipv4") ? address : "a public address";
}

/** Warns once: behind an untrusted proxy all visitors share one client's limits. */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook("onRequest", (request, _reply, done) => {
    const isForwarded = !hasWarned && request.headers["x-forwarded-for"] !== undefined;
    if (isForwarded && (request.ips ?? []).length < 2) {
      hasWarned = true;
      app.log.warn(
        { from: proxyName(request.socket.remoteAddress ?? "") },
        "X-Forwarded-For ignored: add the proxy to TRUSTED_PROXIES, or all its visitors share one client's limits",
      );
    }
    done();
  });
}
