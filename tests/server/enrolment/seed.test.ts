import { expect, test } from "vitest";
import { seedDemoAcademy } from "../../../server/app/seed/seedDemoAcademy";
import { sweepRegistrations } from "../../../server/features/enrolment/seats/sweepRegistrations";
import { paths } from "../../../shared/paths";
import { writeLink } from "../../../server/platform/mail/emailLink";
import { orderLink, secretOf } from "../../../server/features/enrolment/registration/registrationSecret";
import { useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();

test("the demo has sample registrations in every state, and they stay as they are", async () => {
  const statesOf = async () =>
    database.dataSource.query<{ state: string }[]>(
      "SELECT state, count(*)::int AS count FROM registrations GROUP BY state ORDER BY state",
    );
  await seedDemoAcademy(database.services);
  const states = await statesOf();
  expect(states.map(({ state }) => state)).toEqual([
    "CANCELLED",
    "CONFIRMED",
    "REJECTED",
    "STARTED",
    "SUBMITTED",
    "WAITING",
  ]);
  await sweepRegistrations(database.services);
  expect(await statesOf()).toEqual(states);
  const undone: unknown[] = await database.dataSource.query(
    `SELECT lesson.title FROM certificates certificate JOIN batch_references lesson USING (batch_id)
      LEFT JOIN lesson_progress progress ON progress.reference_id = lesson.id AND progress.user_id = certificate.user_id
      WHERE progress.viewed_at IS NULL OR progress.viewed_at > issued_at`,
  );
  expect(undone, "lessons of a certificate that were not done before it").toEqual([]);
  const real: unknown[] = await database.dataSource.query(
    "SELECT 1 FROM registrations WHERE name NOT LIKE '%(sample)' OR email NOT LIKE '%.example'",
  );
  expect(real).toEqual([]);
});

test("e-mails lead to the pages that the site has for an order", () => {
  const id = "00000000-0000-4000-8000-000000000000";
  const versions = { linkVersion: 1, secretVersion: 1 };
  const linkOf = (emailConfirmedAt: Date | null) =>
    writeLink(database.services, orderLink({ id, emailConfirmedAt, ...versions }));
  expect(linkOf(new Date())).toBe(paths.registration(id, secretOf(database.services, { id, ...versions })));
  expect(linkOf(null).split("#")[0]).toBe(paths.confirmRegistration(id));
});
