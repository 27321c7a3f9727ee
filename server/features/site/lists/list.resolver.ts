import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Public, Role } from "../../../core/authorization";
import { recordResolver } from "../../../platform/audit/recordResolver";
import type { Context } from "../../../platform/context";
import type { ListContent, Listed } from "./listed";
import type { ContentList } from "./listedContent";
import { createListed, findListed, findShown, reorderListed } from "./listedContent";
import { ReorderInput } from "./reorder.inputs";

/** Operations are named after the entity, such as `cmsPartners` and `createPartner`. `description` documents the public query. */
export function listResolvers<Content extends ListContent, Row extends Content & Listed>(
  list: ContentList<Content, Row>,
  description: string,
) {
  const { target } = list;
  const { name } = target;

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
    @Mutation(() => [target], { name: `reorder${name}s` })
    async reorder(
      @Arg("input", () => ReorderInput) input: ReorderInput,
      @Ctx() context: Context,
    ): Promise<Row[]> {
      return reorderListed(context, list, input.ids);
    }
  }
  const records = recordResolver<Content, Row>(list, {
    create: async (context, input) => createListed(context, list, input),
    says: { create: "Adds it as the last of the list." },
  });
  return [records, ListResolver];
}
