import type { ClassType } from "type-graphql";
import { Arg, Authorized, Ctx, InputType, Mutation, Query, Resolver } from "type-graphql";
import { Public, Role } from "../../../core/authorization";
import type { Given } from "../../../core/content/content";
import { VersionedInput, versioned } from "../../../core/content/inputs";
import { deleteRecord, updateRecord } from "../../../platform/audit/records";
import type { Context } from "../../../platform/context";
import type { ListContent, Listed } from "./listed";
import type { ContentList } from "./listedContent";
import { createListed, findListed, findShown, reorderListed } from "./listedContent";
import { ReorderInput } from "./reorder.inputs";

/** Operations are named after the entity, such as `cmsPartners` and `createPartner`. `description` documents the public query. */
export function listResolver<Content extends ListContent, Row extends Content & Listed>(
  list: ContentList<Content, Row>,
  description: string,
) {
  const { target, content } = list;
  const { name } = target;

  @InputType(`Create${name}Input`)
  class CreateInput extends (content as ClassType<object>) {}

  @InputType(`Update${name}Input`)
  class UpdateInput extends (versioned(content) as ClassType<object>) {}

  @Resolver()
  class ListResolver {
    @Public()
    @Query(() => [target], { name: `${name.toLowerCase()}s`, description })
    async findShown(@Ctx() context: Context): Promise<Row[]> {
      return findShown(context, list);
    }

    @Authorized(Role.ADMIN)
    @Query(() => [target], { name: `cms${name}s`, description: "All of them, unpublished ones too." })
    async findAll(@Ctx() { dataSource }: Context): Promise<Row[]> {
      return findListed(dataSource.manager, list);
    }

    @Authorized(Role.ADMIN)
    @Mutation(() => target, { name: `create${name}`, description: "Adds it as the last of the list." })
    async create(
      @Arg("input", () => CreateInput) input: Given<Content>,
      @Ctx() context: Context,
    ): Promise<Row> {
      return createListed(context, list, input);
    }

    @Authorized(Role.ADMIN)
    @Mutation(() => target, { name: `update${name}` })
    async update(
      @Arg("input", () => UpdateInput) input: Given<Content> & VersionedInput,
      @Ctx() context: Context,
    ): Promise<Row> {
      return updateRecord(context, list, input);
    }

    @Authorized(Role.ADMIN)
    @Mutation(() => target, { name: `delete${name}` })
    async delete(
      @Arg("input", () => VersionedInput) input: VersionedInput,
      @Ctx() context: Context,
    ): Promise<Row> {
      return deleteRecord(context, list, input);
    }

    @Authorized(Role.ADMIN)
    @Mutation(() => [target], { name: `reorder${name}s` })
    async reorder(
      @Arg("input", () => ReorderInput) input: ReorderInput,
      @Ctx() context: Context,
    ): Promise<Row[]> {
      return reorderListed(context, list, input.ids);
    }
  }
  return ListResolver;
}
