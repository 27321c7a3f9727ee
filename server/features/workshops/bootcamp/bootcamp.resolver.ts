import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Public, Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { visibleRows } from "../../../platform/visibleRows";
import { Bootcamp, BOOTCAMP_ID } from "./bootcamp.entity";
import { UpdateBootcampInput } from "./bootcamp.inputs";
import { updateBootcamp } from "./updateBootcamp";

@Resolver()
export class BootcampResolver {
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
