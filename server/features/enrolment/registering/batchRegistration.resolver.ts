import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../../../platform/context";
import { Batch } from "../../learning/batch.entity";
import { visibleSeats } from "../../workshops/runs/visibleSeats";
import { offeringLoaders } from "../registration/enrolment.loaders";
import { OfferingKind } from "../offerings/offering";

@Resolver(() => Batch)
export class BatchRegistrationResolver {
  @FieldResolver(() => Boolean, { description: "Whether new people can register or join the waiting list." })
  async takesRegistrations(@Root() { id }: Batch, @Ctx() context: Context): Promise<boolean> {
    return (await offeringLoaders[OfferingKind.BATCH](context).load(id))?.isOpen ?? false;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: "Null if more than ten are left or seats are unlimited.",
  })
  seatsLeft(@Root() batch: Batch): number | null {
    return visibleSeats(batch);
  }
}
