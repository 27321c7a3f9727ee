import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

async function sheetAt(path: string): Promise<string> {
  await renderPage({ server, path });
  const sheet = await screen.findByRole("article", { name: "Certificate" });
  const text = sheet.textContent;
  cleanup();
  return text;
}

test("the sample number is one certificate where it is shown, and that of its own page; a workshop's drawing has none", async () => {
  const sample = await sheetAt("/certificates/verify");
  const [number = ""] = /[A-Z]{3}-\d{4}-\w{4}-\w{4}/.exec(sample) ?? [];
  expect(await sheetAt(`/certificates/${number}`)).toBe(sample);
  const { slug } = await server.buildWorkshop({ certificateText: "Finish it, and you get one." });
  const drawn = await sheetAt(`/${slug}`);
  expect(drawn).toContain("Your name");
  expect(drawn).not.toMatch(/-\w{4}-\w{4}/);
});
