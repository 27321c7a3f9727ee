import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../support/renderPage";
import { createOne, LEAST } from "../../support/siteDocuments";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test("a link in an article to one of our pages is followed like every other, without loading the site again", async () => {
  const input = { ...LEAST.BlogPost, body: "See [the offers](/offer).", isPublished: true };
  expect((await server.as.admin.ask(createOne("BlogPost"), { input })).errors).toEqual([]);
  const { user, address } = await renderPage({ server, path: "/blog/a-first-article" });
  await user.click(await screen.findByRole("link", { name: "the offers" }));
  expect(await screen.findByRole("heading", { level: 2, name: "Choose a course" })).toBeTruthy();
  expect(address()).toBe("/offer");
});
