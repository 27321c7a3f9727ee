import { expect, test } from "vitest";
import { waitingTime } from "../../../client/format/waitingTime";

test("a wait is given in the unit a person would use, and never too short", () => {
  expect(waitingTime(0)).toBe("1 second");
  expect(waitingTime(1)).toBe("1 second");
  expect(waitingTime(40)).toBe("40 seconds");
  expect(waitingTime(89)).toBe("89 seconds");
  expect(waitingTime(90)).toBe("2 minutes");
  expect(waitingTime(121)).toBe("3 minutes");
  expect(waitingTime(15 * 60)).toBe("15 minutes");
  expect(waitingTime(24 * 60 * 60)).toBe("24 hours");
});
