import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { momentInIndia } from "../../../client/format/momentInIndia";
import { enter } from "../../support/fillIn";
import { heldAnswers } from "../../support/heldAnswers";
import { renderPage } from "../../support/renderPage";
import { createOne, LEAST } from "../../support/siteDocuments";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const LATER = "2999-01-02T03:04:00.000Z";

test("a new article is by the person who writes it, and is made once while its page loads", async () => {
  const page = heldAnswers(/query CmsBlogPost\b/);
  const { admin } = server.people;
  const { intercept } = page;
  const { user, address } = await renderPage({ server, path: "/cms/blog/new", as: admin, intercept });
  await enter(user, await screen.findByLabelText("Title"), "Joins, slowly");
  await enter(user, screen.getByLabelText(/^Summary/), "One table, then two.");
  await enter(user, screen.getByRole("textbox", { name: /^Article/ }), "Text");
  expect(screen.getByLabelText<HTMLInputElement>("Author").value).toBe(admin.name);
  page.hold();
  await user.click(screen.getByRole("button", { name: "Add article" }));
  await screen.findByText("Joins, slowly was added.");
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Joins, slowly");
  await user.click(screen.getByRole("button", { name: "Add article" }));
  await screen.findByRole("button", { name: "Adding…" });
  page.letGo();
  await expect.poll(address).toBe("/cms/blog/articles/joins-slowly");
  const rows = await server.dataSource.query<unknown[]>(
    "SELECT 1 FROM blog_posts WHERE title = 'Joins, slowly'",
  );
  expect(rows).toHaveLength(1);
});

test("an article that comes out later says when, in the list and on its page, until its time is cleared", async () => {
  await server.as.admin.ask(createOne("BlogPost"), {
    input: { ...LEAST.BlogPost, title: "Of tomorrow", isPublished: true, publishedAt: LATER },
  });
  const scheduled = `Scheduled for ${momentInIndia(LATER)}`;
  const list = await renderPage({ server, as: server.people.admin, path: "/cms/blog" });
  const row = (await screen.findByRole("link", { name: "Of tomorrow" })).closest("li") as HTMLElement;
  expect(within(row).getByText(scheduled)).toBeTruthy();
  expect(within(row).queryByText("Published")).toBeNull();

  await list.user.click(screen.getByRole("link", { name: "Of tomorrow" }));
  const time = await screen.findByLabelText(/^Published on/);
  expect(screen.getByText(scheduled)).toBeTruthy();
  await list.user.clear(time);
  await list.user.click(screen.getByRole("button", { name: "Save" }));
  expect(await within(screen.getByRole("main")).findByText("Published", { selector: "span" })).toBeTruthy();
  expect(screen.queryByText(scheduled)).toBeNull();
});

test("a link in an article to one of our pages is followed like every other, without loading the site again", async () => {
  const input = { ...LEAST.BlogPost, body: "See [the offers](/offer).", isPublished: true };
  expect((await server.as.admin.ask(createOne("BlogPost"), { input })).errors).toEqual([]);
  const { user, address } = await renderPage({ server, path: "/blog/a-first-article" });
  await user.click(await screen.findByRole("link", { name: "the offers" }));
  expect(await screen.findByRole("heading", { level: 2, name: "Choose a course" })).toBeTruthy();
  expect(address()).toBe("/offer");
});
