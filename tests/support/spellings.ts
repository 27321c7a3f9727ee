import { Caller } from "./testApp";

/** Spellings of one client each, as a proxy may write it. */
export const CLIENTS = {
  "192.0.2.7": [
    "192.0.2.7",
    "192.0.2.7:51234",
    "::ffff:192.0.2.7",
    "::FFFF:c000:207",
    "0:0:0:0:0:ffff:192.0.2.7",
    "[::ffff:192.0.2.7]:443",
  ],
  "2001:db8:a:b::/64": [
    "2001:db8:a:b::1",
    "2001:0DB8:000A:000B:0000:0000:0000:0001",
    "2001:db8:a:b:ffff:ffff:ffff:ffff",
    "[2001:db8:a:b::9]:443",
    "[2001:db8:a:b::9]",
    "2001:db8:a:b::1%eth0",
    "2001:DB8:A:B:1:2:3.4.5.6",
  ],
};

/** Spellings of kiki@mail.example: `K` below is U+212A, the Kelvin sign. */
export const EMAILS = [
  "kiki@mail.example",
  "KIKI@MAIL.EXAMPLE",
  "KiKi@Mail.Example",
  "\u212aiki@mail.example",
  "ki\u212ai@\uff4d\uff41\uff49\uff4c.example",
  "\uff4b\uff49\uff4b\uff49@mail.example",
  "kiki\uff20mail.example",
  " kiki@mail.example\t",
  "\u00a0kiki@mail.example\u3000",
  "kiki@mail\u3002example",
];

/** Refused addresses that PostgreSQL or a mail server would take for the one above. */
export const LOOKALIKES = [
  "k\u0130ki@mail.example",
  "ki\u0307ki@mail.example",
  "k\u0131ki@mail.example",
  '"kiki"@mail.example',
  '"k\\iki"@mail.example',
  "\uff02kiki\uff02@mail.example",
];

export function spellingsOfId(id: string): string[] {
  const mixed = id.replace(/[a-f]/, (email) => email.toUpperCase());
  return [id, id.toUpperCase(), mixed];
}

/** Invalid ids that PostgreSQL or another reader would take for this one. */
export function lookalikesOfId(id: string): string[] {
  const bare = id.replaceAll("-", "");
  return [
    `{${id}}`,
    `{${id.toUpperCase()}}`,
    `urn:uuid:${id}`,
    bare,
    bare.toUpperCase(),
    bare.replace(/(.{4})(?=.)/g, "$1-"),
    ` ${id}`,
    `${id} `,
    `${id}\n`,
    `\t${id}`,
    `"${id}"`,
    `${id}\u200b`,
    id.replace("-", "\u2010"),
    id.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    id.slice(0, -1),
    `${id}0`,
    "",
  ];
}

/** The same browser behind a proxy that reports this client address. */
export function from(caller: Caller, client: string): Caller {
  const other = new Caller(caller.origin);
  other.cookie = caller.cookie;
  other.device = caller.device;
  other.headers = { "x-forwarded-for": client };
  return other;
}
