import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { say } from "./install.mjs";

/** The headless shell opens no windows and takes a third less time. */
const SYSTEM_NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const MAC_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function findOwn() {
  const place = chromium.executablePath();
  return existsSync(place) ? place : null;
}

function findOnSystem() {
  for (const name of SYSTEM_NAMES) {
    const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return MAC_PLACES.find((place) => existsSync(place)) ?? null;
}

function tries(command, args) {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

export function findChromium() {
  const found = findOwn() ?? findOnSystem();
  if (found) {
    say(`Browser tests use ${found}`);
    return found;
  }
  say("No Chromium found: installing Playwright's");
  if (tries("npx", ["playwright", "install", "chromium"])) return findOwn();
  if (process.getuid?.() === 0) {
    say("That did not work: installing the system's with apt-get");
    const install = (name) => tries("apt-get", ["install", "-y", "-qq", name]);
    if (tries("apt-get", ["update", "-qq"]) && (install("chromium-headless-shell") || install("chromium")))
      return findOnSystem();
  }
  process.stderr.write("The browser tests need Chromium: please install it, then run this again.\n");
  return process.exit(1);
}
