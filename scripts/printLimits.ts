import type { ValidationTypes } from "class-validator";
import { getMetadataStorage as getRules } from "class-validator";
import type { GraphQLField, GraphQLInputObjectType, GraphQLSchema } from "graphql";
import { getNamedType, isInputObjectType } from "graphql";
import { getMetadataStorage } from "type-graphql";
import { Role } from "../server/core/authorization";

/** Client-side checks, read by `client/ui/form/FieldLimits.ts`. */
type Limits = Record<string, unknown>;
type Rule = ReturnType<ReturnType<typeof getRules>["getTargetValidationMetadatas"]>[number];

const OPTIONAL: keyof typeof ValidationTypes = "CONDITIONAL_VALIDATION";

function limitOf({ name, constraints = [], message }: Rule, isOptional: boolean): Limits {
  const [constraint] = constraints as unknown[];
  switch (name) {
    case "matches":
      return String(constraint) === String(/\S/) ? { missing: message } : { invalid: message };
    case "maxLength":
      return { maxLength: constraint, tooLong: message };
    case "httpsLink":
      return isOptional ? { invalid: message } : { missing: message, invalid: message };
    case "minLength":
      return { minLength: constraint, invalid: message };
    case "personName":
    case "emailAddress":
    case "isInt":
      return { invalid: message };
    case "min":
    case "max":
      return { [name]: constraint, invalid: message };
    case "arrayMaxSize":
      return { maxItems: constraint };
    default:
      return {};
  }
}

function limitsOf(input: GraphQLInputObjectType): Record<string, Limits> {
  const { target } = getMetadataStorage().inputTypes.find(({ name }) => name === input.name) ?? {};
  if (!target) return {};
  const rules = getRules().getTargetValidationMetadatas(target, "", false, false);
  const fields = Object.values(input.getFields()).map(({ name, type }): [string, Limits] => {
    const own = rules.filter(({ propertyName, each }) => propertyName === name && !each);
    const isOptional = own.some((rule) => rule.type === OPTIONAL || rule.name === "isOptional");
    const inner = getNamedType(type);
    const entries = isInputObjectType(inner) ? { fields: limitsOf(inner) } : {};
    return [name, Object.assign({}, ...own.map((rule) => limitOf(rule, isOptional)), entries) as Limits];
  });
  return Object.fromEntries(fields.filter(([, limits]) => Object.keys(limits).length > 0));
}

/** Names of the mutations that only staff may call. */
function findStaffMutations(): Set<string> {
  const { mutations } = getMetadataStorage();
  return new Set(
    mutations.filter(({ roles }) => roles?.includes(Role.ADMIN)).map((mutation) => mutation.schemaName),
  );
}

function inputsOf(mutations: GraphQLField<unknown, unknown>[]): GraphQLInputObjectType[] {
  const types = mutations.flatMap(({ args }) => args.map(({ type }) => getNamedType(type)));
  return [...new Set(types)].filter(isInputObjectType).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function print(inputs: GraphQLInputObjectType[]): string {
  const limits = inputs
    .map((input) => [input.name, limitsOf(input)] as const)
    .filter(([, fields]) => Object.keys(fields).length > 0);
  return `${JSON.stringify(Object.fromEntries(limits), null, 2)}\n`;
}

/** Two files, so that public pages load nothing of staff's forms. */
export function printLimits(schema: GraphQLSchema): { forPeople: string; forStaff: string } {
  const staffOnly = findStaffMutations();
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const forPeople = inputsOf(mutations.filter(({ name }) => !staffOnly.has(name)));
  const forStaff = inputsOf(mutations).filter((input) => !forPeople.includes(input));
  return { forPeople: print(forPeople), forStaff: print(forStaff) };
}
