import { beforeEach, describe, expect, test } from "vitest";
import { Subject } from "../../../server/platform/covers/subject";
import { countStatements } from "../../support/countStatements";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp();
const DAY_MS = 24 * 60 * 60 * 1000;
let slug: string;

function inDays(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}

async function related(caller: Caller = server.as.visitor, course = slug) {
  await server.changes.settle();
  const query = "query ($slug: String!) { course(slug: $slug) { relatedWorkshop { name agenda { day } } } }";
  const { data, errors } = await caller.ask(query, { slug: course });
  expect(errors).toEqual([]);
  return ((data?.course.relatedWorkshop as { name: string } | null)?.name ?? null) satisfies string | null;
}

beforeEach(async () => {
  await server.dataSource.query("TRUNCATE workshops, courses CASCADE");
  ({ slug } = await server.buildCourse({ name: "SQL" }));
});

describe("the workshop beside a course", () => {
  test("is on the same subject, by the words of their names or as staff chose", async () => {
    await server.buildWorkshop({ name: "Python in Two Evenings", startsAt: inDays(1) });
    expect(await related()).toBeNull();
    await server.buildWorkshop({ name: "Ask your data", subject: Subject.SQL, startsAt: inDays(9) });
    expect(await related()).toBe("Ask your data");
    await server.buildWorkshop({ name: "Joins on paper", startsAt: inDays(5) });
    expect(await related()).toBe("Joins on paper");
    const chosen = await server.buildCourse({ name: "SQL for snakes", subject: Subject.PYTHON });
    expect(await related(server.as.visitor, chosen.slug)).toBe("Python in Two Evenings");
  });

  test("is the next that can still be joined: a running one only where none is to come", async () => {
    const sql = { subject: Subject.SQL, days: 3 };
    await server.buildWorkshop({ ...sql, name: "Over", startsAt: inDays(-30) });
    expect(await related()).toBeNull();
    await server.buildWorkshop({ ...sql, name: "Running", startsAt: inDays(-1) });
    expect(await related()).toBe("Running");
    await server.buildWorkshop({ ...sql, name: "Full", startsAt: inDays(2), seats: 3, seatsTaken: 3 });
    await server.buildWorkshop({ ...sql, name: "Draft", startsAt: inDays(2), isPublished: false });
    expect(await related()).toBe("Running");
    await server.buildWorkshop({ ...sql, name: "Last seat", startsAt: inDays(8), seats: 3, seatsTaken: 2 });
    await server.buildWorkshop({ ...sql, name: "Later", startsAt: inDays(20) });
    expect(await related()).toBe("Last seat");
    expect(await related(server.as.learner)).toBe("Last seat");
    expect(await related(server.as.admin)).toBe("Last seat");
  });

  test("is none where the subject of both is only anything else", async () => {
    const course = await server.buildCourse({ name: "Handwriting" });
    await server.buildWorkshop({ name: "Singing" });
    expect(await related(server.as.visitor, course.slug)).toBeNull();
  });

  test("is read by three statements for all courses", async () => {
    for (const name of ["Excel", "Python", "NLP"]) {
      await server.buildCourse({ name });
      await server.buildWorkshop({ name: `${name} in two evenings` });
    }
    const visitor = new Caller(() => server.origin);
    const ask = () => visitor.ask("{ courses { id relatedWorkshop { name startsAt } } }");
    expect(await countStatements(ask)).toBe(4);
  });
});
