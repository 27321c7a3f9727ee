import { randomUUID } from "node:crypto";
import { parseValue } from "graphql";
import { describe, expect, test } from "vitest";
import { idInAddress } from "../../shared/paths";
import { canonicalUuid, isCanonicalUuid } from "../../server/core/uuid";
import { GraphQLUUID } from "../../server/core/content/graphqlUuid";
import { lookalikesOfId, spellingsOfId } from "../support/spellings";

const ID = "5f0c954e-3b1d-4d0a-9a3e-2f7c1d9be8a4";

test.each(spellingsOfId(ID))("%s is one id: on the server, in a document and in an address", (spelling) => {
  expect(canonicalUuid(spelling)).toBe(ID);
  expect(GraphQLUUID.parseValue(spelling)).toBe(ID);
  expect(GraphQLUUID.parseLiteral(parseValue(JSON.stringify(spelling)))).toBe(ID);
  expect(idInAddress(spelling)).toBe(ID);
  expect(isCanonicalUuid(spelling)).toBe(spelling === ID);
});

describe("no id", () => {
  test.each(lookalikesOfId(ID).map((like) => [JSON.stringify(like), like]))("is %s", (literal, like) => {
    expect(canonicalUuid(like)).toBeNull();
    expect(idInAddress(like)).toBeNull();
    expect(() => GraphQLUUID.parseValue(like)).toThrow(/^This isn’t an id\.$/);
    expect(() => GraphQLUUID.parseLiteral(parseValue(literal))).toThrow(/^This isn’t an id\.$/);
  });

  test.each([null, undefined, 7, true, [ID], { id: ID }])("is %j", (value) => {
    expect(canonicalUuid(value)).toBeNull();
    expect(() => GraphQLUUID.parseValue(value)).toThrow(/^This isn’t an id\.$/);
  });

  test.each(["7", "true", `["${ID}"]`, `{ id: "${ID}" }`, "SOME", "$id"])("is the literal %s", (literal) => {
    expect(() => GraphQLUUID.parseLiteral(parseValue(literal))).toThrow(/^This isn’t an id\.$/);
  });
});

test("ids leave as they are stored", () => {
  const id = randomUUID();
  expect(GraphQLUUID.serialize(id)).toBe(id);
});
