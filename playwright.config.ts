import { defineConfig } from "@playwright/test";

const QUIET_CHROMIUM = [
  "--disable-gpu",
  // Without a GPU more threads only compete with the stories.
  "--num-raster-threads=1",
  // Stories end before optimized code pays: without it a renderer takes a tenth less time.
  "--js-flags=--no-opt --no-maglev --liftoff-only",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Blocks external hosts. (Playwright's routes would also intercept each request to the academy.)
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];

/** Tests the built product: staff on a desk, learners mostly on a phone, and differences between both on each. */
export default defineConfig({
  testDir: "tests/browser",
  outputDir: ".cache/browser",
  globalSetup: "./tests/support/startAcademy.ts",
  fullyParallel: true,
  // Stories spend time waiting.
  workers: 4,
  retries: 0,
  reporter: [["list"]],
  // Allows for slow machines.
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
