import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { heldAnswers } from "../../support/heldAnswers";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test("a new article is by the person who writes it, and is made once while its page loads", async () => {
  const page = heldAnswers(/query CmsBlogPost\b/);
  const { admin } = server.people;
  const { intercept } = page;
  const { user, address } = await renderPage({ server, path: "/cms/blog/new", as: admin, intercept });
  await user.type(await screen.findByLabelText("Title"), "Joins, slowly");
  await user.type(screen.getByLabelText(/^Summary/), "One table, then two.");
  await user.type(screen.getByRole("textbox", { name: /^Article/ }), "Text");
  expect(screen.getByLabelText<HTMLInputElement>("Author").value).toBe(admin.name);
  page.hold();
  await user.click(screen.getByRole("button", { name: "Add article" }));
  await screen.findByText("Joins, slowly was added.");
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Joins, slowly");
  await user.click(screen.getByRole("button", { name: "Add article" }));
  await screen.findByRole("button", { name: "Adding…" });
  page.letGo();
  await expect.poll(address).toBe("/cms/blog/articles/joins-slowly");
  const rows = await server.dataSource.query<unknown[]>("SELECT 1 FROM blog_posts");
  expect(rows).toHaveLength(1);
});
