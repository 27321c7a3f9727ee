import type { ClassType } from "type-graphql";
import { Arg, Args, Authorized, Ctx, InputType, Mutation, Query, Resolver } from "type-graphql";
import { Role } from "../../core/authorization";
import type { Given } from "../../core/content/content";
import { contentOf } from "../../core/content/content";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { VersionedInput, versioned } from "../../core/content/inputs";
import type { Page } from "../../core/paging/connection";
import { PageArgs, SearchedPageArgs, connectionOf } from "../../core/paging/connection";
import { newestPage, orderedPage } from "../../core/paging/keysetPage";
import { searchFor } from "../../core/paging/searchFor";
import type { Context } from "../context";
import type { Versioned } from "./editVersioned";
import type { RecordKind } from "./records";
import { createRecord, deleteRecord, updateRecord } from "./records";

type Run<Input, Result> = (context: Context, input: Input) => Promise<Result>;

interface StaffList<Row> {
  /** "createdAt": the newest first. */
  by: "createdAt" | "position";
  /** Columns whose text is searched. */
  searched?: (keyof Row & string)[];
  says?: string;
}

/** Where nothing is stated, records are saved as `records.ts` does. */
interface RecordOperations<Row, Creation, Edit> {
  list?: StaffList<Row>;
  /** Staff open one by its id. */
  isOpened?: boolean;
  /** The input of a creation that says more than the content. */
  creation?: ClassType<Creation & object>;
  /** The input of an edit that says more than the content. */
  edit?: ClassType<Edit & object>;
  create?: Run<Creation, unknown>;
  update?: Run<Edit & VersionedInput, unknown>;
  remove?: Run<VersionedInput, Row>;
  /** What a save answers, if not the record. */
  answers?: { create?: object; update?: object };
  says?: { create?: string; update?: string; delete?: string };
}

interface Operation {
  as: typeof Query | typeof Mutation;
  returns: object;
  nullable?: boolean;
  description?: string;
  parameter: ReturnType<typeof Arg>;
}

/** An operation for staff alone. */
function addOperation<Input>(
  { prototype }: ClassType<object>,
  name: string,
  { as, returns, nullable, description, parameter, run }: Operation & { run: Run<Input, unknown> },
): void {
  const resolve = async (input: Input, context: Context) => run(context, input);
  const descriptor = { value: resolve, writable: true, configurable: true };
  Object.defineProperty(prototype, name, descriptor);
  parameter(prototype, name, 0);
  Ctx()(prototype, name, 1);
  Authorized(Role.ADMIN)(prototype, name, descriptor);
  as(() => returns as ClassType<object>, { name, nullable, description })(prototype, name, descriptor);
}

function pageOf<Row extends Versioned>(
  target: ClassType<Row>,
  { by, searched = [] }: StaffList<Row>,
): Run<SearchedPageArgs, Page<Row>> {
  const texts = searched.map((column) => `record.${column}`);
  return async ({ dataSource }, { search, ...page }) => {
    const query = searchFor(dataSource.manager.createQueryBuilder(target, "record"), search, { texts });
    return by === "position"
      ? orderedPage(query, "position" as never, page)
      : newestPage(query, "createdAt" as never, page);
  };
}

/** `cmsCoupons`, `cmsCoupon`, `createCoupon`, `updateCoupon` and `deleteCoupon`, with their inputs, named after the entity. */
export function recordResolver<
  Content extends object,
  Row extends Content & Versioned,
  Creation = Given<Content>,
  Edit = Given<Content>,
>(kind: RecordKind<Content, Row>, operations: RecordOperations<Row, Creation, Edit>): ClassType<object> {
  const { target, content } = kind;
  const { name } = target;
  const { list, isOpened, creation = content, edit = content, answers = {}, says = {} } = operations;

  @InputType(`Create${name}Input`)
  class CreateInput extends (creation as ClassType<object>) {}

  @InputType(`Update${name}Input`)
  class UpdateInput extends (versioned(edit as ClassType<object>) as ClassType<object>) {}

  @Resolver()
  class RecordResolver {}

  const inputOf = (type: ClassType<object>) => Arg("input", () => type);
  const mutation = { as: Mutation, returns: target as object };
  addOperation<Creation>(RecordResolver, `create${name}`, {
    ...mutation,
    ...(answers.create && { returns: answers.create }),
    description: says.create,
    parameter: inputOf(CreateInput),
    run:
      operations.create ??
      (async (context, input) =>
        createRecord(context, kind, contentOf(content, input as Given<Content>) as Partial<Row>)),
  });
  addOperation<Edit & VersionedInput>(RecordResolver, `update${name}`, {
    ...mutation,
    ...(answers.update && { returns: answers.update }),
    description: says.update,
    parameter: inputOf(UpdateInput),
    run:
      operations.update ??
      (async (context, input) =>
        updateRecord(context, kind, input as unknown as Given<Content> & VersionedInput)),
  });
  addOperation<VersionedInput>(RecordResolver, `delete${name}`, {
    ...mutation,
    description: says.delete,
    parameter: inputOf(VersionedInput),
    run: operations.remove ?? (async (context, input) => deleteRecord(context, kind, input)),
  });
  if (isOpened)
    addOperation<string>(RecordResolver, `cms${name}`, {
      ...{ as: Query, returns: target, nullable: true },
      parameter: Arg("id", () => GraphQLUUID),
      run: async ({ dataSource }, id) => dataSource.manager.findOneBy(target, { id } as never),
    });
  if (list)
    addOperation<SearchedPageArgs>(RecordResolver, `cms${name}s`, {
      ...{ as: Query, returns: connectionOf(target), description: list.says },
      parameter: Args(() => (list.searched ? SearchedPageArgs : PageArgs)),
      run: pageOf(target, list),
    });
  return RecordResolver;
}
