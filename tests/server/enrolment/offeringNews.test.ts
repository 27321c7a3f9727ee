import { expect, test } from "vitest";
import { sweepRegistrations } from "../../../server/features/enrolment/seats/sweepRegistrations";
import { UPDATE_BATCH } from "../../support/documents";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useLaterClock } from "../../support/laterClock";
import { useTestApp } from "../../support/testApp";
import { UPDATE_RUN, UPDATE_WORKSHOP, WORKSHOP } from "../../support/workshopDocuments";

const MINUTE_MS = 60 * 1000;
const clock = useLaterClock();
const server = useTestApp(BEHIND_PROXY, { clock });
const { start, decide, emailsTo, submit, cancel } = enrolmentCalls(server);

const GROUP = "https://chat.whatsapp.com/Git2Evenings";
const STARTS = "2098-03-01T14:30:00.000Z";
const PLANNED = { ...WORKSHOP, isPublished: true };
const TITLE = `${WORKSHOP.name}, 1 Mar 2098`;

async function edit(document: string, input: object): Promise<void> {
  expect((await server.as.admin.ask(document, { input })).errors).toEqual([]);
}

async function sweepAfter(minutes: number): Promise<void> {
  clock.laterMs += minutes * MINUTE_MS;
  await sweepRegistrations(server.services);
}

async function buildPlanned() {
  const { id, runId } = await server.buildWorkshop({ startsAt: new Date(STARTS) });
  const versions = { workshop: 0, run: 0 };
  const change = (changes: object = {}) =>
    edit(UPDATE_WORKSHOP, { ...PLANNED, ...changes, id, expectedVersion: ++versions.workshop });
  const changeRun = (changes: object = {}) =>
    edit(UPDATE_RUN, { startsAt: STARTS, ...changes, id: runId, expectedVersion: ++versions.run });
  await change();
  await sweepAfter(6);
  return { id, runId, change, changeRun };
}

async function confirm(offering: object): Promise<string> {
  const { registration } = await start(offering);
  await decide("APPROVE", [registration]);
  return registration.email;
}

async function newsFor(email: string) {
  const emails = await emailsTo(email);
  return emails
    .filter(({ kind }) => kind === "registrationNews")
    .map(({ subject, paragraphs, attachments, link }) => ({
      subject,
      words: paragraphs.join("\n"),
      files: attachments.map(({ content }) => content),
      link,
    }));
}

