import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../../platform/context";
import { visibleRows } from "../../platform/visibleRows";
import { selects } from "../../core/selection";
import { visibleRunOf } from "./runs/run.loaders";
import { Workshop } from "./workshop.entity";

const MAX_SHOWN = 100;
/** Long texts, read only where the document asks for them. */
const LONG_COLUMNS = new Set(["agenda", "faq", "audiences", "gallery", "joinSteps"]);

interface Dated {
  workshop: Workshop;
  /** From now to the start of the run that its page shows; negative once that has started. */
  msToStart: number;
}

/** Those to come first, the soonest first; then those that started, the latest first. */
function byNextDate(one: Dated, other: Dated): number {
  const [isOnePast, isOtherPast] = [one.msToStart < 0, other.msToStart < 0];
  if (isOnePast !== isOtherPast) return isOnePast ? 1 : -1;
  return (
    Math.abs(one.msToStart) - Math.abs(other.msToStart) || one.workshop.position - other.workshop.position
  );
}

/** Published workshops by the date of the run that is shown: those to come first. */
export async function findWorkshops(context: Context, info: GraphQLResolveInfo): Promise<Workshop[]> {
  const { dataSource, clock } = context;
  const columns = dataSource
    .getMetadata(Workshop)
    .columns.map(({ propertyName }) => propertyName)
    .filter((name) => !LONG_COLUMNS.has(name) || selects(info, name));
  const workshops = await dataSource.manager
    .createQueryBuilder(Workshop, "workshop")
    .select(columns.map((name) => `workshop.${name}`))
    .where(visibleRows(context))
    .getMany();
  const now = clock.now().getTime();
  const dated = await Promise.all(
    workshops.map(async (workshop): Promise<Dated> => {
      const { startsAt } = await visibleRunOf(context, workshop.id);
      return { workshop, msToStart: (startsAt?.getTime() ?? Infinity) - now };
    }),
  );
  return dated
    .toSorted(byNextDate)
    .slice(0, MAX_SHOWN)
    .map(({ workshop }) => workshop);
}
