import type { GraphQLResolveInfo } from "graphql";
import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Info,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { Public, Role } from "../../core/authorization";
import { PageArgs, connectionOf } from "../../core/paging/connection";
import type { Context } from "../../platform/context";
import { VersionedInput } from "../../core/content/inputs";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { coverPath } from "../../platform/covers/coverPath";
import { altOf } from "../../platform/media/picture.loaders";
import { findWorkshopAt } from "./findWorkshopAt";
import { findWorkshopPage } from "./findWorkshopPage";
import { findWorkshops } from "./findWorkshops";
import { createWorkshop, deleteWorkshop, updateWorkshop } from "./saveWorkshop";
import { coverOfGalleryPicture } from "./coverOfGalleryPicture";
import { coverOfWorkshop } from "./coverOfWorkshop";
import { Workshop } from "./workshop.entity";
import { CreateWorkshopInput, UpdateWorkshopInput } from "./workshop.inputs";
import { canReadWorkshop } from "./workshop.policy";
import { WorkshopPage } from "./workshop.values";

@ObjectType()
class WorkshopConnection extends connectionOf(Workshop) {}

@Resolver(() => Workshop)
export class WorkshopResolver {
  @FieldResolver(() => String, { description: "The picture's alternative text; empty if decorative." })
  async imageAlt(@Root() { imageUrl }: Workshop, @Ctx() context: Context): Promise<string> {
    return altOf(context, imageUrl);
  }

  @FieldResolver(() => String, {
    description: "Path of its drawing, which `-light.svg` or `-dark.svg` completes.",
  })
  cover(@Root() workshop: Workshop): string {
    return coverPath(coverOfWorkshop(workshop));
  }

  @FieldResolver(() => [String], {
    description: "Paths of drawings for the gallery, in its order; completed as `cover` is.",
  })
  galleryCovers(@Root() { gallery }: Workshop): string[] {
    return gallery.map(coverOfGalleryPicture);
  }

  @FieldResolver(() => WorkshopPage, {
    description: "What differs between its pages, for the page at this address; else its own page.",
  })
  page(@Root() workshop: Workshop, @Arg("slug", () => String) slug: string): WorkshopPage {
    return workshop.otherPages.find((page) => page.slug === slug.toLowerCase()) ?? workshop;
  }

  @Public()
  @Query(() => [Workshop], {
    description: "The published workshops, the next to start first, past ones last.",
  })
  async workshops(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Workshop[]> {
    return findWorkshops(context, info);
  }

  @Public()
  @Query(() => Workshop, {
    nullable: true,
    description:
      "One workshop, by the address of any of its pages in any letter case; a draft only for staff.",
  })
  async workshop(@Arg("slug", () => String) slug: string, @Ctx() context: Context): Promise<Workshop | null> {
    const workshop = await findWorkshopAt(context.dataSource.manager, slug);
    // Reads the actor for drafts only, so that published workshops stay cacheable.
    if (!workshop || workshop.isPublished) return workshop;
    return canReadWorkshop(await context.actor(), workshop) ? workshop : null;
  }

  @Authorized(Role.ADMIN)
  @Query(() => WorkshopConnection, { description: "All workshops, drafts too." })
  async cmsWorkshops(
    @Args(() => PageArgs) page: PageArgs,
    @Arg("search", () => String, { nullable: true }) search: string | null,
    @Ctx() { dataSource }: Context,
  ): Promise<WorkshopConnection> {
    return findWorkshopPage(dataSource.manager, { ...page, search });
  }

  @Authorized(Role.ADMIN)
  @Query(() => Workshop, { nullable: true })
  async cmsWorkshop(
    @Arg("id", () => GraphQLUUID) id: string,
    @Ctx() { dataSource }: Context,
  ): Promise<Workshop | null> {
    return dataSource.manager.findOneBy(Workshop, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Workshop)
  async createWorkshop(
    @Arg("input", () => CreateWorkshopInput) input: CreateWorkshopInput,
    @Ctx() context: Context,
  ) {
    return createWorkshop(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Workshop)
  async updateWorkshop(
    @Arg("input", () => UpdateWorkshopInput) input: UpdateWorkshopInput,
    @Ctx() context: Context,
  ) {
    return updateWorkshop(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Workshop)
  async deleteWorkshop(@Arg("input", () => VersionedInput) input: VersionedInput, @Ctx() context: Context) {
    return deleteWorkshop(context, input);
  }
}
