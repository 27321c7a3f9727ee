import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

/** Asks the server as a browser does whose session has ended. */
class UploadWithoutCookie extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = "";
  private address = "";
  open(_method: string, address: string) {
    this.address = address;
  }
  send() {
    void fetch(this.address, { method: "POST" }).then(async (response) => {
      this.status = response.status;
      this.responseText = await response.text();
      for (const type of ["load", "loadend"]) this.dispatchEvent(new Event(type));
    });
  }
}

beforeEach(() => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:a", revokeObjectURL: () => {} }));
});

test("a statement that is sent after the session has ended asks to sign in again", async () => {
  const { user } = await renderPage({ server, path: "/cms/payments", as: server.people.admin });
  vi.stubGlobal("XMLHttpRequest", UploadWithoutCookie);
  const file = new File(["Date,Narration,Credit"], "bank.csv", { type: "text/csv" });
  await user.upload(await screen.findByLabelText(/^Drop the bank/), file);
  expect(await screen.findByRole("dialog", { name: "Please sign in again" })).toBeTruthy();
});

test("so does a picture of an article", async () => {
  const { user } = await renderPage({ server, path: "/cms/blog/new", as: server.people.admin });
  vi.stubGlobal("XMLHttpRequest", UploadWithoutCookie);
  const file = new File(["x"], "a.png", { type: "image/png" });
  await user.upload(await screen.findByLabelText(/^Add a picture to the text/), file);
  await user.type(await screen.findByLabelText("Describe the picture"), "Bars");
  await user.click(screen.getByRole("button", { name: "Upload the picture" }));
  expect(await screen.findByRole("dialog", { name: "Please sign in again" })).toBeTruthy();
});
