export const UNKNOWN_BROWSER = "Unknown browser";

type Sign = [sign: RegExp, name: string];

/** Order matters: most browsers also claim to be Chrome, and nearly all Safari. */
const BROWSERS: Sign[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/Chrome\/|\bCriOS\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const SYSTEMS: Sign[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Longer than any real user agent. */
const MAX_READ = 400;

export function nameBrowser(userAgent: string): string {
  const text = userAgent.slice(0, MAX_READ);
  const find = (signs: Sign[]) => signs.find(([sign]) => sign.test(text))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (!browser) return UNKNOWN_BROWSER;
  return system ? `${browser} on ${system}` : browser;
}
