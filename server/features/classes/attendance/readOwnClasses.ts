import type { Context } from "../../../platform/context";
import type { Owner } from "../../../platform/ownOrders";
import { ClassAttendance, isPresent } from "./classAttendance.entity";

export async function readOwnClasses({ dataSource }: Context, { id: userId }: Owner): Promise<object> {
  const rows = await dataSource.manager.find(ClassAttendance, {
    where: { userId },
    relations: { session: true },
    order: { session: { startsAt: "ASC" } },
  });
  return {
    classes: rows.map(({ session, joinedAt, correctedTo }) => ({
      title: session.title,
      startsAt: session.startsAt,
      joinedAt,
      isPresent: isPresent({ joinedAt, correctedTo }),
      isCorrectedByStaff: correctedTo !== null,
    })),
  };
}
