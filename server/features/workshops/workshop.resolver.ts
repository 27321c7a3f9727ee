import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";
import { Public } from "../../core/authorization";
import { recordResolver } from "../../platform/audit/recordResolver";
import type { Context } from "../../platform/context";
import { COVER_DESCRIPTION, coverPath } from "../../platform/covers/coverPath";
import { altOf } from "../../platform/media/picture.loaders";
import { findWorkshopAt } from "./findWorkshopAt";
import { findWorkshops } from "./findWorkshops";
import { WORKSHOPS, createWorkshop, updateWorkshop } from "./saveWorkshop";
import { coverOfGalleryPicture } from "./coverOfGalleryPicture";
import { coverOfWorkshop } from "./coverOfWorkshop";
import { Workshop } from "./workshop.entity";
import { WorkshopCreation } from "./workshop.inputs";
import { canReadWorkshop } from "./workshop.policy";
import { WorkshopPage } from "./workshop.values";

export const WorkshopRecords = recordResolver(WORKSHOPS, {
  list: { by: "position", searched: ["name"], says: "All workshops, drafts too." },
  isOpened: true,
  creation: WorkshopCreation,
  create: createWorkshop,
  update: updateWorkshop,
});

@Resolver(() => Workshop)
export class WorkshopResolver {
  @FieldResolver(() => String, { description: "The picture's alternative text; empty if decorative." })
  async imageAlt(@Root() { imageUrl }: Workshop, @Ctx() context: Context): Promise<string> {
    return altOf(context, imageUrl);
  }

  @FieldResolver(() => String, { description: COVER_DESCRIPTION })
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
}
