import { expect, test } from "vitest";
import { whatsAppLink } from "../../../client/format/whatsAppLink";

test("a text with marks and lines arrives in WhatsApp as it is", () => {
  const text = "Code: ab&c=1#2\nhttps://academy.example/dash?course=x";
  expect(new URL(whatsAppLink(text)).searchParams.get("text")).toBe(text);
});

test("the number receives the text", () => {
  expect(whatsAppLink("Hello", "+910000000001")).toBe("https://wa.me/910000000001?text=Hello");
  expect(whatsAppLink("", "910000000001")).toBe("https://wa.me/910000000001");
});
