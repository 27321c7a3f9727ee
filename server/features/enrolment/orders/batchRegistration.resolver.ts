import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../../../platform/context";
import { Batch } from "../../learning/batch.entity";
import { visibleSeats } from "../../workshops/runs/visibleSeats";
import { offeringLoaders } from "../emails/enrolment.loaders";
import { OfferingKind } from "./offering";

@Resolver(() => Batch)
export class BatchRegistrationResolver {
  @FieldResolver(() => Boolean, { description: "Whether somebody may register for it now, or wait in line." })
  async takesRegistrations(@Root() { id }: Batch, @Ctx() context: Context): Promise<boolean> {
    return (await offeringLoaders[OfferingKind.BATCH](context).load(id))?.isOpen ?? false;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: "Once ten or fewer are; null where more are left, and where any number may join.",
  })
  seatsLeft(@Root() batch: Batch): number | null {
    return visibleSeats(batch);
  }
}
