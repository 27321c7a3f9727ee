import { expect, test } from "vitest";
import { WorkshopPages1798315900300 } from "../../../server/database/migrations/1798315900300-WorkshopPages";
import {
  Certificate,
  CertificateKind,
  CertificateSource,
} from "../../../server/features/learning/certificates/certificate.entity";
import { WorkshopLayout } from "../../../server/features/workshops/workshopLayout";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const calls = enrolmentCalls(server);

const COMING = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000);
const LATER = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000);
const OTHER = {
  slug: "aa",
  layout: WorkshopLayout.SPLIT,
  name: "Power BI in Seven Days",
  headline: "Evening by evening",
};

async function migrate(): Promise<void> {
  await server.dataSource.transaction(async ({ queryRunner }) => {
    if (!queryRunner) throw new Error("A transaction has a query runner.");
    await queryRunner.query("ALTER TABLE workshops DROP COLUMN other_pages");
    await new WorkshopPages1798315900300().up(queryRunner);
  });
  await server.changes.settle();
}

const WORKSHOPS = "{ workshops { slug seats otherPages { slug layout headline } } }";

async function prepare() {
  const kept = await server.buildWorkshop({ slug: "powerbi", name: "Power BI", startsAt: COMING, seats: 2 });
  const gone = await server.buildWorkshop({ ...OTHER, startsAt: COMING, seats: 5 });
  const later = await server.buildRun({ workshopId: gone.id, startsAt: LATER, seats: 7 });
  return { kept, gone, later };
}

async function buildCertificate(subjectId: string, runId: string): Promise<string> {
  const { manager } = server.dataSource;
  const { id } = await manager.save(
    manager.create(Certificate, {
      ...{
        number: "SP-0001",
        userId: server.people.learner.id,
        kind: CertificateKind.WORKSHOP,
        subjectId,
        runId,
      },
      ...{ title: OTHER.name, source: CertificateSource.STAFF, issuedAt: new Date(), issuedOn: "2026-01-01" },
    }),
  );
  return id;
}

test("the second record of a workshop becomes a page of the first; no order, seat, coupon or certificate is lost", async () => {
  const query = server.dataSource.query.bind(server.dataSource);
  const { kept, gone, later } = await prepare();
  const coupon = await calls.buildCoupon({ workshopIds: [gone.id], isForAll: false, maxUses: 5 });
  const [kiki, both] = ["kiki@example.com", "both@example.com"];
  const first = await calls.startConfirmed({ offeringId: kept.id, email: kiki });
  const paid = await calls.startConfirmed({ offeringId: gone.id, couponCode: coupon.code });
  await calls.submit({ secret: paid.secret, utr: "777777777777" });
  const doubled = await calls.startConfirmed({ offeringId: gone.id, email: both, couponCode: coupon.code });
  const own = await calls.startConfirmed({ offeringId: kept.id, email: both });
  const alsoPaid = await calls.startConfirmed({ offeringId: gone.id, email: kiki });
  await query("UPDATE registrations SET state = 'CONFIRMED', hold_until = NULL WHERE id = $1", [
    alsoPaid.registration.id,
  ]);
  const certificateId = await buildCertificate(gone.id, gone.runId);
  expect((await calls.read(doubled.secret)).state).toBe("STARTED");

  await migrate();

  const page = { slug: "aa", layout: "SPLIT", headline: OTHER.headline };
  const { data } = await server.as.visitor.ask(WORKSHOPS);
  // Both pages together had sold four seats; the first had two.
  expect(data?.workshops).toEqual([{ slug: "powerbi", seats: 4, otherPages: [page] }]);
  const runs = await query("SELECT id, seats_taken FROM runs WHERE workshop_id = $1 ORDER BY starts_at", [
    kept.id,
  ]);
  expect(runs).toEqual([
    { id: kept.runId, seats_taken: 4 },
    { id: later.id, seats_taken: 0 },
  ]);
  for (const [order, state] of [
    [first, "STARTED"],
    [paid, "SUBMITTED"],
    [own, "STARTED"],
    [alsoPaid, "CONFIRMED"],
  ] as const)
    expect(await calls.read(order.secret)).toMatchObject({ state, offeringId: kept.id, slug: "powerbi" });
  const ended = await calls.read(doubled.secret);
  expect(ended).toMatchObject({
    state: "CANCELLED",
    reason: expect.stringContaining("Your other order") as string,
    holdUntil: null,
  });
  expect(ended.timeline.at(-1)).toMatchObject({ state: "CANCELLED", by: "SYSTEM" });
  expect((await calls.list({ offeringId: kept.runId })).nodes).toHaveLength(5);
  expect(await query("SELECT uses_taken, workshop_ids FROM coupons WHERE id = $1", [coupon.id])).toEqual([
    { uses_taken: 1, workshop_ids: [kept.id] },
  ]);
  expect(await server.dataSource.manager.findOneBy(Certificate, { id: certificateId })).toMatchObject({
    subjectId: kept.id,
    runId: kept.runId,
  });
  expect(await calls.startConfirmed({ offeringId: kept.id })).toMatchObject({
    __typename: "WaitingListJoined",
  });
});

test.each([
  ["another price", { priceRupees: 199 }],
  ["another agenda", { agenda: [] }],
  ["another length", { days: 4 }],
  ["a draft", { isPublished: false }],
])("two workshops stay two where the second has %s", async (_what, difference) => {
  await server.dataSource.query("TRUNCATE workshops CASCADE");
  const { gone } = await prepare();
  await server.dataSource.manager.update("Workshop", { id: gone.id }, difference);
  await migrate();
  const slugs = await server.dataSource.query<{ slug: string }[]>(
    "SELECT slug, other_pages FROM workshops ORDER BY slug",
  );
  expect(slugs).toEqual([
    { slug: "aa", other_pages: [] },
    { slug: "powerbi", other_pages: [] },
  ]);
});
