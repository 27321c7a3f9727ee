import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../../graphql/context";
import { Batch } from "../learning/batch.entity";
import { offeringLoaders } from "./enrolment.loaders";
import { OfferingKind } from "./offering";

@Resolver(() => Batch)
export class BatchRegistrationResolver {
  @FieldResolver(() => Boolean, { description: "Whether somebody may register for it now, or wait in line." })
  async takesRegistrations(@Root() { id }: Batch, @Ctx() context: Context): Promise<boolean> {
    return (await offeringLoaders[OfferingKind.BATCH](context).load(id))?.isOpen ?? false;
  }

  @FieldResolver(() => Int, { nullable: true, description: "Null means any number." })
  seatsLeft(@Root() { seats, seatsTaken }: Batch): number | null {
    return seats === null ? null : Math.max(0, seats - seatsTaken);
  }
}
