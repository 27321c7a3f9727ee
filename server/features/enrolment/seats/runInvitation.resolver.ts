import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { defineLoader } from "../../../platform/loaders";
import { Run } from "../../workshops/runs/run.entity";
import { InviteWaitingInput } from "../registration/registration.inputs";
import { countInvitable, inviteWaiting } from "./inviteWaiting";

const invitableByRun = defineLoader(countInvitable);

@Resolver(() => Run)
export class RunInvitationResolver {
  @Authorized(Role.ADMIN)
  @FieldResolver(() => Int, {
    description: "Number of people on its waiting list who can be invited to the next run.",
  })
  async invitable(@Root() { id }: Run, @Ctx() context: Context): Promise<number> {
    return (await invitableByRun(context).load(id)) ?? 0;
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Run, {
    description:
      "E-mails people on a run's waiting list a link to the next run, 200 per call. Reserves no seat.",
  })
  async inviteWaiting(
    @Arg("input", () => InviteWaitingInput) input: InviteWaitingInput,
    @Ctx() context: Context,
  ): Promise<Run> {
    return inviteWaiting(context, input.runId);
  }
}
