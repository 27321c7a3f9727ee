import { isIP, isIPv4 } from "node:net";

export const UNKNOWN_CLIENT = "unknown";

/** Fast path for most requests: the full parse below takes ten times as long and runs twice per request. */
const IPV4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i;
const WITH_PORT = [/^\[([^\]]{0,60})\](?::\d{1,5})?$/, /^([\d.]{1,15}):\d{1,5}$/];
const GROUPS = 8;
const NETWORK_GROUPS = 4;

function groupsOf(address: string): number[] {
  // The URL parser normalises every spelling and writes an embedded IPv4 address as two groups.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = "", tail] = hostname.slice(1, -1).split("::");
  const numbers = (part: string) => (part ? part.split(":").map((group) => parseInt(group, 16)) : []);
  const [before, after] = [numbers(head), numbers(tail ?? "")];
  return [...before, ...Array<number>(GROUPS - before.length - after.length).fill(0), ...after];
}

function isMapped(groups: number[]): boolean {
  return groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
}

/** IPv6 counts by /64, all of which one client may use. Drops ports and zones. */
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
