import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { DeleteAccountInput } from "../../auth/account/account.inputs";
import { DeleteAccountResult } from "../../auth/sessions/auth.results";
import { findCalendarPath, renewCalendarAddress } from "../calendar/calendarAddress";
import { deleteAccount } from "./deleteAccount";

/** What reaches beyond the account itself: into places, batches and orders. */
@Resolver()
export class OwnAccountResolver {
  @Authorized(Role.LEARNER)
  @Query(() => String, {
    nullable: true,
    description: "The path of the viewer's calendar; null before they made one.",
  })
  async viewerCalendarPath(@Ctx() context: Context): Promise<string | null> {
    return findCalendarPath(context);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => String, { description: "Makes the calendar's address, or a new one; the one before ends." })
  async renewCalendarAddress(@Ctx() context: Context): Promise<string> {
    return renewCalendarAddress(context);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => DeleteAccountResult, {
    description: "For good; orders stay in the books without the person.",
  })
  async deleteAccount(
    @Arg("input", () => DeleteAccountInput) input: DeleteAccountInput,
    @Ctx() context: Context,
  ) {
    return deleteAccount(context, input);
  }
}
