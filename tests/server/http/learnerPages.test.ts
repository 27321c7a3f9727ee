import { isDeepStrictEqual } from "node:util";
import { Not } from "typeorm";
import { expect, test } from "vitest";
import type { Records } from "../../../client/apollo/rendering/recordsOf";
import { joinRecords } from "../../../client/apollo/joinRecords";
import { paths } from "../../../client/paths";
import { ANY_LEARNER, toSharedPage } from "../../../server/http/pages/anyLearner";
import { User } from "../../../server/features/auth/user.entity";
import { enrolmentCalls } from "../../support/enrolmentCalls";
import { pagesFromSource } from "../../support/pagesFromSource";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const now = new Date();
let isSharing = true;
let renderings = 0;
const server = useTestApp(
  {},
  {
    clock: { now: () => now },
    pages: {
      ...pagesFromSource,
      render: (page) => {
        renderings += 1;
        const isShared = page.viewer === ANY_LEARNER;
        if (isShared && !isSharing)
          return Promise.resolve({ html: Buffer.alloc(0), status: 404, redirect: null });
        return pagesFromSource.render(page);
      },
    },
  },
);
const { start } = enrolmentCalls(server);

const STATE = /<script type="application\/json" id="page-state"[^>]*>(.*?)<\/script>/s;

async function open(caller: Caller, address: string) {
  const { status, location, text } = await caller.open(address);
  const state = JSON.parse(STATE.exec(text)?.[1] ?? "null") as { cache: Records[] } | null;
  // Queries are answered in any order.
  return {
    status,
    location,
    html: text.replace(STATE, ""),
    state: { ...state, cache: joinRecords(state?.cache ?? []) },
  };
}

async function forgetPages(): Promise<void> {
  await server.dataSource.query("UPDATE site_settings SET tagline = tagline");
  await server.changes.settle();
}

function shuffled<Value>(values: Value[]): Value[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

async function buildPeople() {
  const { slug, id } = await server.buildWorkshop({ priceRupees: 200 });
  const { visitor, learner } = server.as;
  const hostile = await server.buildUser({ name: `</script><b>\\u003c "O'Brien" & Söhne $& तन्वी` });
  const unverified = await server.buildUser({ name: "Unverified Uma" });
  await server.dataSource.manager.update(User, { id: Not(unverified.id) }, { emailVerifiedAt: now });
  await start({ offeringId: id }, learner);
  const callers: [string, Caller][] = [
    ["a visitor", visitor],
    ["a learner with an order", learner],
    ["a hostile name", await server.newCaller(hostile)],
    ["an unconfirmed address", await server.newCaller(unverified)],
  ];
  return { slug, callers };
}

test("a page is the same for a person whether it is shared or rendered for them, in any order", async () => {
  const { slug, callers } = await buildPeople();
  const fixed = Object.values(paths).filter((path) => typeof path === "string");
  const routes = [...new Set([...fixed, paths.workshop(slug), "/no-such-page"])];
  const visits = callers.flatMap(([name, caller]) => routes.map((route) => ({ name, caller, route })));
  const own = new Map<object, Awaited<ReturnType<typeof open>>>();
  isSharing = false;
  for (const visit of visits) own.set(visit, await open(visit.caller, visit.route));
  isSharing = true;
  await forgetPages();
  for (const visit of visits) own.set(visit, own.get(visit) ?? (await open(visit.caller, visit.route)));
  for (const visit of shuffled(visits))
    // No diff of whole pages.
    expect(
      isDeepStrictEqual(await open(visit.caller, visit.route), own.get(visit)),
      `${visit.name}, ${visit.route}`,
    ).toBe(true);
});

test("learners share one rendering of a public page, with their own names in it", async () => {
  await forgetPages();
  const people = await Promise.all(
    ["Asha Sample", "Ravi Sample", "Devi Sample"].map((name) =>
      server.buildUser({ name, emailVerifiedAt: now }),
    ),
  );
  const callers = await Promise.all(people.map((person) => server.newCaller(person)));
  renderings = 0;
  const pages = await Promise.all(callers.map((caller) => caller.open("/about")));
  expect(renderings).toBe(1);
  pages.forEach(({ text }, index) => {
    people.forEach(({ id, name, email }, other) => {
      for (const fact of [id, name, email]) expect(text.includes(fact), fact).toBe(index === other);
    });
  });
});

test("a page with a changed mark is not shared", () => {
  const state = '<script type="application/json" id="page-state">{}</script>';
  expect(toSharedPage(`<p>${ANY_LEARNER.viewer?.name}</p>${state}`)).not.toBeNull();
  expect(toSharedPage(`<p>${ANY_LEARNER.viewer?.name.slice(0, 1)}</p>${state}`)).toBeNull();
  expect(toSharedPage(`<p>${ANY_LEARNER.viewer?.name.toUpperCase()}</p>${state}`)).toBeNull();
});
