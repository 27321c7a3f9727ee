import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { momentInIndia } from "../../../client/format/momentInIndia";
import { createOne, LEAST } from "../../support/siteDocuments";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const LATER = "2999-01-02T03:04:00.000Z";

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
