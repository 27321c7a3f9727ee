import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../../graphql/context";
import { shownRows } from "../../graphql/shownRows";
import { selects } from "../../graphql/selection";
import { Workshop } from "./workshop.entity";

const MOST_SHOWN = 100;
/** Long texts, read only where the document asks for them. */
const LONG_COLUMNS = new Set(["agenda", "faq", "audiences", "gallery", "joinSteps"]);

/** Published workshops by next date: those to come, the soonest first, then those that began, the latest first. */
export async function findWorkshops(context: Context, info: GraphQLResolveInfo): Promise<Workshop[]> {
  const { dataSource, clock } = context;
  const columns = dataSource
    .getMetadata(Workshop)
    .columns.map(({ propertyName }) => propertyName)
    .filter((name) => !LONG_COLUMNS.has(name) || selects(info, name));
  return dataSource.manager
    .createQueryBuilder(Workshop, "workshop")
    .select(columns.map((name) => `workshop.${name}`))
    .where(shownRows(context))
    .orderBy("workshop.startsAt < :now")
    .addOrderBy("abs(extract(epoch FROM workshop.startsAt - :now))")
    .addOrderBy("workshop.position")
    .setParameter("now", clock.now())
    .limit(MOST_SHOWN)
    .getMany();
}
