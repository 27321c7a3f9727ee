import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { createOne, LEAST } from "../../support/siteDocuments";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test.each([
  {
    content: "Partner",
    input: { name: "Vindhya" },
    list: "partners",
    page: "/cms/preview/",
  },
  {
    content: "Testimonial",
    input: { text: "So good." },
    list: "testimonials",
    page: "/cms/preview/",
  },
  {
    content: "Question",
    input: { question: "Why so?" },
    list: "questions",
    page: "/cms/preview/lms",
  },
] as const)("a draft $content leads to the page that shows it to staff", async (draft) => {
  const { content, list, page } = draft;
  const input = { ...LEAST[content], ...draft.input, isPublished: false };
  expect((await server.as.admin.ask(createOne(content), { input })).errors).toEqual([]);
  await renderPage({ server, as: server.people.admin, path: `/cms/site/${list}` });
  const preview = await screen.findByRole("link", { name: /^Preview/ });
  expect(preview.getAttribute("href")).toBe(page);
  expect(screen.getByRole("checkbox", { name: /^Published/ })).toHaveProperty("checked", true);
});
