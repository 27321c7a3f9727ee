import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { countStatements } from "../../support/countStatements";
import { LEAST, createOne, updateOne } from "../../support/siteDocuments";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp();

async function review(name: string, changes: object = {}) {
  const input = { ...LEAST.Testimonial, name, ...changes };
  const { data, errors } = await server.as.admin.ask(createOne("Testimonial"), { input });
  expect(errors).toEqual([]);
  return data?.createTestimonial as { id: string; courseId: string | null };
}

async function namesOn(slug: string, caller: Caller = server.as.visitor): Promise<string[]> {
  const query = "query ($slug: String!) { course(slug: $slug) { reviews { name } } }";
  const { data, errors } = await caller.ask(query, { slug });
  expect(errors).toEqual([]);
  return (data?.course.reviews as { name: string }[]).map(({ name }) => name);
}

test("a course has its own reviews in the academy's order, without drafts and without the academy's", async () => {
  const [course, other] = [await server.buildCourse(), await server.buildCourse()];
  expect(await namesOn(course.slug)).toEqual([]);
  const mine = { courseId: course.id };
  await review("Asha", mine);
  expect((await review("Of the academy")).courseId).toBeNull();
  await review("Divya", mine);
  await review("Unseen", { ...mine, isPublished: false });
  await review("Elsewhere", { courseId: other.id });
  for (const caller of [server.as.visitor, server.as.learner, server.as.admin])
    expect(await namesOn(course.slug, caller)).toEqual(["Asha", "Divya"]);
  expect(await namesOn(other.slug)).toEqual(["Elsewhere"]);
  const { data } = await server.as.visitor.ask("{ testimonials { name } }");
  expect((data?.testimonials as object[]).length, "all are the academy's, too").toBe(4);
});

test("staff move a review to another course, or to none, and visitors see it right away", async () => {
  const [course, other] = [await server.buildCourse(), await server.buildCourse()];
  const { id } = await review("Imran", { courseId: course.id });
  const move = async (expectedVersion: number, courseId: string | null) =>
    server.as.admin.ask(updateOne("Testimonial"), {
      input: { ...LEAST.Testimonial, name: "Imran", id, expectedVersion, courseId },
    });
  expect(await namesOn(course.slug)).toEqual(["Imran"]);
  expect((await move(1, other.id)).errors).toEqual([]);
  expect([await namesOn(course.slug), await namesOn(other.slug)]).toEqual([[], ["Imran"]]);
  expect((await move(2, null)).data?.updateTestimonial).toMatchObject({ courseId: null, version: 3 });
  expect(await namesOn(other.slug)).toEqual([]);
});

test("a review of a course that is gone stays the academy's", async () => {
  const { id } = await review("Rahul", { courseId: randomUUID() });
  const { data } = await server.as.visitor.ask("{ testimonials { id } }");
  expect(data?.testimonials).toContainEqual({ id });
});

test("which course staff chose is theirs to know, by the review", async () => {
  const { errors } = await server.as.learner.ask("{ testimonials { courseId } }");
  expect(errors[0]?.extensions.code).toBe("FORBIDDEN");
});

test("the reviews of all courses are read by one statement, six at most of each", async () => {
  const course = await server.buildCourse();
  for (const number of [1, 2, 3, 4, 5, 6, 7]) await review(`Learner ${number}`, { courseId: course.id });
  expect(await namesOn(course.slug)).toHaveLength(6);
  await server.buildCourse();
  const visitor = new Caller(() => server.origin);
  expect(await countStatements(() => visitor.ask("{ courses { id reviews { name } } }"))).toBe(2);
});
