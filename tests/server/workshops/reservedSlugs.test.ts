import { describe, expect, test } from "vitest";
import { paths } from "../../../shared/paths";
import { reservedSlugs } from "../../../server/app/reservedSlugs";
import { useTestApp } from "../../support/testApp";
import { CREATE_WORKSHOP, NEW_WORKSHOP } from "../../support/workshopDocuments";

const server = useTestApp();

const PAGES = Object.values(paths)
  .filter((path) => path !== paths.workshop)
  .map((path) => (typeof path === "string" ? path : path("x", "x")).split(/[/?]/)[1] ?? "")
  .filter((part) => part !== "");

const MACHINES = ["graphql", "sandbox", "healthz", "readyz", "assets", "workshops", "payment-proofs", "home"];

async function create(input: object) {
  return server.as.admin.ask(CREATE_WORKSHOP, { input: { ...NEW_WORKSHOP, ...input } });
}

describe("a workshop's address", () => {
  test.each([...new Set([...PAGES, ...MACHINES])])("is never /%s", (part) => {
    expect(reservedSlugs).toContain(part);
  });

  test.each([{ slug: "cms" }, { slug: " LMS " }, { name: "About" }, { slug: "offer-1" }])(
    "is refused where another page is: %o",
    async (input) => {
      const { errors } = await create(input);
      expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "slug" }] });
      expect(errors[0]?.message).toBe(
        "This address belongs to another page of the site. Choose another one.",
      );
    },
  );

  test("may begin like another page's", async () => {
    expect((await create({ slug: "offer-2" })).data?.createWorkshop.slug).toBe("offer-2");
  });
});
