import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Role } from "../../core/authorization";
import type { Context } from "../context";
import { editVersioned } from "../audit/editVersioned";
import { Picture } from "./picture.entity";
import { UpdatePictureInput } from "./picture.inputs";
import { pictureByUrl } from "./picture.loaders";

@Resolver()
export class PictureResolver {
  @Authorized(Role.ADMIN)
  @Query(() => Picture, { nullable: true, description: "The uploaded picture at this path." })
  async cmsPicture(
    @Arg("url", () => String) url: string,
    @Ctx() context: Context,
  ): Promise<Picture | undefined> {
    return pictureByUrl(context).load(url);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Picture, { description: "Updates the alternative text; pixels never change." })
  async updatePicture(
    @Arg("input", () => UpdatePictureInput) { id, expectedVersion, alt }: UpdatePictureInput,
    @Ctx() context: Context,
  ): Promise<Picture> {
    return context.dataSource.transaction(async (manager) =>
      manager.create(
        Picture,
        await editVersioned(
          { manager, services: context },
          {
            action: "updatePicture",
            target: Picture,
            noun: "picture",
            id,
            expectedVersion,
            changes: { alt: alt.trim() },
          },
        ),
      ),
    );
  }
}
