import { getNamedType, isLeafType } from "graphql";
import { describe, expect, test } from "vitest";
import { createSchema } from "../../../server/app/schema";
import { someKey } from "../../support/contactDocuments";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp();
const visitor = () => new Caller(() => server.origin);

const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(" ");

/** Fragments that double at each step: small to send, huge to expand. */
const bomb = (steps: number) =>
  `{ courses { ...f0 } } ${Array.from({ length: steps }, (_, index) => `fragment f${index} on Course { ...f${index + 1} ...f${index + 1} }`).join(" ")} fragment f${steps} on Course { id }`;

async function refusal(query: string): Promise<string> {
  const { data, errors } = await visitor().ask(query);
  expect(data).toBeNull();
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.length).toBeLessThanOrEqual(5);
  return errors.map(({ message }) => message).join(" | ");
}

describe("a document", () => {
  test.each([
    ["too deep", `{ courses { ${"batches { course { ".repeat(6)} id ${"} }".repeat(6)} } }`, /8 fields deep/],
    [
      "too deep behind fragments",
      `{ courses { ...a } } fragment a on Course { batches { course { batches { ...b } } } }
       fragment b on Batch { course { batches { course { batches { course { id } } } } } }`,
      /8 fields deep/,
    ],
    ["too wide", `{ courses { ${aliases(300, "id")} } }`, /10 times in one place|token/i],
    ["of too many tokens", `{ ${"courses { id } ".repeat(400)} }`, /token/i],
    [
      "with one field under eleven names",
      `{ ${aliases(11, 'course(slug: "x") { id }')} }`,
      /10 times in one place/,
    ],
    ["with one list under two names", `{ ${aliases(2, "courses { id }")} }`, /"courses" may be used once/],
    [
      "with one page of a list under two names",
      `{ ...f b: blogPosts { nodes { id } } } fragment f on Query { a: blogPosts(first: 1) { nodes { id } } }`,
      /"blogPosts" may be used once/,
    ],
    [
      "that asks for long texts of many",
      "{ blogPosts(first: 100) { nodes { id body } } }",
      /asks for too much/,
    ],
    [
      "with names spread over fragments",
      `{ ...a ...b } fragment a on Query { ${aliases(6, "site { id }")} } fragment b on Query { ${aliases(6, "site { id }").replaceAll(/a(?=\d)/g, "b")} }`,
      /10 times in one place/,
    ],
    [
      "that asks for too much",
      "{ courses { batches { course { batches { course { id } } } } } }",
      /asks for too much/,
    ],
    [
      "with fragments in a circle",
      "{ courses { ...a } } fragment a on Course { batches { course { ...a } } }",
      /./,
    ],
    ["with a fragment inside itself", "{ ...a } fragment a on Query { ...a }", /./],
    ["that is no GraphQL", "{ courses { id ", /Syntax Error/],
    ["of nothing", "", /./],
    ["of only a fragment", "fragment a on Course { id }", /./],
  ])("%s is refused before anything runs", async (_what, query, words) => {
    expect(await refusal(query)).toMatch(words);
  });

  test("whose fragments all ask for the same leaf is answered, under other names it is refused", async () => {
    const fragments = Array.from({ length: 14 }, (_, index) => `fragment f${index} on Course { id slug }`);
    const spreads = fragments.map((_, index) => `...f${index}`).join(" ");
    const query = `{ courses { ${spreads} } } ${fragments.join(" ")}`;
    expect((await visitor().ask(query)).errors).toEqual([]);
    const renamed = fragments.map((text, index) => text.replace("{ id", `{ a${index}: id`));
    expect(await refusal(`{ courses { ${spreads} } } ${renamed.join(" ")}`)).toMatch(/10 times in one place/);
  });

  test("with lists that are known to be short is answered, and refused where they are repeated", async () => {
    const season = "id levels { id name position questions { id title prompt example expectedResult } }";
    const { errors } = await visitor().ask(`{ bootcampSeasons { ${season} } }`);
    expect(errors).toEqual([]);
    const larger = season.replace("title", aliases(10, "title")).replace("prompt", aliases(9, "prompt"));
    expect(
      await refusal(`{ bootcampSeasons { ${larger.replaceAll(/a(\d): prompt/g, "b$1: prompt")} } }`),
    ).toMatch(/asks for too much/);
  });

  test.each([5, 12, 40, 150])(
    "with a fragment bomb of %i steps is answered or refused at once",
    async (steps) => {
      const { errors, data } = await visitor().ask(bomb(steps));
      expect(errors.length > 0 || Array.isArray(data?.courses)).toBe(true);
    },
  );

  test("cannot pay for too much with a page of less than nothing", async () => {
    const costly = "courses { batches { course { batches { course { id } } } } }";
    for (const first of [-100_000, -2_147_483_648]) {
      expect(await refusal(`{ cmsCourses(first: ${first}) { nodes { id name } } ${costly} }`)).toMatch(
        /too much/,
      );
    }
  });

  test.each(["signIn", "signInStaff"])("with %s twice is refused, under whatever names", async (field) => {
    const call = `${field}(input: { email: "a@example.com", password: "p" }) { __typename }`;
    const documents = [
      `mutation { a: ${call} b: ${call} }`,
      `mutation { a: ${call} ... on Mutation { b: ${call} } }`,
      `mutation { a: ${call} ...f } fragment f on Mutation { b: ${call} }`,
      `mutation { ...f ...g } fragment f on Mutation { a: ${call} } fragment g on Mutation { b: ${call} }`,
      `mutation { ... { a: ${call} } ... @include(if: true) { b: ${call} } }`,
    ];
    for (const query of documents) expect(await refusal(query)).toMatch(/once in a document/);
  });

  test("with two different mutations is refused too", async () => {
    const call = (field: string) =>
      `${field}(input: { email: "a@example.com", password: "p" }) { __typename }`;
    expect(await refusal(`mutation { ${call("signIn")} ${call("signInStaff")} }`)).toMatch(
      /"signInStaff" must be the only mutation/,
    );
  });

  const mutations = Object.values(createSchema().getMutationType()?.getFields() ?? {});

  test.each(mutations.map(({ name }) => name))(
    "with %s under two names is refused, also staff's",
    async (name) => {
      const field = mutations.find((mutation) => mutation.name === name);
      const input = field?.args.map((arg) => `$${arg.name}: ${String(arg.type)}`) ?? [];
      const given = field?.args.map((arg) => `${arg.name}: $${arg.name}`) ?? [];
      const call = `${name}${given.length > 0 ? `(${given.join(", ")})` : ""}`;
      const set = isLeafType(getNamedType(field?.type)) ? "" : " { __typename }";
      const query = `mutation${input.length > 0 ? `(${input.join(", ")})` : ""} { a: ${call}${set} b: ${call}${set} }`;
      const { errors } = await server.as.admin.ask(query);
      expect(errors.map(({ message }) => message)).toEqual([
        `"${name}" must be the only mutation, and used once in a document.`,
      ]);
    },
  );

  test("with two queries of a secret is refused", async () => {
    const secret = "x".repeat(43);
    const query = `{ a: registration(secret: "${secret}") { id } b: registration(secret: "${secret}") { id } }`;
    expect(await refusal(query)).toMatch(/"registration" must be the only sensitive field/);
  });

  test("with ten messages from a visitor is refused, and none is stored", async () => {
    const count = async () =>
      (await server.dataSource.query<unknown[]>("SELECT 1 FROM contact_messages")).length;
    const before = await count();
    const sent = Array.from({ length: 10 }, (_, index) => {
      return `m${index}: sendContactMessage(input: { desk: HELP, firstName: "Asha", lastName: "Rao", email: "a@example.com", message: "Hello", sendingKey: "${someKey()}" }) { __typename }`;
    });
    expect(await refusal(`mutation { ${sent.join(" ")} }`)).toMatch(/once in a document/);
    expect(await count()).toBe(before);
  });

  test("with unlockBatch twice is refused, and neither guess is made", async () => {
    const batch = await server.buildBatch();
    const call = `unlockBatch(input: { batchId: "${batch.id}", secretCode: "right" }) { __typename }`;
    const { data, errors } = await server.as.learner.ask(`mutation { a: ${call} b: ${call} }`);
    expect(data).toBeNull();
    expect(errors[0]?.message).toMatch(/once in a document/);
    expect(
      await server.dataSource.query("SELECT 1 FROM batch_accesses WHERE batch_id = $1", [batch.id]),
    ).toEqual([]);
  });

  test("with a hundred mistakes hears of five at most", async () => {
    const { errors } = await visitor().ask(
      `{ ${Array.from({ length: 100 }, (_, n) => `nope${n}`).join(" ")} }`,
    );
    expect(errors).toHaveLength(5);
  });

  test("that asks for what is not there gets no suggestion and learns no type", async () => {
    const messages = await refusal(
      '{ viewr { id } course(slg: "x") { nam } ...f } fragment f on Cours { id }',
    );
    expect(messages).not.toMatch(/did you mean|viewer|slug|"name"|"Course"/i);
  });

  test("cannot look into the schema", async () => {
    for (const query of ["{ __schema { types { name } } }", '{ __type(name: "User") { fields { name } } }']) {
      expect(await refusal(query)).toBe("This document does not fit the schema.");
    }
  });

  test("the largest the client needs is still taken", async () => {
    const { errors } = await visitor().ask(
      `{ viewer { id } courses { id slug name batches { id name isUnlocked referenceCount startsOn } }
         nextBatches { id course { id name } } questions { id } testimonials { id } site { academyName } }`,
    );
    expect(errors).toEqual([]);
  });
});

