import { expect, test } from "vitest";
import { settingsFields } from "../../../client/features/site/admin/settingsFields";

test("the WhatsApp number stands in the form with its country's code, so that saving it again is saving the same", () => {
  const { whatsAppNumber } = settingsFields;
  expect(whatsAppNumber.write("number", "6581234567")).toEqual({ number: "+6581234567" });
  expect(whatsAppNumber.write("number", null)).toEqual({ number: "" });
});
