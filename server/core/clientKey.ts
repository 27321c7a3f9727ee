import { isIP, isIPv4 } from "node:net";

/** Shared by all clients whose address cannot be read. */
export const UNKNOWN_CLIENT = "unknown";

/** What most requests bring: parsing it as below takes ten times as long, twice for each request. */
const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i;
const WITH_PORT = [/^\[([^\]]*)\](?::\d+)?$/, /^([\d.]+):\d+$/];
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The eight numbers of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser writes every spelling the same way, an embedded IPv4 address as two groups.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = "", tail] = hostname.slice(1, -1).split("::");
  const numbers = (part: string) => (part ? part.split(":").map((group) => parseInt(group, 16)) : []);
  const [before, after] = [numbers(head), numbers(tail ?? "")];
  return [...before, ...Array<number>(GROUPS - before.length - after.length).fill(0), ...after];
}

function isMapped(groups: number[]): boolean {
  return groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
}

/**
 * The one spelling of a client's address, which limits count: an IPv4 address, also where it is mapped into IPv6, or the
 * /64 of an IPv6 address, all of which one client may use. Ports and zones are dropped.
 */
export function clientKey(address: string): string {
  const plain = IPV4.exec(address)?.[1];
  if (plain && isIPv4(plain)) return plain;
  const text = address.trim();
  const bare = WITH_PORT.map((form) => form.exec(text)?.[1]).find(Boolean) ?? text;
  const [host = ""] = bare.split("%");
  if (isIPv4(host)) return host;
  if (isIP(host) === 0) return UNKNOWN_CLIENT;
  const groups = groupsOf(host);
  if (isMapped(groups))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}
