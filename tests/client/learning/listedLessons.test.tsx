import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test("staff see a drawing of the course for each lesson without a picture, and no two neighbours the same", async () => {
  const { id: batchId } = await server.buildBatch();
  for (const position of [1, 2, 3, 4, 5, 6]) await server.buildReference({ batchId, position });
  await renderPage({ server, path: `/cms/batches/${batchId}`, as: server.people.admin });
  const list = await screen.findByRole("region", { name: "References (6)" });
  const drawings = [...list.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  expect(drawings.join(" ")).toMatch(/^(\/covers\/\S+-(light|dark)\.svg ?){12}$/);
  expect(new Set(drawings).size).toBe(12);
  for (const drawing of drawings) expect((await fetch(`${server.origin}${drawing}`)).status).toBe(200);
});
