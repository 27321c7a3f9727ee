import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { createOne, LEAST } from "../../support/siteDocuments";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const OWN = "/media/0b8d1c5e-8f5c-4f0e-9a55-2f6a1f0f2d11-1300x650";

function loadingOf(image: HTMLElement) {
  const formats = [...(image.closest("picture")?.querySelectorAll("source") ?? [])].map(({ type }) => type);
  return [image.getAttribute("loading"), ...formats];
}

const EARLY = ["eager", "image/avif", "image/webp"];

test("an article's cover is loaded at once, in the size of the screen", async () => {
  const input = { ...LEAST.BlogPost, isPublished: true, coverUrl: OWN, coverAlt: "Bars" };
  await server.as.admin.ask(createOne("BlogPost"), { input });
  await renderPage({ server, path: "/blog/a-first-article" });
  expect(loadingOf(await screen.findByRole("img", { name: "Bars" }))).toEqual(EARLY);
});

test("so is a course's", async () => {
  const { slug } = await server.buildCourse({ imageUrl: OWN });
  await renderPage({ server, path: `/lms/${slug}` });
  await screen.findByRole("heading", { name: "Batches" });
  const image = document.querySelector<HTMLElement>("main picture img");
  expect(image && loadingOf(image)).toEqual(EARLY);
});

test("a learner's face is shown beside what they say, their initials where there is none", async () => {
  for (const [name, imageUrl] of [
    ["Asha R. (sample)", null],
    ["Imran", OWN],
  ])
    await server.as.admin.ask(createOne("Testimonial"), { input: { ...LEAST.Testimonial, name, imageUrl } });
  await renderPage({ server, path: "/lms" });
  const [withoutFace, withFace] = (await screen.findAllByText("Good.")).map((text) => text.closest("figure"));
  expect(withoutFace?.querySelector("figcaption")?.textContent).toBe("ARAsha R. (sample)Student");
  expect(withFace?.querySelector("figcaption picture img")?.getAttribute("src")).toBe(OWN);
});

test("a partner's logo comes in the size of the screen once it is near", async () => {
  await server.as.admin.ask(createOne("Partner"), { input: { ...LEAST.Partner, imageUrl: OWN } });
  await renderPage({ server, path: "/partner" });
  const [logo] = await screen.findAllByRole("img", { name: LEAST.Partner.name });
  expect(logo && loadingOf(logo)).toEqual(["lazy", ...EARLY.slice(1)]);
});
