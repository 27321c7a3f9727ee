import { describe, expect, test } from "vitest";
import { normalisePhone, phoneProblem, writePhone } from "../../../server/core/text/phone";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, list, seatsTaken } = enrolmentCalls(server);

async function registerWith(phone: string) {
  const { id } = await server.buildWorkshop();
  return start({ offeringId: id, phone });
}

describe("a phone number", () => {
  test.each([
    ["+91 98765 43210", "+91 98765 43210"],
    ["09876543210", "+91 98765 43210"],
    ["9876543210", "+91 98765 43210"],
    ["98765-43210", "+91 98765 43210"],
    ["919876543210", "+91 98765 43210"],
    ["0091 (98765) 43210", "+91 98765 43210"],
    ["091 98765 43210", "+91 98765 43210"],
    ["98765,43210", "+91 98765 43210"],
    ["022 2345 6789", "+91 22 2345 6789"],
    ["+1 202 555 0143", "+1 202 555 0143"],
    ["0012025550143", "+1 202 555 0143"],
    ["+44 20 7946 0958", "+44 20 7946 0958"],
    ["+1 (212) 555-0100", "+1 212 555 0100"],
  ])("%s is taken, and shown as %s", (typed, shown) => {
    const phone = normalisePhone(typed);
    expect(phone).toBe(shown.replaceAll(/[ -]/g, ""));
    expect(writePhone(phone ?? "")).toBe(shown);
  });

  test.each([
    [
      "98765 4321",
      /^This number has 9 digits, and one in India has 10\. Please enter a 10-digit Indian phone number/,
    ],
    ["98765 43210 98765 43210", /^This number has 20 digits/],
    ["1-202-555-0143", /^This number has 11 digits.*or include the country code, e.g. \+44 20 7946 0958\.$/],
    ["00000 00000", /^This isn’t a number in India\./],
    ["+44 12", /^This isn’t a number of that country: please check its digits\./],
    ["+999 123 456 789", /^This isn’t a number of that country/],
    ["+91 1", /^This isn’t a number of that country/],
    ["12345", /^This number has 5 digits/],
    ["call me", /^Please enter a 10-digit Indian phone number/],
  ])("%s is refused in words", (typed, words) => {
    expect(normalisePhone(typed)).toBeNull();
    expect(phoneProblem(typed)).toMatch(words);
  });

  test("of an order is stored as it is dialled; a wrong one is refused, and takes no seat", async () => {
    const { registration } = await registerWith("090000-00000");
    expect(registration).toMatchObject({ phone: "+91 90000 00000" });
    const rows = await server.dataSource.query("SELECT phone FROM registrations WHERE id = $1", [
      registration.id,
    ]);
    expect(rows).toEqual([{ phone: "+919000000000" }]);
    const { id } = await server.buildWorkshop();
    expect(await start({ offeringId: id, phone: "12345" })).toMatchObject({
      __typename: "InvalidPhone",
      message: phoneProblem("12345"),
    });
    expect(await seatsTaken("workshops", id)).toBe(0);
  });

  test("is found by staff however they type it", async () => {
    const { registration } = await registerWith("+91 98111 22233");
    for (const search of ["+91 98111 22233", "9811122233", "098111 22233", "98111-222", "(+91) 98111"]) {
      const { nodes } = await list({ search });
      expect([search, nodes.map(({ id }) => id)]).toEqual([search, [registration.id]]);
    }
    expect((await list({ search: "00 0" })).nodes).toEqual([]);
  });
});
