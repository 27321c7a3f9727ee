import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { enter } from "../../support/fillIn";
import { renderPage } from "../../support/renderPage";
import { signInAgain } from "../../support/signInAgain";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const ASKS = /^Please sign in to continue/;

/** Sends requests without the expired session's cookie. */
class UploadWithoutCookie extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = "";
  private address = "";
  getResponseHeader() {
    return null;
  }
  setRequestHeader() {}
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

test.each([
  { upload: "a statement", path: "/cms/payments", label: /^Drop the bank/, send: null },
  {
    upload: "a picture",
    path: "/cms/blog/new",
    label: /^Add a picture to the text/,
    send: "Upload the picture",
  },
])(
  "$upload that is sent after the session has ended asks to sign in again, and says so no more after that",
  async ({ path, label, send }) => {
    const { user } = await renderPage({ server, path, as: server.people.admin });
    vi.stubGlobal("XMLHttpRequest", UploadWithoutCookie);
    const file = new File(["x"], "a.png", { type: "image/png" });
    // The page for statements uploads without a further click.
    await user.upload(
      await screen.findByLabelText(label),
      send ? file : new File(["x"], "a.csv", { type: "text/csv" }),
    );
    if (send) {
      await enter(user, await screen.findByLabelText("Describe the picture"), "Bars");
      await user.click(screen.getByRole("button", { name: send }));
    }
    await screen.findByRole("dialog", { name: "Please sign in again" });
    expect(screen.getByText(ASKS)).toBeTruthy();
    await signInAgain(user, server.people.admin);
    expect(screen.queryByText(ASKS)).toBeNull();
  },
);
