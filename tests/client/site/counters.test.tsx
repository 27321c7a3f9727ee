import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { enter } from "../../support/fillIn";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

async function read(): Promise<string> {
  await renderPage({ server, path: "/about" });
  await screen.findByRole("heading", { level: 1 });
  const text = screen.queryByRole("list", { name: "In numbers" })?.textContent ?? "";
  cleanup();
  return text;
}

test("staff say how many people and reviews there were before, and from which number on pages show them", async () => {
  expect(await read()).toBe("");
  const { user } = await renderPage({ server, path: "/cms/site/settings", as: server.people.admin });
  const fill = async (label: RegExp, number: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await enter(user, field, number);
  };
  await fill(/^Enrolled before this site/, "123456");
  await fill(/^Reviews elsewhere/, "870");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  const saved = async () =>
    (await server.as.admin.ask("{ site { enrolledStart reviewsStart } }")).data?.site as unknown;
  await expect.poll(saved).toEqual({ enrolledStart: 123_456, reviewsStart: 870 });
  cleanup();
  expect(await read()).toBe("1,20,000+ Enrolled870+ reviews");
  await server.dataSource.query("UPDATE site_settings SET reviews_start = 2345, enrolled_minimum = 200000");
  await server.changes.settle();
  expect(await read()).toBe("2 K+ reviews");
});
