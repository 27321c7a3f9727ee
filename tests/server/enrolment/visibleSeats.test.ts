import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FEW_SEATS, visibleSeats } from "../../../server/features/workshops/runs/visibleSeats";
import { UPDATE_BATCH } from "../../support/documents";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, startConfirmed, cancel } = enrolmentCalls(server);

/** Each PostgreSQL notification invalidates the caches of every process. */
const payloads: string[] = [];
const line = { client: null as pg.Client | null };

beforeAll(async () => {
  line.client = new pg.Client({ connectionString: server.url });
  line.client.on("notification", ({ payload }) => payloads.push(payload ?? ""));
  await line.client.connect();
  await line.client.query("LISTEN content_changed");
});

afterAll(async () => line.client?.end());

async function heard(): Promise<string[]> {
  await line.client?.query("SELECT 1");
  return payloads.splice(0);
}

async function seatsLeft(slug: string): Promise<number | null> {
  const query = "query ($slug: String!) { workshop(slug: $slug) { seatsLeft } }";
  const { data } = await server.as.visitor.ask(query, { slug });
  return data?.workshop.seatsLeft as number | null;
}

describe("seats that are left", () => {
  test("are shown once they are few, and never from an older cached response", async () => {
    const { id, slug } = await server.buildWorkshop({ seats: FEW_SEATS + 2 });
    const seen: (number | null)[] = [];
    const orders: { secret: string }[] = [];
    for (let taken = 0; taken < FEW_SEATS + 2; taken += 1) {
      seen.push(await seatsLeft(slug), await seatsLeft(slug));
      orders.push(await startConfirmed({ offeringId: id }));
    }
    const left = [null, null, ...Array.from({ length: FEW_SEATS }, (_, index) => FEW_SEATS - index)];
    expect(seen).toEqual(left.flatMap((number) => [number, number]));
    expect(await seatsLeft(slug)).toBe(0);
    for (const { secret } of orders.slice(0, 3)) await cancel({ secret });
    expect(await seatsLeft(slug)).toBe(3);
  });

  test("change no page while they are many, or not counted", async () => {
    const many = await server.buildWorkshop({ seats: 100 });
    const unlimited = await server.buildWorkshop({ seats: null });
    const season = await server.buildSeason({ seats: 50 });
    const course = await server.buildCourse({ priceRupees: 500 });
    const batch = await server.buildBatch({ courseId: course.id, seats: 50 });
    await heard();
    for (const { id } of [many, unlimited])
      for (let times = 0; times < 5; times += 1) await start({ offeringId: id });
    await start({ kind: "SEASON", offeringId: season.id });
    await start({ kind: "BATCH", offeringId: batch.id });
    expect(await heard()).toEqual([]);
  });

  test("tell of each seat once they are few, and of nobody who waits", async () => {
    const { id } = await server.buildWorkshop({ seats: FEW_SEATS + 1 });
    await heard();
    for (let times = 0; times < FEW_SEATS + 4; times += 1) await startConfirmed({ offeringId: id });
    expect(await heard()).toHaveLength(FEW_SEATS + 1);
  });

  test("an edit is announced as before, also one of the seats alone", async () => {
    const course = await server.buildCourse({ priceRupees: 500 });
    const { id, name } = await server.buildBatch({ courseId: course.id, seats: 50 });
    await heard();
    const input = { id, name, expectedVersion: 1, seats: 60, isClosed: false };
    expect((await server.as.admin.ask(UPDATE_BATCH, { input })).errors).toEqual([]);
    expect(await heard()).toEqual(["batches"]);
    await server.dataSource.query("DELETE FROM batches WHERE id = $1", [id]);
    expect(await heard()).toContain("batches");
  });

  test("are the same in PostgreSQL, which tells when they change", async () => {
    for (const seats of [null, 0, 1, FEW_SEATS, 30])
      for (const seatsTaken of [0, 1, 19, 20, 21, 40]) {
        const [row] = await server.dataSource.query<[{ shown: number | null }]>(
          "SELECT seats_shown($1, $2) AS shown",
          [seats, seatsTaken],
        );
        expect([seats, seatsTaken, row.shown]).toEqual([
          seats,
          seatsTaken,
          visibleSeats({ seats, seatsTaken }),
        ]);
      }
  });
});
