import path from "node:path";
import type { Page } from "@playwright/test";
import { build, type Rolldown } from "vite";
import type { Lab as ProductLab, RunEnd } from "../../client/features/practice/lab/Lab";
import type { CheckReport, Job } from "../../labs/engine/jobs";

type Lab = ProductLab;

declare global {
  interface Window {
    Lab: typeof ProductLab;
    lab: Lab;
    outputs: string[];
  }
}

const PROGRAM = "/lab-under-test.js";

/** The product's own `Lab`, as a script of the academy: pages that use it may not exist yet. */
async function bundleLab(): Promise<string> {
  const file = path.resolve("client/features/practice/lab/Lab.ts");
  const entry = "virtual:lab";
  const made = (await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [
      {
        name: "lab-under-test",
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}` ? `import { Lab } from ${JSON.stringify(file)}; window.Lab = Lab;` : null,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  return made.output[0].code;
}

let bundled: Promise<string> | undefined;

export async function openLabPage(page: Page, address: string): Promise<void> {
  const script = await (bundled ??= bundleLab());
  await page.route(`**${PROGRAM}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
  await page.goto(address);
  await page.addScriptTag({ url: PROGRAM, type: "module" });
  await page.waitForFunction(() => "Lab" in window);
}

/** Returns the progress: what was loaded at the end, and of how much. */
export async function openLab(
  page: Page,
  language: "python" | "sql",
): Promise<{ loaded: number; total: number }> {
  return page.evaluate(async (chosen) => {
    let last = { loaded: 0, total: 0 };
    window.lab = new window.Lab({ language: chosen, onProgress: (progress) => (last = progress) });
    await window.lab.open();
    return last;
  }, language);
}

export interface PageRun {
  code: string;
  lines?: string[];
  limitMs?: number;
}

export async function runInLab(page: Page, run: PageRun): Promise<RunEnd & { prompts: string[] }> {
  return page.evaluate(async ({ code, lines = [], limitMs }) => {
    window.outputs = [];
    const prompts: string[] = [];
    const ask = async (prompt: string) => {
      prompts.push(prompt);
      return lines[prompts.length - 1] ?? null;
    };
    const onOutput = (text: string) => void window.outputs.push(text);
    const end = await window.lab.run({ code, files: [] }, { ask, onOutput, ...(limitMs && { limitMs }) });
    return { ...end, prompts };
  }, run);
}

export async function checkInLab(page: Page, job: Job): Promise<CheckReport> {
  return page.evaluate((given) => window.lab.check(given), job);
}
