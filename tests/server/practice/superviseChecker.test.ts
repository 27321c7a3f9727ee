import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { CheckerAddress } from "../../../server/core/checkerAddress";
import { isCheckerReachable } from "../../../server/features/practice/checker/askChecker";
import type { OwnChecker } from "../../../server/features/practice/checker/superviseChecker";
import { superviseChecker } from "../../../server/features/practice/checker/superviseChecker";
import { makeTemporaryFolder } from "../../support/temporaryFolder";

/** Answers with what it can see, and ends when it is asked to. */
const PROGRAM = `
  process.once("disconnect", () => process.exit());
  const { createServer } = require("node:http");
  createServer((request, response) => {
    if (request.url === "/end") process.exit(3);
    response.end(JSON.stringify(process.env));
  }).listen(process.env.CHECKER_LISTEN);`;

let running: OwnChecker | undefined;

afterEach(async () => {
  await running?.stop();
});

async function start(program = PROGRAM) {
  const file = path.join(await makeTemporaryFolder(), "main.cjs");
  await writeFile(file, program);
  const onEnd = vi.fn();
  running = await superviseChecker({ file, onEnd });
  return {
    checker: running,
    onEnd,
    socketPath: "socketPath" in running.address.host ? running.address.host.socketPath : "",
  };
}

async function read({ host }: CheckerAddress, address: string): Promise<string> {
  const { get } = await import("node:http");
  return new Promise((resolve, reject) => {
    get({ ...host, path: address }, (response) => {
      let text = "";
      response.on("data", (part: Buffer) => (text += part.toString()));
      response.on("end", () => resolve(text));
    }).on("error", reject);
  });
}

test("the checker is a child that sees no secret of the server", async () => {
  const { checker } = await start();
  await expect.poll(() => isCheckerReachable(checker.address)).toBe(true);
  const seen = JSON.parse(await read(checker.address, "/env")) as object;
  expect(Object.keys(seen).sort()).toEqual(["CHECKER_LISTEN", "PATH"]);
});

test("a checker that ends is started again", async () => {
  const { checker, onEnd } = await start();
  await expect.poll(() => isCheckerReachable(checker.address)).toBe(true);
  await read(checker.address, "/end").catch(() => {});
  await expect.poll(() => onEnd.mock.calls).toEqual([[{ code: 3, signal: null }]]);
  await expect.poll(() => isCheckerReachable(checker.address)).toBe(true);
});

test("it ends with the server, and leaves no folder behind", async () => {
  const { checker, onEnd, socketPath } = await start();
  await expect.poll(() => isCheckerReachable(checker.address)).toBe(true);
  await checker.stop();
  expect(await isCheckerReachable(checker.address)).toBe(false);
  expect(existsSync(path.dirname(socketPath))).toBe(false);
  expect(onEnd).not.toHaveBeenCalled();
});

test("it ends even if the server is killed", async () => {
  const folder = await makeTemporaryFolder();
  const [file, socketPath] = [path.join(folder, "main.cjs"), path.join(folder, "socket")];
  await writeFile(file, PROGRAM);
  // As the supervisor starts its child, from a process that can be killed.
  const parent = `const { spawn } = require("node:child_process");
    spawn(process.execPath, [${JSON.stringify(file)}], {
      env: { CHECKER_LISTEN: ${JSON.stringify(socketPath)} }, stdio: ["ignore", "ignore", "inherit", "ipc"] });`;
  const server = spawn(process.execPath, ["-e", parent], { stdio: "ignore" });
  const address = { host: { socketPath }, token: null };
  await expect.poll(() => isCheckerReachable(address)).toBe(true);
  server.kill("SIGKILL");
  await expect.poll(() => isCheckerReachable(address)).toBe(false);
});

test("it can be stopped before it has started", async () => {
  const { checker } = await start();
  await checker.stop();
  expect(await isCheckerReachable(checker.address)).toBe(false);
});

test("a program that cannot start is tried again, and stops at once", async () => {
  const { checker, onEnd } = await start("process.exit(1)");
  await expect.poll(() => onEnd.mock.calls.length).toBeGreaterThan(1);
  await checker.stop();
  expect(await isCheckerReachable(checker.address)).toBe(false);
});
