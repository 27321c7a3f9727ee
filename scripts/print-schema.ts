import "reflect-metadata";
import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { createSchema } from "../server/graphql/schema";

/** Writes `schema.graphql`: the contract, as the resolvers declare it. */
writeFileSync("schema.graphql", `${printSchema(lexicographicSortSchema(createSchema()))}\n`);
