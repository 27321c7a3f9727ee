import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Public, Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { AtMost } from "../../../graphql/limits";
import { writePhone } from "../../../core/text/phone";
import { ConfirmEmailChangeInput, RequestEmailChangeInput, UpdateProfileInput } from "./account.inputs";
import { ConfirmEmailChangeResult, RequestEmailChangeResult } from "../sessions/auth.results";
import { confirmEmailChange, requestEmailChange } from "./changeEmail";
import { SignedInBrowser, endOtherSessions, findOwnSessions } from "../sessions/ownSessions";
import { MAX_SESSIONS } from "../sessions/sessions";
import { updateProfile } from "./updateProfile";
import { User } from "../user.entity";

@Resolver(() => User)
export class ProfileResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "Formatted for display, such as +91 90000 00000.",
  })
  phone(@Root() { phone }: User): string | null {
    return phone && writePhone(phone);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => User, { description: "Last write wins, as only the owner edits a profile." })
  async updateProfile(
    @Arg("input", () => UpdateProfileInput) input: UpdateProfileInput,
    @Ctx() context: Context,
  ) {
    return updateProfile(context, input);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => RequestEmailChangeResult)
  async requestEmailChange(
    @Arg("input", () => RequestEmailChangeInput) input: RequestEmailChangeInput,
    @Ctx() context: Context,
  ) {
    return requestEmailChange(context, input);
  }

  @Public()
  @Mutation(() => ConfirmEmailChangeResult, { description: "Requires the link sent to the new address." })
  async confirmEmailChange(
    @Arg("input", () => ConfirmEmailChangeInput) input: ConfirmEmailChangeInput,
    @Ctx() context: Context,
  ) {
    return confirmEmailChange(context, input);
  }

  @Authorized(Role.LEARNER)
  @AtMost(MAX_SESSIONS)
  @Query(() => [SignedInBrowser], { description: "The viewer's sessions, the last used first." })
  async viewerSessions(@Ctx() context: Context) {
    return findOwnSessions(context);
  }

  @Authorized(Role.LEARNER)
  @AtMost(MAX_SESSIONS)
  @Mutation(() => [SignedInBrowser], { description: "Ends the viewer's other sessions." })
  async endOtherSessions(@Ctx() context: Context) {
    return endOtherSessions(context);
  }
}
