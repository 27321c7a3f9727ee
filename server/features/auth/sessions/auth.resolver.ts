import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Public, Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { ChangePasswordInput, ConfirmPasswordInput, SignInInput, SignUpInput } from "./auth.inputs";
import { ChangePasswordResult, ConfirmPasswordResult, SignInResult, SignUpResult } from "./auth.results";
import { changePassword } from "../passwords/changePassword";
import { confirmPassword, isPasswordConfirmed } from "../passwords/confirmPassword";
import { Session } from "./session.entity";
import { findViewer } from "../findViewer";
import { signIn } from "./signIn";
import { signUp } from "./signUp";
import { User } from "../user.entity";
import { canEditContent } from "../user.policy";

@Resolver()
export class AuthResolver {
  @Public()
  @Query(() => User, { nullable: true, description: "The signed-in user; null for a visitor." })
  async viewer(@Ctx() context: Context): Promise<User | null> {
    return findViewer(context);
  }

  @Public()
  @Query(() => Boolean, { description: "False for a visitor." })
  async viewerIsSignedIn(@Ctx() context: Context): Promise<boolean> {
    return (await context.actor()) !== null;
  }

  @Public()
  @Query(() => Boolean, { description: "Whether the viewer may use the content area." })
  async viewerCanEditContent(@Ctx() context: Context): Promise<boolean> {
    return canEditContent(await context.actor());
  }

  @Authorized(Role.LEARNER)
  @Query(() => Boolean, {
    description: "Whether this session may use operations that otherwise fail with PASSWORD_REQUIRED.",
  })
  async isPasswordConfirmed(@Ctx() context: Context): Promise<boolean> {
    return isPasswordConfirmed(context);
  }

  @Public()
  @Mutation(() => SignUpResult)
  async signUp(@Arg("input", () => SignUpInput) input: SignUpInput, @Ctx() context: Context) {
    return signUp(context, input);
  }

  @Public()
  @Mutation(() => SignInResult)
  async signIn(@Arg("input", () => SignInInput) input: SignInInput, @Ctx() context: Context) {
    return signIn(context, input);
  }

  @Public()
  @Mutation(() => SignInResult, { description: "Signs in to the content area; admits staff only." })
  async signInStaff(@Arg("input", () => SignInInput) input: SignInInput, @Ctx() context: Context) {
    return signIn(context, input, Role.ADMIN);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => ChangePasswordResult, { description: "Ends every other session of the account." })
  async changePassword(
    @Arg("input", () => ChangePasswordInput) input: ChangePasswordInput,
    @Ctx() context: Context,
  ) {
    return changePassword(context, input);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => ConfirmPasswordResult, {
    description: "Unlocks operations that fail with PASSWORD_REQUIRED, in this session, for a few minutes.",
  })
  async confirmPassword(
    @Arg("input", () => ConfirmPasswordInput) { currentPassword }: ConfirmPasswordInput,
    @Ctx() context: Context,
  ) {
    return confirmPassword(context, currentPassword);
  }

  @Public()
  @Mutation(() => Boolean, { description: "Ends the session; true also when there was none." })
  async signOut(@Ctx() context: Context): Promise<boolean> {
    const actor = await context.actor();
    if (actor) {
      await context.dataSource.transaction(async (manager) => {
        await recordAudit(
          { manager, services: context },
          { action: "signOut", entity: "User", entityId: actor.userId },
        );
        await manager.delete(Session, { id: actor.sessionId });
      });
    }
    context.cookies.session.clear();
    context.forgetActor();
    return true;
  }
}
