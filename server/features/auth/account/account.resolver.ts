import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Public, Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { MailedLinkArgs } from "./account.inputs";
import { AccountPurpose } from "./accountToken.entity";
import { isLinkOpen } from "./isLinkOpen";
import { ChoosePasswordInput, RequestPasswordResetInput, VerifyEmailInput } from "../sessions/auth.inputs";
import {
  ChoosePasswordResult,
  EmailVerificationRequested,
  PasswordResetRequested,
  VerifyEmailResult,
} from "../sessions/auth.results";
import { choosePassword } from "../passwords/choosePassword";
import { requestPasswordReset } from "../passwords/requestPasswordReset";
import { requestEmailVerification, verifyEmail } from "./verifyEmail";

@Resolver()
export class AccountResolver {
  @Public()
  @Query(() => Boolean, { description: "Whether a mailed link still works." })
  async isMailedLinkOpen(@Args(() => MailedLinkArgs) given: MailedLinkArgs, @Ctx() context: Context) {
    // It can be used at any moment: no cache may hold the answer.
    context.keepPrivate();
    return isLinkOpen(context, given);
  }

  @Public()
  @Mutation(() => PasswordResetRequested, { description: "Responds alike if no account exists." })
  async requestPasswordReset(
    @Arg("input", () => RequestPasswordResetInput) input: RequestPasswordResetInput,
    @Ctx() context: Context,
  ) {
    return requestPasswordReset(context, input);
  }

  @Public()
  @Mutation(() => ChoosePasswordResult, { description: "Ends every session of the account and signs in." })
  async resetPassword(
    @Arg("input", () => ChoosePasswordInput) input: ChoosePasswordInput,
    @Ctx() context: Context,
  ) {
    return choosePassword(context, { action: "resetPassword", purpose: AccountPurpose.RESET, input });
  }

  @Public()
  @Mutation(() => ChoosePasswordResult, {
    description: "Gives an invited account its password and signs in.",
  })
  async acceptInvitation(
    @Arg("input", () => ChoosePasswordInput) input: ChoosePasswordInput,
    @Ctx() context: Context,
  ) {
    return choosePassword(context, { action: "acceptInvitation", purpose: AccountPurpose.INVITATION, input });
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => EmailVerificationRequested, {
    description: "Sends another verification e-mail.",
  })
  async requestEmailVerification(@Ctx() context: Context) {
    return requestEmailVerification(context);
  }

  @Public()
  @Mutation(() => ChoosePasswordResult, {
    description:
      "Takes over an unverified account by its verification link: sets a new password and ends every session.",
  })
  async claimAccount(
    @Arg("input", () => ChoosePasswordInput) input: ChoosePasswordInput,
    @Ctx() context: Context,
  ) {
    return choosePassword(context, { action: "claimAccount", purpose: AccountPurpose.VERIFICATION, input });
  }

  @Public()
  @Mutation(() => VerifyEmailResult)
  async verifyEmail(@Arg("input", () => VerifyEmailInput) input: VerifyEmailInput, @Ctx() context: Context) {
    return verifyEmail(context, input);
  }
}