test("a group's link that staff add later comes to anyone who has a place, once, and to nobody else", async () => {
  const { id, changeRun } = await buildPlanned();
  const [one, other] = [await confirm({ offeringId: id }), await confirm({ offeringId: id })];
  const { registration: unpaid } = await start({ offeringId: id });
  await changeRun({ whatsAppGroupLink: GROUP });
  const late = await confirm({ offeringId: id });
  await sweepAfter(4);
  expect(await newsFor(one)).toEqual([]);
  await sweepAfter(2);
  for (const email of [one, other]) {
    expect(await newsFor(email)).toMatchObject([
      {
        subject: `Your WhatsApp group: ${TITLE}`,
        words: expect.stringContaining(`Please join the WhatsApp group: ${GROUP}`),
        files: [],
        link: expect.stringMatching(/^\/registration\//),
      },
    ]);
  }
  // A later confirmation already included the news.
  expect([await newsFor(unpaid.email), await newsFor(late)]).toEqual([[], []]);
  await sweepAfter(60);
  expect(await newsFor(one)).toHaveLength(1);
});

test("changes one after the other make one letter, which tells how it is now", async () => {
  const { id, changeRun } = await buildPlanned();
  const email = await confirm({ offeringId: id });
  await changeRun({ startsAt: "2098-04-01T14:30:00.000Z" });
  clock.laterMs += 3 * MINUTE_MS;
  await changeRun({ startsAt: "2098-05-01T14:30:00.000Z", whatsAppGroupLink: GROUP });
  await sweepAfter(4);
  expect(await newsFor(email)).toEqual([]);
  await sweepAfter(2);
  const [mail, ...more] = await newsFor(email);
  expect(more).toEqual([]);
  expect(mail?.words).toMatch(/^New dates: /m);
  expect(mail?.words).toContain(
    " It was due to start on 1 Mar 2098, 8:00 pm IST.\n1 May 2098, 8:00 pm IST: ",
  );
  expect(mail?.words).toContain("2 May 2098, 8:00 pm IST: ");
  expect(mail?.words).toContain(GROUP);
  expect(mail?.files).toHaveLength(1);
  expect(mail?.files[0]).toContain("DTSTART:20980501T143000Z\r\n");
});

test("new dates come to people who hold a seat or reported a payment, the group's link does not", async () => {
  const { id, changeRun } = await buildPlanned();
  const held = await start({ offeringId: id });
  const reported = await start({ offeringId: id });
  await submit({ secret: reported.secret, utr: "431200000001" });
  const ended = await start({ offeringId: id });
  await cancel({ secret: ended.secret });
  clock.laterMs += MINUTE_MS;
  await changeRun({ startsAt: "2098-04-01T14:30:00.000Z", whatsAppGroupLink: GROUP });
  clock.laterMs += MINUTE_MS;
  const late = await start({ offeringId: id });
  await sweepAfter(6);
  for (const { registration } of [held, reported]) {
    const [news, ...more] = await newsFor(registration.email);
    expect(more).toEqual([]);
    expect(news?.words).toContain(" It was due to start on 1 Mar 2098, 8:00 pm IST.\n1 Apr 2098");
    expect(news?.words).not.toContain(GROUP);
  }
  for (const { registration } of [ended, late]) expect(await newsFor(registration.email)).toEqual([]);
});

test("what staff take back in time, and what is no date, is no news", async () => {
  const { id, change, changeRun } = await buildPlanned();
  const email = await confirm({ offeringId: id });
  await change({ days: 5 });
  await changeRun({ whatsAppGroupLink: GROUP });
  await change({ priceRupees: 999, headline: "Another headline" });
  await changeRun({ whatsAppGroupLink: null, seats: 90 });
  await sweepAfter(6);
  expect(await newsFor(email)).toEqual([]);
  expect(await server.dataSource.query("SELECT 1 FROM offering_news")).toEqual([]);
});

test("a season that is given a date, and a batch with another schedule", async () => {
  const season = await server.buildSeason({ startsAt: null, number: 78 });
  const ofSeason = await confirm({ kind: "SEASON", offeringId: season.id });
  await edit(UPDATE_RUN, { id: season.runId, expectedVersion: 1, startsAt: "2098-01-11T14:30:00.000Z" });

  const course = await server.buildCourse({ priceRupees: 500 });
  const days = { startsOn: "2098-12-01", endsOn: "2098-12-20" };
  const { id, name } = await server.buildBatch({ courseId: course.id, ...days });
  const ofBatch = await confirm({ kind: "BATCH", offeringId: id });
  const scheduleText = "Mon to Fri, 9 pm";
  await edit(UPDATE_BATCH, { id, name, expectedVersion: 1, isClosed: false, ...days, scheduleText });

  await sweepAfter(6);
  expect((await newsFor(ofSeason))[0]?.words).toMatch(
    /^The dates are set: .+\.\n11 Jan 2098, 8:00 pm IST: .* begins/m,
  );
  const [mail] = await newsFor(ofBatch);
  expect(mail?.words).toContain(`Mon, 1 Dec 2098: ${course.name}, ${name} begins\n`);
  expect(mail?.words).toContain(`\n${scheduleText}`);
  expect(mail?.files).toHaveLength(1);
});

test("a schedule of before that gets its zone when something else is saved is no news", async () => {
  const course = await server.buildCourse({ priceRupees: 100, isPublished: true });
  const batch = await server.buildBatch({ courseId: course.id, scheduleText: "Mon to Fri, 8 pm", seats: 20 });
  const email = await confirm({ kind: "BATCH", offeringId: batch.id });
  const { id, name, version, scheduleText } = batch;
  await edit(UPDATE_BATCH, { id, name, scheduleText, seats: 30, expectedVersion: version });
  await sweepAfter(6);
  expect(await newsFor(email)).toEqual([]);
});

test("many readers are each written to once, also by two processes at once, and after one that came to grief", async () => {
  const { id, runId, changeRun } = await buildPlanned();
  await confirm({ offeringId: id });
  await server.dataSource.query(
    `INSERT INTO registrations SELECT (r).* FROM (
       SELECT jsonb_populate_record(registration, jsonb_build_object('id', gen_random_uuid(), 'reference', 'SP-' || n,
         'email', 'reader' || n || '@example.com', 'email_key', 'reader' || n || '@example.com', 'secret_hash', '\\x' || md5('s' || n), 'idempotency_key_hash', '\\x' || md5('i' || n))) AS r
       FROM registrations AS registration, generate_series(1, 149) AS n WHERE registration.run_id = $1) AS copies`,
    [runId],
  );
  await changeRun({ whatsAppGroupLink: GROUP });
  const refuse = `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF (SELECT count(*) FROM letters WHERE kind = 'registrationNews') >= 120 THEN RAISE 'no more'; END IF; RETURN NEW; END $$`;
  await server.dataSource.query(refuse);
  await server.dataSource.query(
    "CREATE TRIGGER refuse BEFORE INSERT ON letters FOR EACH ROW EXECUTE FUNCTION refuse()",
  );
  const countSent = async () => {
    const rows = await server.dataSource.query<{ to: string }[]>(
      `SELECT "to" FROM letters WHERE kind = 'registrationNews' AND about_id IN (SELECT id FROM registrations WHERE run_id = $1)`,
      [runId],
    );
    return { emails: rows.length, people: new Set(rows.map(({ to }) => to)).size };
  };
  await server.dataSource.query("DELETE FROM letters WHERE kind = 'registrationNews'");
  await expect(sweepAfter(6)).rejects.toThrow(AggregateError);
  expect(await countSent()).toEqual({ emails: 100, people: 100 });
  await server.dataSource.query("DROP TRIGGER refuse ON letters");
  await Promise.all([sweepAfter(0), sweepAfter(0)]);
  await sweepAfter(0);
  expect(await countSent()).toEqual({ emails: 150, people: 150 });
});
