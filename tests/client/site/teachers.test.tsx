import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { enter } from "../../support/fillIn";
import { createOne, LEAST } from "../../support/siteDocuments";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const LINE = "Has taught SQL for ten years.";

async function sectionOf(path: string, title: string) {
  await renderPage({ server, path });
  const heading = await screen.findByRole("heading", { name: title });
  return heading.closest("section") as HTMLElement;
}

test("a teacher that staff add is on the pages of what they teach, and on the about page", async () => {
  const workshop = await server.buildWorkshop({ name: "Charts", layout: "SHOWCASE" as never });
  const course = await server.buildCourse({ name: "Queries" });
  const { user } = await renderPage({ server, path: "/cms/site/teachers", as: server.people.admin });
  await screen.findByRole("heading", { name: "Add a teacher" });
  await enter(user, screen.getByLabelText("Name"), "Kavitha");
  await enter(user, screen.getByLabelText(/^About the teacher/), LINE);
  await enter(user, screen.getByLabelText(/^Link/), "https://people.example/kavitha");
  await user.click(screen.getByLabelText("Charts"));
  await user.click(screen.getByLabelText("Queries"));
  await user.click(screen.getByRole("button", { name: "Add teacher" }));
  expect(await screen.findByRole("button", { name: "Edit Kavitha" })).toBeTruthy();
  cleanup();

  const onWorkshop = await sectionOf(`/${workshop.slug}`, "Your teacher");
  expect(within(onWorkshop).getByText(LINE)).toBeTruthy();
  expect(onWorkshop.textContent).toContain("Also teaches Queries");
  expect(onWorkshop.textContent).not.toContain("for the demo");
  const more = within(onWorkshop).getByRole("link", { name: "More about Kavitha" });
  expect(more.getAttribute("href")).toBe("https://people.example/kavitha");
  cleanup();

  const onAbout = await sectionOf("/about", "Who teaches");
  expect(onAbout.textContent).toContain("Teaches Charts, Queries");
  const taught = within(onAbout).getByRole("link", { name: "Queries" });
  expect(taught.getAttribute("href")).toBe(`/lms/${course.slug}`);
});

test("samples are marked once per section, by name beside real people", async () => {
  const add = (content: "Teacher" | "Testimonial", name: string, isSample: boolean) =>
    server.as.admin.ask(createOne(content), { input: { ...LEAST[content], name, isSample } });
  await add("Teacher", "Invented", true);
  await add("Testimonial", "Asha", true);
  await add("Testimonial", "Imran", true);
  const onAbout = await sectionOf("/about", "Who teaches");
  expect(onAbout.textContent).toContain("Sample people: Invented, for the demo.");
  const faces = screen.getByRole("list", { name: "Teachers" }).parentElement;
  expect(faces?.textContent?.match(/for the demo/g)).toHaveLength(1);
  cleanup();
  const inPortal = await sectionOf("/lms", "What learners say");
  expect(inPortal.textContent?.match(/for the demo/g)).toHaveLength(1);
  expect(inPortal.textContent).toContain("Sample people for the demo");
});
