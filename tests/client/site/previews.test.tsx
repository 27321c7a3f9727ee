import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { createOne, LEAST } from "../../support/siteDocuments";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test.each([
  {
    content: "Partner",
    words: "Vindhya",
    input: { name: "Vindhya" },
    list: "partners",
    page: "home",
    site: "/",
  },
  {
    content: "Testimonial",
    words: "So good.",
    input: { text: "So good." },
    list: "testimonials",
    page: "home",
    site: "/",
  },
  {
    content: "Question",
    words: "Why so?",
    input: { question: "Why so?" },
    list: "questions",
    page: "portal",
    site: "/lms",
  },
] as const)("staff see a $content that is a draft on its page before visitors do", async (draft) => {
  const { content, words, list, page, site } = draft;
  const input = { ...LEAST[content], ...draft.input, isPublished: false };
  expect((await server.as.admin.ask(createOne(content), { input })).errors).toEqual([]);
  const as = server.people.admin;
  await renderPage({ server, as, path: `/cms/site/${list}` });
  const preview = await screen.findByRole("link", { name: /^Preview the saved draft/ });
  expect(preview.getAttribute("href")).toBe(`/cms/site/${page}/preview`);
  // A new one is a draft too.
  expect(screen.getByRole("checkbox", { name: /^Published/ })).toHaveProperty("checked", false);
  cleanup();
  await renderPage({ server, as, path: `/cms/site/${page}/preview` });
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(screen.getByText("Draft: only staff see this.")).toBeTruthy();
  cleanup();
  await renderPage({ server, path: site });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText(words)).toBeNull();
});
