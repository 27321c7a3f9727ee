import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../../platform/context";
import { visibleRows } from "../../platform/visibleRows";
import { selects } from "../../core/selection";
import { visibleRunOf } from "./runs/run.loaders";
import { Workshop } from "./workshop.entity";

const MAX_SHOWN = 100;
/** Long texts, selected only if the query asks for them. */
const LONG_COLUMNS = new Map([
  ["agenda", ["agenda"]],
  ["faq", ["faq"]],
  ["audiences", ["audiences"]],
  ["gallery", ["gallery", "galleryCovers"]],
  ["joinSteps", ["joinSteps"]],
]);

interface Dated {
  workshop: Workshop;
  /** Until the visible run starts; negative afterwards. */
  msToStart: number;
}

/** Upcoming ones soonest first, then past ones latest first. */
function byNextDate(one: Dated, other: Dated): number {
  const [isOnePast, isOtherPast] = [one.msToStart < 0, other.msToStart < 0];
  if (isOnePast !== isOtherPast) return isOnePast ? 1 : -1;
  return (
    Math.abs(one.msToStart) - Math.abs(other.msToStart) || one.workshop.position - other.workshop.position
  );
}

export async function orderByNextDate(context: Context, workshops: Workshop[]): Promise<Workshop[]> {
  const now = context.clock.now().getTime();
  const dated = await Promise.all(
    workshops.map(async (workshop): Promise<Dated> => {
      const { startsAt } = await visibleRunOf(context, workshop.id);
      return { workshop, msToStart: (startsAt?.getTime() ?? Infinity) - now };
    }),
  );
  return dated.toSorted(byNextDate).map(({ workshop }) => workshop);
}

export async function findWorkshops(context: Context, info: GraphQLResolveInfo): Promise<Workshop[]> {
  const { dataSource } = context;
  const columns = dataSource
    .getMetadata(Workshop)
    .columns.map(({ propertyName }) => propertyName)
    .filter((name) => LONG_COLUMNS.get(name)?.some((field) => selects(info, field)) ?? true);
  const workshops = await dataSource.manager
    .createQueryBuilder(Workshop, "workshop")
    .select(columns.map((name) => `workshop.${name}`))
    .where(visibleRows(context))
    .getMany();
  return (await orderByNextDate(context, workshops)).slice(0, MAX_SHOWN);
}
