export const UNKNOWN_BROWSER = "Unknown browser";

type Sign = [sign: RegExp, name: string];

/** In this order: most browsers also say that they are Chrome, and nearly all that they are Safari. */
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

/** Longer than what any browser says of itself. */
const MAX_READ = 400;

/** What a browser says that it is, in plain words such as "Firefox on Windows". */
export function nameBrowser(userAgent: string): string {
  const text = userAgent.slice(0, MAX_READ);
  const find = (signs: Sign[]) => signs.find(([sign]) => sign.test(text))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (!browser) return UNKNOWN_BROWSER;
  return system ? `${browser} on ${system}` : browser;
}
