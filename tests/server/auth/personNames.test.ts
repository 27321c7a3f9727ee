import { expect, test } from "vitest";
import { UPDATE_PROFILE } from "../../support/accountDocuments";
import { PASSWORD } from "../../support/builders";
import { FILLED, SEND_MESSAGE, someKey } from "../../support/contactDocuments";
import { SIGN_UP } from "../../support/documents";
import { BEHIND_PROXY, makeKey } from "../../support/enrolmentCalls";
import { START } from "../../support/enrolmentDocuments";
import type { Answer } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);

type Way = (name: string) => Promise<Answer>;

let serial = 0;
const someEmail = () => `named${(serial += 1)}@example.com`;

const PROFILE: Way = (name) => server.as.learner.ask(UPDATE_PROFILE, { input: { name } });

/** Their fields have the same decorator. */
const OTHERS: Record<string, Way> = {
  "signing up": (name) =>
    server.as.visitor.ask(
      SIGN_UP,
      { input: { name, email: someEmail(), password: PASSWORD } },
      { "x-forwarded-for": `10.0.0.${(serial % 200) + 1}` },
    ),
  registering: async (name) => {
    const { id } = await server.buildWorkshop();
    const input = { kind: "WORKSHOP", offeringId: id, email: someEmail(), phone: `90000 ${10_000 + serial}` };
    return server.as.visitor.ask(
      START,
      { input: { ...input, name, idempotencyKey: makeKey() } },
      { "x-forwarded-for": `10.0.1.${(serial % 200) + 1}` },
    );
  },
  "writing a message": (name) =>
    server.as.visitor.ask(
      SEND_MESSAGE,
      { input: { ...FILLED.HELP, firstName: name, email: someEmail(), sendingKey: someKey() } },
      { "x-forwarded-for": `10.0.2.${(serial % 200) + 1}` },
    ),
};

/** Full stops without a space belong to initials and titles, unless a top-level domain follows. */
const NAMES = [
  "Asha Rao",
  "A. P. J. Abdul Kalam",
  "D'Souza-Mehta (Dr.)",
  "Karthik.R",
  "karthik.r",
  "Lakshmi.N",
  "Venkata Sai.K",
  "Mohd.Irfan",
  "Prasad.K.V",
  "S. Sai.Ram",
  "Kailash S/o Tejas",
  "Asha D/O Ramesh",
  "Rajan a/l Kumar",
  "Meena A/P Raman",
  "Mary W/o John",
  "Ravi C/o. Suresh",
  "Ravi S/O: Suresh",
  "S/o.Ravi Kumar",
  "Asha D / O Ramesh",
  "B/o Asha Rao",
  "Asha 2",
  "श्रीमती \u0930\u094d\u200dय",
  "Zoë Żółć",
  "K.S. Rao",
  "K.S.Rao",
  "k.s. rao",
  "Dr.Rao",
  "DR.RAO",
  "St.John",
  "A.P.J. Kalam",
  "A.P.J.Kalam",
  "P.George",
  "M.K.Das",
  "Asha Rao Ph.D.",
  "T. Me",
  "Ab. Click",
  "Dev Kim",
  "Smt.Lakshmi Devi.",
  "Md.Ali",
  "Rao K.S",
  "एम.एस.धोनी",
  "டி.ராஜேந்தர்",
  "ന\u0d4dറ",
  "x".repeat(60),
];

const REFUSED: [string, string][] = [
  ["a line end", "Asha\nYour refund is ready"],
  ["a carriage return", "Asha\r\nBcc x"],
  ["a tab", "Asha\tRao"],
  ["a line separator", "Asha\u2028Rao"],
  ["a control character of C1", "Asha\u0085Rao"],
  ["text direction", "Asha\u202eoaR"],
  ["an isolate", "Asha\u2066Rao"],
  ["zero width", "As\u200bha"],
  ["a joiner in Latin letters", "As\u200dha"],
  ["a byte order mark", "\u2060Asha"],
  ["a filler", "\u3164"],
  ["a link", "https://evil.test/claim"],
  ["a link in full width", "https\uff1a\uff0f\uff0fevil.test"],
  ["a domain", "evil.test"],
  ["a domain in a sentence", "Hello Refund evil.test now"],
  ["a domain with capitals", "Evil.Test"],
  ["a short domain", "t.co"],
  ["a short domain with capitals", "T.Me"],
  ["a short domain in capitals", "T.ME"],
  ["a short domain with a path", "T.Me/abc"],
  ["a domain of two letters", "Ab.Click"],
  ["a domain with a full stop behind it", "Ab.Click."],
  ["a domain with more behind it", "Ab.Click's"],
  ["a domain in a sentence, with capitals", "Refund At Ab.Click Now"],
  ["a domain of India", "क.भारत"],
  ["a domain of India in Latin letters", "A.Xn--h2brj9c"],
  ["a domain with parts", "www.evil.test"],
  ["a domain with another script's stop", "evil\u3002test"],
  ["a selector of variants", "Asha\ufe0f"],
  ["a selector of variants alone", "\ufe0f"],
  ["a blank of Braille", "\u2800"],
  ["a filler of half width", "\uffa0"],
  ["a Mongolian selector", "Asha\u180b"],
  ["an address", "asha@evil.test"],
  ["a slash that is no relation", "Asha S/o/Ravi"],
  ["a domain behind a relation", "Asha S/o.Me"],
  ["an address behind a relation", "S/O://evil"],
  ["a slash between names", "Asha/Ravi"],
  ["two slashes", "Asha // Ravi"],
  ["a domain in the middle", "evil.com.Rao"],
  ["a domain of two letters and a name", "Rao.In"],
  ["a phone", "Call +91 98765 43210 now"],
  ["digits of another script", "Call ९८७"],
  ["an amount", "You won 5000 rupees"],
  ["a formula", "=1+1"],
  ["brackets", "hxxp evil[.]test"],
  ["a spelled address", "www evil com"],
  ["a stop in parentheses", "evil(.)test"],
  ["a spelled stop", "Refund at evil (DOT) com"],
  ["braces", "{name}"],
  ["61 characters", "x".repeat(61)],
  ["nothing", "   "],
];

async function expectRefused(give: Way, name: string): Promise<void> {
  const { errors } = await give(name);
  expect(errors[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: [{ field: expect.stringMatching(/[nN]ame$/) }],
  });
}

test("names are taken as people have them", async () => {
  for (const name of NAMES) expect([name, (await PROFILE(name)).errors]).toEqual([name, []]);
});

test.each(REFUSED)("%s in a name is refused, beside its field", async (_what, name) => {
  await expectRefused(PROFILE, name);
});

test.each(Object.entries(OTHERS))("%s has the same rule", async (_way, give) => {
  expect((await give("Karthik.R")).errors).toEqual([]);
  for (const name of ["Asha\nYour refund is ready", "evil.test", "x".repeat(61)])
    await expectRefused(give, name);
});
