import { expect, test } from "vitest";
import { UPDATE_COURSE } from "../../support/documents";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const OFFER = `id name isSold priceRupees sectionText seeMoreLink syllabus outcomes weeks { title text }
  questions { question answer } sampleVideoLink version`;
const CREATE = `mutation ($input: CreateCourseInput!) { createCourse(input: $input) { ${OFFER} } }`;
const UPDATE = `mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { ${OFFER} } }`;

let serial = 0;

async function create(input: object) {
  return server.as.admin.ask(CREATE, { input: { name: `Offer ${++serial}`, isPublished: true, ...input } });
}

async function soldNames(): Promise<string[]> {
  const { data } = await server.as.visitor.ask("{ soldCourses { name } }");
  return (data?.soldCourses as { name: string }[]).map(({ name }) => name);
}

test("a course with a price is for sale by default; a draft is not offered", async () => {
  const sold = await create({ priceRupees: 1000 });
  const taught = await create({});
  const kept = await create({ priceRupees: 1000, isSold: false });
  const draft = await create({ priceRupees: 1000, isPublished: false });
  expect(sold.data?.createCourse).toMatchObject({ isSold: true, sectionText: null, syllabus: [] });
  expect(taught.data?.createCourse.isSold).toBe(false);
  expect(kept.data?.createCourse.isSold).toBe(false);
  const names = await soldNames();
  expect(names).toContain(sold.data?.createCourse.name);
  for (const { data } of [taught, kept, draft]) expect(names).not.toContain(data?.createCourse.name);
});

test("the offer's section, link and topics are kept trimmed", async () => {
  const { data, errors } = await create({
    priceRupees: 2000,
    sectionText: " One.\n\nTwo. ",
    seeMoreLink: "https://DOCS.example.com",
    syllabus: [" First ", "Second"],
  });
  expect(errors).toEqual([]);
  expect(data?.createCourse).toMatchObject({
    sectionText: "One.\n\nTwo.",
    seeMoreLink: "https://docs.example.com/",
    syllabus: ["First", "Second"],
  });
});

test("an edit that leaves the offer out leaves it as it was; one that empties it, empties it", async () => {
  const offer = {
    priceRupees: 2000,
    sectionText: "Text.",
    seeMoreLink: "https://docs.example.com/",
    syllabus: ["One"],
    outcomes: ["Count"],
    weeks: [{ title: "Numbers", text: "From one." }],
    questions: [{ question: "Why?", answer: "To know." }],
    sampleVideoLink: "https://vimeo.com/123456",
  };
  const { data } = await create(offer);
  const { id, name } = data?.createCourse as { id: string; name: string };
  const edit = async (expectedVersion: number, changes: object) => {
    const input = { id, name, expectedVersion, priceRupees: 2000, ...changes };
    return (await server.as.admin.ask(UPDATE, { input })).data?.updateCourse as object;
  };
  expect(await edit(1, { description: "Changed." })).toMatchObject({ ...offer, isSold: true, version: 2 });
  const { data: read } = await server.as.visitor.ask("{ soldCourses { id sectionText syllabus } }");
  expect(read?.soldCourses).toContainEqual({ id, sectionText: "Text.", syllabus: ["One"] });
  const nothing = {
    sectionText: null,
    seeMoreLink: null,
    syllabus: [],
    outcomes: [],
    weeks: [],
    questions: [],
    sampleVideoLink: null,
  };
  expect(await edit(2, { ...nothing, sectionText: "" })).toMatchObject(nothing);
  expect(await edit(3, { priceRupees: null, isSold: false })).toMatchObject({ isSold: false, version: 4 });
  const stale = await server.as.admin.ask(UPDATE_COURSE, { input: { id, name, expectedVersion: 1 } });
  expect(stale.errors[0]?.extensions.code).toBe("CONFLICT");
});

test.each([
  ["an offer without a price", { isSold: true }, "priceRupees"],
  ["a script at See More", { seeMoreLink: "javascript:alert(1)" }, "seeMoreLink"],
  ["an empty topic", { syllabus: ["One", " "] }, "syllabus"],
  ["a ninth outcome", { outcomes: Array<string>(9).fill("Count") }, "outcomes"],
  ["a week without a text", { weeks: [{ title: "Numbers", text: " " }] }, "weeks.0.text"],
  ["a script as the sample lesson", { sampleVideoLink: "javascript:alert(1)" }, "sampleVideoLink"],
  ["too many topics", { syllabus: Array<string>(41).fill("One") }, "syllabus"],
  ["a section that is a book", { sectionText: "s".repeat(5001) }, "sectionText"],
])("%s is refused beside its field", async (_what, wrong, field) => {
  const { data, errors } = await create(wrong);
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: [{ field }] } }]);
});
