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
    description: "As people write it, such as +91 90000 00000.",
  })
  phone(@Root() { phone }: User): string | null {
    return phone && writePhone(phone);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => User, { description: "Only its owner edits a profile: what is saved last stands." })
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
  @Mutation(() => ConfirmEmailChangeResult, { description: "By the link that was sent to the new address." })
  async confirmEmailChange(
    @Arg("input", () => ConfirmEmailChangeInput) input: ConfirmEmailChangeInput,
    @Ctx() context: Context,
  ) {
    return confirmEmailChange(context, input);
  }

  @Authorized(Role.LEARNER)
  @AtMost(MAX_SESSIONS)
  @Query(() => [SignedInBrowser], { description: "Where the viewer is signed in, the last used first." })
  async viewerSessions(@Ctx() context: Context) {
    return findOwnSessions(context);
  }

  @Authorized(Role.LEARNER)
  @AtMost(MAX_SESSIONS)
  @Mutation(() => [SignedInBrowser], { description: "Signs the viewer out everywhere but here." })
  async endOtherSessions(@Ctx() context: Context) {
    return endOtherSessions(context);
  }
}
