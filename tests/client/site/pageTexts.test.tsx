import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ONLY_ROW } from "../../../server/database/onlyRow";
import { PageTexts } from "../../../server/features/site/pages/pageTexts.entity";
import { enter } from "../../support/fillIn";
import { TEXTS_INPUT } from "../../support/siteDocuments";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const texts = {
  ...TEXTS_INPUT,
  mentorsTitle: "Of the mentors",
  partnersTitle: "Of the partners",
  portalSteps: [{ title: "Come in", text: "By the door." }],
};

async function write(): Promise<void> {
  await server.dataSource.manager.update(PageTexts, ONLY_ROW, texts);
}

test.each([
  ["/offer", [texts.offersLead]],
  ["/work", [texts.workshopsLead]],
  ["/blog", [texts.blogLead]],
  ["/lms", [texts.portalHeadline, texts.portalLead, texts.portalStepsLead, "Come in", "By the door."]],
  ["/contact", [texts.contactLead]],
  ["/contactusworkshop", [texts.desksLead, texts.mentorsTitle, texts.mentorsText]],
  ["/contactusworkshop?for=partners", [texts.desksLead, texts.partnersTitle, texts.partnersText]],
])("%s says what staff wrote for it", async (path, words) => {
  await write();
  await renderPage({ server, path });
  for (const text of words) expect(await screen.findAllByText(text)).toHaveLength(1);
});

test("the portal greets anyone who has signed in with words of their own", async () => {
  await write();
  await renderPage({ server, path: "/lms", as: server.people.learner });
  expect(await screen.findByRole("heading", { level: 1, name: texts.learnersHeadline })).toBeTruthy();
  expect(screen.getByText(texts.learnersLead)).toBeTruthy();
  expect(screen.queryByText(texts.portalLead)).toBeNull();
});

test("the home page offers a look into an open course in staff's words, after its name", async () => {
  await write();
  const course = await server.buildCourse({ name: "Clouds" });
  await server.buildBatch({ courseId: course.id, secretCode: null });
  await renderPage({ server, path: "/" });
  const line = (await screen.findByText("Look inside before you pay.")).parentElement;
  expect(line?.textContent).toContain(`Clouds ${texts.tryFirstText}`);
});

test("staff change one text of the other pages: all the others stay as they were", async () => {
  await write();
  const { user } = await renderPage({ server, path: "/cms/site", as: server.people.admin });
  await user.click(await screen.findByRole("link", { name: "Other pages" }));
  const lead = await screen.findByLabelText(/^Blog: text below the headline/);
  await user.clear(lead);
  await enter(user, lead, "Read this.");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  expect(await screen.findByText("Published", { selector: "[role=status]" })).toBeTruthy();
  const kept = await server.dataSource.manager.findOneByOrFail(PageTexts, { id: ONLY_ROW });
  expect(kept).toMatchObject({ ...texts, blogLead: "Read this." });
  cleanup();
  await renderPage({ server, path: "/blog" });
  expect(await screen.findByText("Read this.")).toBeTruthy();
});
