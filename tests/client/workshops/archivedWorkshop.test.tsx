import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Workshop } from "../../../server/features/workshops/workshop.entity";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start } = enrolmentCalls(server);

test("a workshop that was taken off the site is called archived, and one that was never on it a draft", async () => {
  const archived = await server.buildWorkshop({ priceRupees: 199 });
  await start({ offeringId: archived.id });
  await server.dataSource.manager.update(Workshop, archived.id, { isPublished: false });
  const draft = await server.buildWorkshop({ isPublished: false });
  await renderPage({ server, path: "/cms/workshops", as: server.people.admin });
  const rowOf = async (name: string) =>
    within((await screen.findByRole("link", { name })).closest("li") ?? document.body);
  expect((await rowOf(archived.name)).getByText("Archived")).toBeTruthy();
  expect((await rowOf(draft.name)).getByText("Draft")).toBeTruthy();
});
