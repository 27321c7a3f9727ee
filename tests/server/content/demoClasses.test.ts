import { describe, expect, test } from "vitest";
import { seedDemoAcademy } from "../../../server/app/seed/seedDemoAcademy";
import { ClassSession } from "../../../server/features/classes/classSession.entity";
import { endsAt } from "../../../server/features/classes/classWindow";
import { Teacher } from "../../../server/features/site/lists/teacher.entity";
import { readVideoLink } from "../../../shared/videoLink";
import { useTestDatabase } from "../../support/testDatabase";

/** On the first, the most classes of the batch that runs are over; on the second, the fewest. */
const MOMENTS = ["2026-11-30T17:30:00Z", "2026-12-01T04:00:00Z"];

describe.each(MOMENTS)("the live classes of a demo of %s", (moment) => {
  const database = useTestDatabase();
  const now = new Date(moment);

  test("have a video as recording once they are over, and a teacher who teaches that course or workshop", async () => {
    await seedDemoAcademy({ ...database.services, clock: { now: () => now } });
    const { manager } = database.dataSource;
    const classes = await manager.find(ClassSession, {
      relations: { batch: true, run: true, reference: true },
      order: { startsAt: "ASC" },
    });
    const past = classes.filter((session) => endsAt(session) <= now);
    expect(past.filter(({ batchId }) => batchId).length).toBeGreaterThan(3);
    expect(past.filter(({ runId }) => runId)).toHaveLength(1);
    for (const { title, batchId, reference, recordingLink } of past) {
      expect(readVideoLink(recordingLink ?? ""), title).not.toBeNull();
      expect(title).not.toMatch(/^Further watching/);
      if (batchId)
        expect(reference, title).toMatchObject({ batchId, link: recordingLink, kind: "RECORDING" });
    }
    expect(classes.filter((session) => endsAt(session) > now && session.recordingLink)).toEqual([]);

    const teachers = await manager.find(Teacher);
    for (const { title, teacherName, batch, run } of classes) {
      const teacher = teachers.find(({ name }) => teacherName === `${name} (sample)`);
      const taught = [...(teacher?.courseIds ?? []), ...(teacher?.workshopIds ?? [])];
      expect(taught, title).toContain(batch?.courseId ?? run?.workshopId);
    }
  });
});
