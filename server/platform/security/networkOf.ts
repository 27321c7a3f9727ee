import { isIPv4, isIPv6 } from "node:net";

/** The groups of an IPv6 address, zeros written out. */
function groupsOf(address: string): string[] {
  const [head = "", tail = ""] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [before, after] = [head, tail].map((part) => part.split(":").filter(Boolean)) as [string[], string[]];
  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
}

const NETWORK = /\/(24|48)$/;

/** The /24 or /48 of a client's address: enough to recognise an attack, too little to identify a person. Of a network the network itself. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (NETWORK.test(plain)) return plain;
  if (isIPv4(plain)) return plain.replace(/\d+$/, "0/24");
  if (!isIPv6(plain) || plain.includes("%")) return "";
  return `${groupsOf(plain).slice(0, 3).join(":")}::/48`;
}
