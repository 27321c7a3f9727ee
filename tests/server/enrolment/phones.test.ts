import { describe, expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, cancel, list } = enrolmentCalls(server);

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
  ])("%s is taken, and shown as %s", async (typed, shown) => {
    const { registration, secret } = await registerWith(typed);
    expect(registration).toMatchObject({ phone: shown });
    await cancel({ secret });
  });

  test.each([
    [
      "98765 4321",
      /^This number has 9 digits, and one in India has 10\. Please enter a phone number such as/,
    ],
    ["98765 43210 98765 43210", /^This number has 20 digits/],
    ["1-202-555-0143", /^This number has 11 digits.*or one with its country's code, such as \+44\.$/],
    ["00000 00000", /^This is not a number in India\./],
    ["+44 12", /^This is not a number of that country: please check its digits\./],
    ["+999 123 456 789", /^This is not a number of that country/],
  ])("%s is refused in words", async (typed, words) => {
    const answer = await registerWith(typed);
    expect(answer.__typename).toBe("InvalidPhone");
    expect(answer.message).toMatch(words);
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
