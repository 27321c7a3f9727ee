import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Public, Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { coverPath } from "../../../platform/covers/coverPath";
import { visibleRows } from "../../../platform/visibleRows";
import { Bootcamp, BOOTCAMP_ID } from "./bootcamp.entity";
import { UpdateBootcampInput } from "./bootcamp.inputs";
import { updateBootcamp } from "./updateBootcamp";

@Resolver(() => Bootcamp)
export class BootcampResolver {
  @FieldResolver(() => String, {
    description: "Path of its drawing, which no season has; completed as a season's `cover` is.",
  })
  cover(@Root() { name }: Bootcamp): string {
    // Seasons are numbered from 1.
    return coverPath({ subject: null, texts: [name, "Python"], slug: "bootcamp", index: 0 });
  }

  @Public()
  @Query(() => Bootcamp, { nullable: true, description: "The bootcamp's page; null until it is published." })
  async bootcamp(@Ctx() context: Context): Promise<Bootcamp | null> {
    return context.dataSource.manager.findOneBy(Bootcamp, { id: BOOTCAMP_ID, ...visibleRows(context) });
  }

  @Authorized(Role.ADMIN)
  @Query(() => Bootcamp, { description: "The bootcamp's page, published or not." })
  async cmsBootcamp(@Ctx() { dataSource }: Context): Promise<Bootcamp> {
    return dataSource.manager.findOneByOrFail(Bootcamp, { id: BOOTCAMP_ID });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Bootcamp)
  async updateBootcamp(
    @Arg("input", () => UpdateBootcampInput) input: UpdateBootcampInput,
    @Ctx() context: Context,
  ) {
    return updateBootcamp(context, input);
  }
}
