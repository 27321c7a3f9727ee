import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { keepReleaseFiles } from "../../../server/platform/releases/keepReleaseFiles";
import { ReleaseFile } from "../../../server/platform/releases/releaseFile.entity";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const SCRIPT = "export const price = 999;\n";

async function keep(name: string, days: number): Promise<void> {
  const keptUntil = new Date(Date.now() + days * 86_400_000);
  await server.dataSource.manager.save(ReleaseFile, {
    name,
    brotli: brotliCompressSync(SCRIPT),
    keptUntil,
  });
}

test("a page of an earlier release still gets its files, until their time is over", async () => {
  await keep("offer-B1c2D3e4.js", 1);
  await keep("older-A1b2C3d4.css", -1);
  const script = await fetch(`${server.origin}/assets/offer-B1c2D3e4.js`, {
    headers: { "accept-encoding": "br" },
  });
  expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(script.headers.get("content-encoding")).toBe("br");
  expect(await script.text()).toBe(SCRIPT);
  const plain = await fetch(`${server.origin}/assets/offer-B1c2D3e4.js`, {
    headers: { "accept-encoding": "identity" },
  });
  expect(await plain.text()).toBe(SCRIPT);
  await keepReleaseFiles(server.services);
  const names = await server.dataSource.query<{ name: string }[]>("SELECT name FROM release_files");
  expect(names.map(({ name }) => name)).not.toContain("older-A1b2C3d4.css");
});

test.each(["none-B1c2D3e4.js", "..%2f..%2fpackage.json", "offer-B1c2D3e4.js.br", "a/offer-B1c2D3e4.js", ""])(
  "/assets/%s is not found, and nobody keeps that",
  async (name) => {
    const response = await fetch(`${server.origin}/assets/${name}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
  },
);
