import { defineConfig } from "@playwright/test";

const QUIET_CHROMIUM = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The outside world is kept away. (Playwright's routes would ask it about each request to the academy too.)
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];

/**
 * Browser tests of the built product: what staff do at a desk, what learners do mostly on a phone, and on both whatever
 * looks or works otherwise on either.
 */
export default defineConfig({
  testDir: "tests/browser",
  outputDir: ".cache/browser",
  globalSetup: "./tests/support/startAcademy.ts",
  fullyParallel: true,
  // Stories wait for answers some of their time.
  workers: 3,
  retries: 0,
  reporter: [["list"]],
  // A story takes as long as the machine needs.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  use: {
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM || undefined,
      chromiumSandbox: process.getuid?.() !== 0,
      args: QUIET_CHROMIUM,
    },
  },
  projects: [
    {
      name: "phone",
      testIgnore: "**/desk/**",
      grepInvert: /@desk/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desk",
      testIgnore: "**/phone/**",
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
