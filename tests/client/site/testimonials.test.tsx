import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { enter } from "../../support/fillIn";
import { createOne, LEAST } from "../../support/siteDocuments";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const built = "A sales dashboard in Power BI";
const picture = "https://pictures.example/dashboard.png";

test("visitors read below the quote what the learner built, where staff say so", async () => {
  const input = LEAST.Testimonial;
  await server.as.admin.ask(createOne("Testimonial"), { input: { ...input, name: "Imran" } });
  await server.as.admin.ask(createOne("Testimonial"), { input });
  const { user } = await renderPage({ server, path: "/cms/site/testimonials", as: server.people.admin });
  await user.click(await screen.findByRole("button", { name: "Edit Imran" }));
  const form = within(await screen.findByRole("dialog"));
  await enter(user, form.getByLabelText(/^What they built/), built);
  await enter(user, form.getByRole("textbox", { name: /^Picture of it/ }), picture);
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText("Saved")).toBeTruthy();
  cleanup();
  await renderPage({ server, path: "/lms" });
  const cards = (await screen.findAllByText(input.text)).map((text) => text.closest("figure"));
  expect(cards.map((card) => card?.textContent)).toEqual([
    expect.stringContaining(`${input.text}Built: ${built}`),
    expect.not.stringContaining("Built"),
  ]);
  const pictures = cards.map((card) => card?.querySelector("img")?.getAttribute("src"));
  expect(pictures).toEqual([picture, undefined]);
});

test("a review that staff give to a course is on its page; the page of another course has none", async () => {
  const course = await server.buildCourse({ name: "Queries" });
  const other = await server.buildCourse({ name: "Charts" });
  await server.as.admin.ask(createOne("Testimonial"), { input: { ...LEAST.Testimonial, name: "Nazia" } });
  const { user } = await renderPage({ server, path: "/cms/site/testimonials", as: server.people.admin });
  await user.click(await screen.findByRole("button", { name: "Edit Nazia" }));
  const form = within(await screen.findByRole("dialog"));
  await user.selectOptions(form.getByLabelText(/^Course/), "Queries");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText("Saved")).toBeTruthy();
  cleanup();

  await renderPage({ server, path: `/lms/${course.slug}` });
  const section = await screen.findByRole("region", { name: "What learners say about Queries" });
  expect(within(section).getAllByRole("figure")).toHaveLength(1);
  expect(within(section).getByText("Nazia")).toBeTruthy();
  cleanup();
  await renderPage({ server, path: `/lms/${other.slug}` });
  expect(await screen.findByText(/has no batch yet/)).toBeTruthy();
  expect(screen.queryByRole("region", { name: /^What learners say/ })).toBeNull();
});

test("the portal's home shows three reviews and leads to the others", async () => {
  for (const name of ["Asha", "Divya", "Rahul", "Harpreet"])
    await server.as.admin.ask(createOne("Testimonial"), { input: { ...LEAST.Testimonial, name } });
  await renderPage({ server, path: "/lms" });
  const section = within(await screen.findByRole("region", { name: "What learners say" }));
  expect(section.getAllByRole("figure")).toHaveLength(3);
  const all = section.getByRole("link", { name: "More from learners" });
  expect(all.getAttribute("href")).toBe("/offer#learners");
});
