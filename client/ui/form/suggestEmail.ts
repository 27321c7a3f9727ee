const KNOWN_HOSTS = [
  ...[
    "gmail.com",
    "yahoo.com",
    "yahoo.in",
    "yahoo.co.in",
    "outlook.com",
    "hotmail.com",
    "live.com",
    "icloud.com",
  ],
  ...["rediffmail.com", "zoho.com", "zohomail.in", "protonmail.com", "proton.me"],
  // Each is one letter from another host.
  ...[
    "ymail.com",
    "mail.com",
    "email.com",
    "aol.com",
    "gmx.com",
    "hey.com",
    "live.in",
    "yahoo.it",
    "outlook.in",
  ],
];
const WRONG_ENDING = /\.(?:con|cmo|ocm|vom|xom|comm|coom|cim|om)$/;

/** Whether one letter was left out, added, replaced, or swapped with its neighbour. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < meant.length && typed[at] === meant[at]) at += 1;
  const [left, rest] = [typed.slice(at), meant.slice(at)];
  const isSwapped = left[0] === rest[1] && left[1] === rest[0] && left.slice(2) === rest.slice(2);
  return isSwapped || left.slice(1) === rest || left === rest.slice(1) || left.slice(1) === rest.slice(1);
}

/** The address that was probably meant; null if the typed one may well be right. */
export function suggestEmail(typed: string): string | null {
  const address = typed.trim();
  const at = address.lastIndexOf("@");
  const host = address.slice(at + 1).toLowerCase();
  if (at < 1 || KNOWN_HOSTS.includes(host)) return null;
  const withEnding = host.replace(WRONG_ENDING, ".com");
  const known = KNOWN_HOSTS.find(
    (one) => one === withEnding || isOneSlip(host, one) || isOneSlip(withEnding, one),
  );
  const meant = known ?? withEnding;
  return meant === host ? null : `${address.slice(0, at)}@${meant}`;
}
