import { isIPv4 } from "node:net";
import { clientKey } from "../../core/clientKey";

/** What `clientKey` and this answer for a client whose address is not known as such. */
const NETWORK = /^[\d.a-f:]+\/(24|48|64)$/;

/** The /24 or /48 of a client: enough to recognise an attack, too little to identify a person. Empty if unknown. */
export function networkOf(client: string): string {
  const key = NETWORK.test(client) ? client : clientKey(client);
  if (isIPv4(key)) return key.replace(/\d+$/, "0/24");
  if (!NETWORK.test(key)) return "";
  return key.endsWith("/64") ? `${key.split(":").slice(0, 3).join(":")}::/48` : key;
}
