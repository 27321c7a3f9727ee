import { expect, test } from "vitest";
import { Bootcamp, BOOTCAMP_ID } from "../../../server/features/workshops/bootcamp.entity";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { pagesFromSource } from "../../support/pagesFromSource";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY, { pages: pagesFromSource });
const { start, quote } = enrolmentCalls(server);

const PAGES = ["/python", "/offer-1"];

async function setBootcamp(changes: Partial<Bootcamp>): Promise<void> {
  await server.dataSource.manager.update(Bootcamp, BOOTCAMP_ID, changes);
  await server.changes.settle();
}

test("while the bootcamp is a draft, its seasons are neither told nor sold", async () => {
  const season = await server.buildSeason({ title: "Kept back" });
  const { id: levelId } = await server.buildLevel({ seasonId: season.id });
  const told = ["Kept back", "Count the overs", "Six balls each", "prints 120"];
  const [, title, prompt, expectedResult] = told as [string, string, string, string];
  await server.buildBootcampQuestion({ levelId, title, prompt, expectedResult });
  const sources = async () => {
    const query = "{ bootcampSeasons { title levels { questions { title prompt expectedResult } } } }";
    const pages = PAGES.map(async (address) => (await server.as.visitor.open(address)).text);
    return Promise.all([...pages, server.as.visitor.ask(query).then(({ text }) => text)]);
  };
  const order = { kind: "SEASON", offeringId: season.id };

  for (const text of await sources()) expect(text).toContain(title);
  await setBootcamp({ isPublished: false });
  for (const text of await sources()) for (const words of told) expect(text).not.toContain(words);
  expect((await start(order)).__typename).toBe("NotOpen");
  expect(await quote({ kind: "SEASON", id: season.id })).toEqual({});

  await setBootcamp({ isPublished: true });
  expect((await start(order)).__typename).toBe("RegistrationStarted");
});
