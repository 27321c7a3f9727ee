import type { DocumentNode } from "@apollo/client";
import { InMemoryCache, gql } from "@apollo/client";
import { beforeAll, expect, test } from "vitest";
import { cacheOptions } from "../../../client/apollo/cacheOptions";
import type { Answered } from "../../../client/apollo/rendering/recordsOf";
import { recordsOf } from "../../../client/apollo/rendering/recordsOf";
import { paths } from "../../../shared/paths";
import { seedDemoAcademy } from "../../../server/app/seed/seedDemoAcademy";
import { pagesFromSource } from "../../support/pagesFromSource";
import { PUBLIC_PAGES } from "../../support/publicPages";
import { useTestApp } from "../../support/testApp";

let answers: Answered[] = [];
const server = useTestApp(
  {},
  {
    pages: {
      ...pagesFromSource,
      render: (page) =>
        pagesFromSource.render({
          ...page,
          run: async (query, variables) => {
            const answer = await page.run(query, variables);
            answers.push({ query, variables, data: answer.data });
            return answer;
          },
        }),
    },
  },
);

function byApollo(given: Answered[]) {
  const cache = new InMemoryCache(cacheOptions);
  for (const { query, variables, data } of given) cache.writeQuery({ query, variables, data });
  return cache.extract();
}

let addresses: string[] = [];

beforeAll(async () => {
  await server.dataSource.query("DELETE FROM users");
  const { people } = (await seedDemoAcademy(server.services)) ?? expect.fail();
  for (const { role, email, password } of people) {
    const caller = role === "ADMIN" ? server.as.admin : server.as.learner;
    expect((await caller.signIn(email, password)).data?.signIn.__typename).toBe("SignedIn");
  }
  const idsOf = async (sql: string) =>
    (await server.dataSource.query<{ id: string }[]>(sql)).map(({ id }) => id);
  addresses = [
    ...PUBLIC_PAGES.map(({ path }) => path),
    ...Object.values(paths).filter((path) => typeof path === "string"),
    ...(await idsOf("SELECT DISTINCT ON (kind) id FROM batch_references ORDER BY kind, id")).map((id) =>
      paths.lesson(id),
    ),
    ...(await idsOf("SELECT DISTINCT ON (kind) slug AS id FROM exercises ORDER BY kind, slug")).map((slug) =>
      paths.exercise(slug),
    ),
    ...(await idsOf("SELECT id FROM registrations LIMIT 3")).map((id) => paths.registration(id)),
  ];
});

/** Every page of the demo, for a visitor, its learner and its staff. */
test("a page has the records that Apollo's cache would write", async () => {
  const seen = new Set<DocumentNode>();
  for (const caller of [server.as.visitor, server.as.learner, server.as.admin]) {
    for (const address of new Set(addresses)) {
      answers = [];
      await caller.open(address);
      expect(recordsOf(answers), address).toEqual(byApollo(answers));
      for (const { query } of answers) seen.add(query);
    }
  }
  expect(seen.size).toBeGreaterThan(30);
});

test("so has what no document asks yet: aliases, other types, and an object without id that two fragments share", () => {
  const query = gql`
    query ($first: Int!) {
      newest: courses(first: $first) {
        __typename
        id
        title: name
        ...Days
        ...Hours
        ... on Batch {
          secret
        }
      }
    }
    fragment Days on Course {
      plan {
        __typename
        days
        rooms {
          __typename
          name
        }
      }
    }
    fragment Hours on Course {
      plan {
        __typename
        hours
        rooms {
          __typename
          seats
        }
      }
    }
  `;
  const room = { __typename: "Room", name: "A", seats: 12 };
  const plan = { __typename: "Plan", days: 5, hours: 2, rooms: [room, { ...room, name: "B" }] };
  const course = { __typename: "Course", id: "1", title: "SQL", plan, secret: "a batch's" };
  const given = [{ query, variables: { first: 2 }, data: { newest: [course, null] } }];
  expect(recordsOf(given)).toEqual(byApollo(given));
});
