import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { DeleteAccountInput } from "../../auth/account/account.inputs";
import { DeleteAccountResult } from "../../auth/sessions/auth.results";
import { findCalendarPath, renewCalendarAddress } from "../calendar/calendarAddress";
import { deleteAccount } from "./deleteAccount";

@Resolver()
export class OwnAccountResolver {
  @Authorized(Role.LEARNER)
  @Query(() => String, {
    nullable: true,
    description: "The path of the viewer's calendar; null without one.",
  })
  async viewerCalendarPath(@Ctx() context: Context): Promise<string | null> {
    return findCalendarPath(context);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => String, { description: "Creates a calendar address and revokes the previous one." })
  async renewCalendarAddress(@Ctx() context: Context): Promise<string> {
    return renewCalendarAddress(context);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => DeleteAccountResult, {
    description: "Permanent; orders stay in the books, anonymized.",
  })
  async deleteAccount(
    @Arg("input", () => DeleteAccountInput) input: DeleteAccountInput,
    @Ctx() context: Context,
  ) {
    return deleteAccount(context, input);
  }
}
