import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { OfferVotes } from "../../../client/app/offers/OfferVotes";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test("votes that could not be read say so, and Retry reads them", async () => {
  let isDown = true;
  const intercept = () => (isDown ? new Response("", { status: 503 }) : null);
  const page = await renderPage({ server, path: "/offer", intercept, children: <OfferVotes /> });
  expect(await screen.findByText("The votes couldn’t be loaded.")).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Like/ })).toHaveProperty("disabled", true);
  isDown = false;
  await page.user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findAllByText("0")).toHaveLength(2);
  await page.user.click(screen.getByRole("button", { name: /^Like/ }));
  expect(await screen.findByText("Your like is counted.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
