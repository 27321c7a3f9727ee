import { Authorized, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { recordResolver } from "../../../platform/audit/recordResolver";
import { Public, Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { AtMost } from "../../../graphql/limits";
import { visibleRows } from "../../../platform/visibleRows";
import { COVER_DESCRIPTION, coverPath } from "../../../platform/covers/coverPath";
import { altOf } from "../../../platform/media/picture.loaders";
import { Bootcamp, BOOTCAMP_ID } from "./bootcamp.entity";
import { BootcampSeasonCreation, MAX_LEVELS_PER_SEASON, MAX_SEASONS } from "./bootcamp.inputs";
import { levelsBySeason } from "./bootcamp.loaders";
import { BootcampLevel } from "./bootcampLevel.entity";
import { BootcampSeason } from "./bootcampSeason.entity";
import { coverOfSeason } from "./coverOfSeason";
import { SEASONS, createBootcampSeason } from "./saveBootcampSeason";

export const BootcampSeasonRecords = recordResolver(SEASONS, {
  creation: BootcampSeasonCreation,
  create: createBootcampSeason,
  says: { delete: "Deletes the season with its levels and questions." },
});

@Resolver(() => BootcampSeason)
export class BootcampSeasonResolver {
  @FieldResolver(() => String, { description: "The picture's alternative text; empty if decorative." })
  async imageAlt(@Root() { imageUrl }: BootcampSeason, @Ctx() context: Context): Promise<string> {
    return altOf(context, imageUrl);
  }

  @FieldResolver(() => String, { description: COVER_DESCRIPTION })
  cover(@Root() season: BootcampSeason): string {
    return coverPath(coverOfSeason(season));
  }

  @Public()
  @AtMost(MAX_SEASONS)
  @Query(() => [BootcampSeason], {
    description: "The published seasons, by number; none until the bootcamp itself is published.",
  })
  async bootcampSeasons(@Ctx() context: Context): Promise<BootcampSeason[]> {
    const { manager } = context.dataSource;
    const where = visibleRows(context);
    if (!(await manager.existsBy(Bootcamp, { id: BOOTCAMP_ID, ...where }))) return [];
    return manager.find(BootcampSeason, { where, order: { number: "ASC" }, take: MAX_SEASONS });
  }

  @Authorized(Role.ADMIN)
  @AtMost(MAX_SEASONS)
  @Query(() => [BootcampSeason], { description: "All seasons, drafts too, by number." })
  async cmsBootcampSeasons(@Ctx() { dataSource }: Context): Promise<BootcampSeason[]> {
    return dataSource.manager.find(BootcampSeason, { order: { number: "ASC" }, take: MAX_SEASONS });
  }

  @AtMost(MAX_LEVELS_PER_SEASON)
  @FieldResolver(() => [BootcampLevel])
  async levels(@Root() season: BootcampSeason, @Ctx() context: Context): Promise<BootcampLevel[]> {
    return (await levelsBySeason(context).load(season.id)) ?? [];
  }
}
