import { expect, test } from "vitest";
import { findProblems } from "../../client/ui/form/problems";
import { suggestEmail } from "../../client/ui/form/suggestEmail";

test.each([
  ["ravi@gmail.con", "ravi@gmail.com"],
  ["ravi@gmial.com", "ravi@gmail.com"],
  ["Ravi.K@GAMIL.COM", "Ravi.K@gmail.com"],
  ["ravi@gmai.com", "ravi@gmail.com"],
  ["ravi@gmaill.com", "ravi@gmail.com"],
  ["ravi@gmail.co", "ravi@gmail.com"],
  ["ravi@gmial.con", "ravi@gmail.com"],
  ["ravi@yaho.com", "ravi@yahoo.com"],
  ["ravi@yahoo.co.on", "ravi@yahoo.co.in"],
  ["ravi@redifmail.com", "ravi@rediffmail.com"],
  ["ravi@hotmial.com", "ravi@hotmail.com"],
  ["ravi@sopaan.con", "ravi@sopaan.com"],
  ["ravi@company.comm", "ravi@company.com"],
])("%s was probably meant as %s", (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

test.each([
  "ravi@gmail.com",
  "ravi@ymail.com",
  "ravi@mail.com",
  "ravi@email.com",
  "ravi@live.in",
  "ravi@sopaan.example",
  "ravi@iiit.ac.in",
  "ravi@company.co",
  "ravi@connect.in",
  "@gmail.con",
  "no address",
  "",
])("%s raises no question", (typed) => expect(suggestEmail(typed)).toBeNull());

test("a form asks once about an address, and takes it when it is sent again", () => {
  const form = document.createElement("form");
  form.innerHTML =
    '<input name="email" type="email" data-asks-back="true" /><input name="other" type="email" />';
  const [email, other] = form.querySelectorAll("input");
  if (!email || !other) throw new Error("The form has no fields.");
  email.value = "ravi@gmail.con";
  other.value = "ravi@gmail.con";
  const question = "Did you mean ravi@gmail.com? If your address is right, send the form again.";
  expect(findProblems(form)?.fields).toEqual({ email: question });
  expect(findProblems(form)).toBeNull();
  email.value = "ravi@gmial.com";
  expect(findProblems(form)?.fields).toEqual({ email: question });
  email.value = "ravi@gmail.com";
  expect(findProblems(form)).toBeNull();
});