describe("text", () => {
  const hostile = [
    ["NUL", "a\u0000b"],
    ["backspace", "a\u0008b"],
    ["escape", "a\u001b[31mb"],
    ["delete", "a\u007fb"],
    ["a lone high surrogate", "a\ud800b"],
    ["a lone low surrogate", "\udc00"],
  ] as const;

  test.each(hostile)("with %s is refused in variables, literals, keys and lists", async (_what, text) => {
    const body = (variables: unknown) => ({
      query: "query ($slug: String!) { course(slug: $slug) { id } }",
      variables,
    });
    const escaped = JSON.stringify(text);
    const calls = [
      await visitor().ask(body(null).query, { slug: text }),
      await visitor().ask(body(null).query, { slug: "x", other: { [text]: 1 } }),
      await visitor().ask(body(null).query, { slug: "x", other: [["y", text]] }),
      await visitor().ask(`{ course(slug: ${escaped}) { id } }`),
    ];
    for (const { status, errors, data } of calls) {
      expect([status, data]).toEqual([400, null]);
      // GraphQL itself rejects an escaped lone surrogate.
      expect(errors[0]?.message).toMatch(
        /^Please remove control characters and broken letters.$|^Syntax Error/,
      );
    }
  });

  test("of all languages, signs, tabs and line ends is stored as it was given", async () => {
    const name = '<b>क</b> "Q" \'; DROP TABLE users; -- 👩🏽‍💻 & ‮x';
    const { data } = await server.as.admin.ask(
      "mutation ($input: CreateCourseInput!) { createCourse(input: $input) { name description } }",
      { input: { name, description: "one\n\ttwo\r\nthree" } },
    );
    expect(data?.createCourse).toEqual({ name, description: "one\n\ttwo\r\nthree" });
  });
});
