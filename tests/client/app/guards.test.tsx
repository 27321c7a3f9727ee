import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Course } from "../../../server/features/catalog/course.entity";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);

/** No record has it. */
const ID = "5f0c954e-3b1d-4d0a-9a3e-2f7c1d9be8a4";

test("a visitor is sent from the portal to the learning home, with a note of the way back", async () => {
  const page = await renderPage({ server, path: "/dash?course=python" });
  expect(await screen.findByRole("dialog", { name: "Sign in" })).toBeTruthy();
  expect(page.address()).toBe("/lms?next=%2Fdash%3Fcourse%3Dpython");
});

test("a visitor who follows a link to the portal is asked to sign in, and may close the dialog", async () => {
  const page = await renderPage({ server, path: "/lms" });
  const [link] = await screen.findAllByRole("link", { name: "My learning" });
  if (link) await page.user.click(link);
  await screen.findByRole("dialog", { name: "Sign in" });
  expect(page.address()).toBe("/lms?next=%2Fdash");
  await page.user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a visitor is sent from the content area to the staff's sign-in", async () => {
  const visitor = await renderPage({ server, path: "/cms/batches/1" });
  expect(await screen.findByRole("heading", { name: "Staff sign in" })).toBeTruthy();
  expect(visitor.address()).toBe("/cmslogin?next=%2Fcms%2Fbatches%2F1");
});

test("a learner is sent there too", async () => {
  const learner = await renderPage({ server, path: "/cms", as: await server.buildUser() });
  expect(await screen.findByRole("heading", { name: "Staff sign in" })).toBeTruthy();
  expect(learner.address()).toBe("/cmslogin?next=%2Fcms");
});

describe("an address that holds no id", () => {
  test.each(["/registration/mangled", "/registration/mangled/confirm", `/registration/${ID}x#secret`])(
    "%s opens no registration, and says what to do",
    async (path) => {
      await renderPage({ server, path });
      expect(await screen.findByText("This link doesn’t open a registration")).toBeTruthy();
      expect(await screen.findByRole("link", { name: "Sign in to see your registrations" })).toBeTruthy();
    },
  );

  test.each([
    "/cms/mail/mangled",
    "/cms/messages/mangled",
    "/cms/batches/mangled",
    `/cms/batches/{${ID}}`,
    `/cms/batches/${ID.replaceAll("-", "")}`,
    "/cms/registrations/mangled",
    "/cms/payments/mangled",
    "/cms/coupons/mangled",
    "/cms/workshops/mangled",
    "/cms/bootcamp/seasons/mangled",
    `/cms/bootcamp/seasons/mangled/levels/${ID}`,
    `/cms/bootcamp/seasons/${ID}/levels/mangled`,
  ])("%s is not found", async (path) => {
    await renderPage({ server, path, as: server.people.admin });
    expect(await screen.findByRole("heading", { name: "Page not found", level: 1 })).toBeTruthy();
  });

  test("shows all registrations where the id only narrows them down", async () => {
    const { start } = enrolmentCalls(server);
    await start({ name: "Ira Shown", offeringId: (await server.buildWorkshop()).id });
    const path = "/cms/registrations?state=STARTED&offering=mangled";
    await renderPage({ server, path, as: server.people.admin });
    expect(await screen.findByRole("link", { name: "Ira Shown" })).toBeTruthy();
  });

  test("shows the portal where a batch is named wrongly", async () => {
    const { courseId } = await server.buildBatch({ name: "Shown Batch" });
    const { slug } = await server.dataSource.manager.findOneByOrFail(Course, { id: courseId });
    const path = `/dash?course=${slug}&batch=mangled`;
    await renderPage({ server, path, as: server.people.learner });
    expect(await screen.findByRole("option", { name: /Shown Batch/ })).toBeTruthy();
  });
});

describe("an id in another letter case", () => {
  test.each([ID.toUpperCase(), ID.replace("f", "%46"), ID.replace("f", "F")])(
    "%s has the address with the id's one spelling",
    async (spelling) => {
      const page = await renderPage({ server, path: `/cms/batches/${spelling}`, as: server.people.admin });
      expect(await screen.findByRole("heading", { name: "No such batch", level: 1 })).toBeTruthy();
      expect(page.address()).toBe(`/cms/batches/${ID}`);
    },
  );
});
