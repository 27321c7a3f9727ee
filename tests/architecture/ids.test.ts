import type { GraphQLNamedType } from "graphql";
import { getNamedType, isInputObjectType, isObjectType } from "graphql";
import { getMetadataStorage } from "type-graphql";
import { describe, expect, test } from "vitest";
import { createSchema } from "../../server/app/schema";
import { useTestDatabase } from "../support/testDatabase";

const database = useTestDatabase();
const schema = createSchema();
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));

interface Place {
  name: string;
  type: string;
}

function placesIn(type: GraphQLNamedType): Place[] {
  const placeOf = (name: string, of: Parameters<typeof getNamedType>[0]) => ({
    name: `${type.name}.${name}`,
    type: getNamedType(of)?.name ?? "",
  });
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((one) => placeOf(one.name, one.type));
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    placeOf(field.name, field.type),
    ...field.args.map((argument) => placeOf(`${field.name}.${argument.name}`, argument.type)),
  ]);
}

const places = types.flatMap(placesIn);

function columnsOf(databaseType: string): string[] {
  const { driver, entityMetadatas } = database.dataSource;
  const found = entityMetadatas.flatMap(({ target, columns }) => {
    const name = getMetadataStorage().objectTypes.find((type) => type.target === target)?.name;
    const ofType = columns.filter(({ type }) => driver.normalizeType({ type }) === databaseType);
    return ofType.map(({ propertyName }) => `${name}.${propertyName}`);
  });
  return found.filter((column) => places.some(({ name }) => name === column));
}

describe("ids", () => {
  test("of rows with a uuid are a UUID wherever the API answers them", () => {
    const columns = columnsOf("uuid");
    expect(columns.length).toBeGreaterThan(20);
    expect(columns).toContain("Email.id");
    const wrong = places.filter(({ name, type }) => columns.includes(name) && type !== "UUID");
    expect(wrong).toEqual([]);
  });

  test("of counted rows, and nothing else, are an ID", () => {
    const counted = columnsOf("bigint").filter((column) => column.endsWith(".id"));
    expect(counted.length).toBeGreaterThan(2);
    const found = places.filter(({ type }) => type === "ID").map(({ name }) => name);
    // A bank statement's row is identified by its number.
    const inputs = [
      "BankRowInput.id",
      "ApproveBankRowInput.id",
      "AssignBankRowInput.id",
      "SettleBankRowInput.id",
    ];
    expect(found.sort()).toEqual([...counted, ...inputs].sort());
  });

  test("are never plain text, nor is anything that is named like one", () => {
    const named = places.filter(({ name }) => /(\.id|\.ids|Id|Ids)$/.test(name));
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter(({ type }) => type !== "UUID" && type !== "ID")).toEqual([]);
  });
});
