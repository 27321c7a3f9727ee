import { expect, test } from "vitest";
import { paths } from "../../../shared/paths";
import { enrolmentCalls } from "../../support/enrolmentCalls";
import { pagesFromSource } from "../../support/pagesFromSource";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const now = new Date();
let renderings = 0;
const server = useTestApp(
  {},
  {
    clock: { now: () => now },
    pages: {
      ...pagesFromSource,
      render: (page) => {
        renderings += 1;
        return pagesFromSource.render(page);
      },
    },
  },
);
const { start } = enrolmentCalls(server);

/** Not the learning portal, orders and exercises, which show a learner what is theirs. */
const PUBLIC = [
  "/",
  "/about",
  "/blog",
  "/contact",
  "/offer",
  "/work",
  "/privacy",
  "/verify",
  "/no-such-page",
];

interface Person {
  caller: Caller;
  facts: string[];
}

async function open({ cookie }: Caller, address: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.origin + address, {
    headers: { ...headers, ...(cookie && { cookie }) },
    redirect: "manual",
  });
  const isShared = response.headers.get("cache-control") === "no-cache";
  return {
    status: response.status,
    etag: response.headers.get("etag"),
    isShared,
    text: await response.text(),
  };
}

async function buildPerson(name: string, facts = {}): Promise<Person> {
  const user = await server.buildUser({ name, ...facts });
  const words = [user.id, user.email, name.slice(0, 10)];
  return { caller: await server.newCaller(user), facts: words };
}

function shuffled<Value>(values: Value[]): Value[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

test("in any order, a page has two variants that name nobody, or names its viewer alone", async () => {
  const { slug, id } = await server.buildWorkshop({ priceRupees: 200 });
  const people = [
    await buildPerson("Asha Sample"),
    await buildPerson("Unverified Uma", { emailVerifiedAt: null }),
    await buildPerson(`Zarqa</script>\\u003c "O'Brien" & Söhne $& तन्वी`),
    await buildPerson("Staff Sample", { role: "ADMIN" }),
  ];
  await start({ offeringId: id }, people[0]?.caller);
  const visitor: Person = { caller: server.as.visitor, facts: [] };
  const fixed = Object.values(paths).filter((path) => typeof path === "string");
  const routes = [...new Set([...fixed, ...PUBLIC, paths.workshop(slug)])];
  const visits = [visitor, ...people].flatMap((person) => routes.map((route) => ({ person, route })));
  const variants = new Map<string, string>();
  for (const { person, route } of shuffled(visits)) {
    const { isShared, text } = await open(person.caller, route);
    const others = people.filter((one) => isShared || one !== person).flatMap(({ facts }) => facts);
    expect(
      others.filter((fact) => text.includes(fact)),
      route,
    ).toEqual([]);
    if (!isShared) continue;
    const variant = `${route}, ${person === visitor ? "visitor" : "signed in"}`;
    expect(text === (variants.get(variant) ?? text), variant).toBe(true);
    variants.set(variant, text);
  }
  const isPublic = (route: string) => variants.has(`${route}, signed in`);
  expect([...PUBLIC, paths.workshop(slug)].filter((route) => !isPublic(route))).toEqual(["/no-such-page"]);
  expect([paths.dash, paths.lms, paths.account, paths.registrations].filter(isPublic)).toEqual([]);
});

test("people who are signed in share one rendering of a public page, which a browser keeps until it changes", async () => {
  await server.dataSource.query("UPDATE site_settings SET tagline = tagline");
  await server.changes.settle();
  const people = await Promise.all(
    ["Asha Sample", "Ravi Sample", "Devi Sample"].map((name) => buildPerson(name)),
  );
  renderings = 0;
  const pages = await Promise.all(people.map(({ caller }) => open(caller, "/about")));
  expect([renderings, new Set(pages.map(({ text }) => text)).size]).toEqual([1, 1]);
  const [{ etag } = { etag: null }] = pages;
  const again = (caller: Caller) => open(caller, "/about", { "if-none-match": etag ?? "" });
  expect((await again(people[1]?.caller ?? server.as.learner)).status).toBe(304);
  expect((await again(server.as.visitor)).status).toBe(200);
});
