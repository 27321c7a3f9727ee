import { isIPv4 } from "node:net";
import { clientKey } from "../../core/clientKey";

/** Output of `clientKey` or of this function, for clients without an address. */
const NETWORK = /^[\d.a-f:]+\/(24|48|64)$/;

/** The client's /24 or /48: recognises an attack but not a person. Empty if unknown. */
export function networkOf(client: string): string {
  const key = NETWORK.test(client) ? client : clientKey(client);
  if (isIPv4(key)) return key.replace(/\d{1,3}$/, "0/24");
  if (!NETWORK.test(key)) return "";
  return key.endsWith("/64") ? `${key.split(":").slice(0, 3).join(":")}::/48` : key;
}
