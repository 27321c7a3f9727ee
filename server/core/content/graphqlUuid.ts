import { GraphQLScalarType } from "graphql";
import { canonicalUuid } from "../uuid";
import { Refusal } from "../errors";

/** The id of a `uuid` column, normalised to one spelling so that loaders and limits agree. `bigint` rows use `ID`. */
export const GraphQLUUID = new GraphQLScalarType<string, string>({
  name: "UUID",
  description:
    "An id such as 5f0c954e-3b1d-4d0a-9a3e-2f7c1d9be8a4, with its hyphens; returned in lower case.",
  parseValue: (value) => {
    const id = canonicalUuid(value);
    if (id === null) throw new Refusal("BAD_USER_INPUT", "This isn’t an id.");
    return id;
  },
});
