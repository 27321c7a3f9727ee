import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test("staff see while they paste whether a video plays here, and in the list which does not", async () => {
  const { id } = await server.buildBatch();
  const { user } = await renderPage({ server, path: `/cms/batches/${id}`, as: server.people.admin });
  const form = await screen.findByRole("region", { name: "Add a reference" });
  const link = within(form).getByLabelText<HTMLInputElement>("Reference Link");
  await user.click(link);
  await user.paste('<iframe src="//www.youtube.com/embed/aqz-KE-bpKQ?start=30"></iframe>');
  expect(within(form).getByText("Plays here, from 0:30.")).toBeTruthy();
  await user.tab();
  expect(link.value).toBe("https://www.youtube.com/embed/aqz-KE-bpKQ?start=30");

  await user.clear(link);
  await user.paste("https://drive.google.com/file/d/1AbCdEfGhIjKlMnOpQrStUvWxYz/view");
  expect(within(form).getByText("Opens on its own page.")).toBeTruthy();
  await user.click(within(form).getByLabelText("Reference Title"));
  await user.paste("On Drive");
  await user.click(within(form).getByRole("button", { name: "Add reference" }));
  await screen.findByRole("button", { name: "Edit On Drive" });
  expect(screen.getByText(/drive\.google\.com · opens on its own page/)).toBeTruthy();
});
