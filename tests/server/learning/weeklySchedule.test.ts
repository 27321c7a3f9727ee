import { expect, test } from "vitest";
import { DAY_MS } from "../../../server/core/clock";
import { isoDayInIndia } from "../../../server/core/timeInIndia";
import { readSchedule } from "../../../server/features/learning/weeklySchedule";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const dayIn = (days: number) => isoDayInIndia(new Date(Date.now() + days * DAY_MS));
const at = (hour: number, minute = 0) => hour * 60 + minute;

test.each([
  ["Mon to Fri, 8:00 to 9:30 pm IST", [1, 2, 3, 4, 5], at(20), at(21, 30)],
  ["Mon–Fri 8-9.30pm", [1, 2, 3, 4, 5], at(20), at(21, 30)],
  ["Mondays, Wednesdays and Fridays, 7 a.m. to 8:30 a.m.", [1, 3, 5], at(7), at(8, 30)],
  ["Sat and Sun, 11:00 to 12:30 pm IST", [0, 6], at(11), at(12, 30)],
  ["Fri to Mon, 10 am to 1 pm", [0, 1, 5, 6], at(10), at(13)],
  ["Weekends, 12 to 1:30 pm", [0, 6], at(12), at(13, 30)],
  ["Daily 8 pm - 9 pm", [0, 1, 2, 3, 4, 5, 6], at(20), at(21)],
])("%s", (schedule, weekdays, from, to) => {
  expect(readSchedule(schedule)).toEqual({ weekdays, from, to });
});

test.each([
  "Any time, at your own pace",
  "Mon to Fri, 8 pm",
  "8 to 9 pm",
  "Mon, 9 to 8 am",
  "Mon 8 to 9 pm, Sat 10 to 11 am",
])("%s does not say how many hours", (schedule) => {
  expect(readSchedule(schedule)).toBeNull();
});

test("a course has the hours of the batch that starts next, else of the latest", async () => {
  const course = await server.buildCourse();
  const read = async () => {
    const query = "query ($slug: String!) { course(slug: $slug) { hoursPerWeek } }";
    return (await server.as.visitor.ask(query, { slug: course.slug })).data;
  };
  const build = (startsOn: string | null, scheduleText: string | null, isClosed = false) =>
    server.buildBatch({ courseId: course.id, startsOn, scheduleText, isClosed });
  await build(null, "Any time");
  expect(await read()).toEqual({ course: { hoursPerWeek: null } });
  await build(dayIn(-20), "Mon to Fri, 8 to 9:30 pm");
  await expect.poll(read).toEqual({ course: { hoursPerWeek: 7.5 } });
  await build(dayIn(20), "Sat, 10 am to 12 pm");
  await build(dayIn(10), "Sat, 10 am to 1 pm", true);
  await expect.poll(read).toEqual({ course: { hoursPerWeek: 2 } });
  await build(dayIn(15), "Sat and Sun, 10 to 11 am");
  await build(dayIn(12), "Evenings");
  await expect.poll(read).toEqual({ course: { hoursPerWeek: 2 } });
});
