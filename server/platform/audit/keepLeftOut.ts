import type { GraphQLInputObjectType } from "graphql";
import { getNamedType } from "graphql";
import type { MiddlewareFn } from "type-graphql";
import type { ObjectLiteral } from "typeorm";
import type { Context } from "../context";

type Input = Record<string, unknown> & { id?: string; expectedVersion: number };

/**
 * The one contract of edits: fields that are not sent keep their values. Completes the input of `updateRun` from the `Run`,
 * before it is validated. Later changes of the record are no risk: they make `expectedVersion` stale.
 */
export const keepLeftOut: MiddlewareFn<Context> = async ({ args, context, info }, next) => {
  const name = info.fieldName.slice("update".length);
  const { entityMetadatas, manager } = context.dataSource;
  const entity = entityMetadatas.find((metadata) => metadata.name === name);
  const input = (args as { input?: Input }).input;
  if (!entity || input?.expectedVersion === undefined) return next() as Promise<unknown>;
  const argument = info.parentType.getFields()[info.fieldName]?.args.find((one) => one.name === "input");
  const fields = argument && (getNamedType(argument.type) as GraphQLInputObjectType).getFields();
  const leftOut = entity.columns.filter(({ propertyName, isNullable }) => {
    const value = input[propertyName];
    return fields?.[propertyName] && (value === undefined || (value === null && !isNullable));
  });
  if (leftOut.length === 0) return next() as Promise<unknown>;
  // Of a page that exists once, the draft is the newest.
  const where = input.id === undefined ? {} : { id: input.id };
  const [row] = await manager.find<ObjectLiteral>(entity.target, {
    where,
    order: { version: "DESC" },
    take: 1,
  });
  for (const { propertyName } of row ? leftOut : []) input[propertyName] = row?.[propertyName] as unknown;
  return next() as Promise<unknown>;
};
