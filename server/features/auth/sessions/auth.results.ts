import { Field, GraphQLISODateTime, ObjectType, createUnionType } from "type-graphql";
import { User } from "../user.entity";

@ObjectType()
export class SignedIn {
  @Field(() => User)
  viewer!: User;
}

/** Also returned, after the same work, if no such account exists. */
@ObjectType()
export class InvalidCredentials {
  @Field(() => String)
  message!: string;

  static readonly wrong = Object.assign(new InvalidCredentials(), { message: "Invalid credentials!" });
}

@ObjectType()
export class EmailTaken {
  @Field(() => String)
  message!: string;
}

@ObjectType()
export class PasswordChanged {
  @Field(() => User)
  viewer!: User;
}

@ObjectType({ description: "Sensitive operations in this session need no password for a few minutes." })
export class PasswordConfirmed {
  @Field(() => GraphQLISODateTime)
  validUntil!: Date;
}

/** Also returned if no such account exists. */
@ObjectType()
export class PasswordResetRequested {
  @Field(() => String)
  email!: string;
}

@ObjectType({ description: "The link was used, has expired or never existed." })
export class LinkExpired {
  @Field(() => String)
  message!: string;

  static readonly standard = Object.assign(new LinkExpired(), {
    message: "This link has been used or has expired. Please ask for a new one.",
  });
}

@ObjectType()
export class EmailVerificationRequested {
  @Field(() => User, { description: "`emailVerifiedAt` is set if the address was verified already." })
  viewer!: User;
}

@ObjectType()
export class EmailVerified {
  @Field(() => String)
  email!: string;

  @Field(() => Boolean, { description: "Whether an earlier use of the link verified it." })
  wasVerified!: boolean;
}

@ObjectType({ description: "The link needs the account's password or a session of the account." })
export class PasswordNeeded {
  @Field(() => String)
  message!: string;

  static readonly standard = Object.assign(new PasswordNeeded(), {
    message: "Please enter the password of this account.",
  });
}

@ObjectType({ description: "A confirmation link was queued to the new address." })
export class EmailChangeRequested {
  @Field(() => String)
  newEmail!: string;
}

@ObjectType()
export class EmailChanged {
  @Field(() => String)
  email!: string;

  @Field(() => Boolean, { description: "Whether an earlier use of the link changed it." })
  wasChanged!: boolean;
}

@ObjectType()
export class AccountDeleted {
  @Field(() => String, { description: "The address that is notified." })
  email!: string;
}

export const SignInResult = createUnionType({
  name: "SignInResult",
  types: () => [SignedIn, InvalidCredentials] as const,
});

export const SignUpResult = createUnionType({
  name: "SignUpResult",
  types: () => [SignedIn, EmailTaken] as const,
});

export const ChangePasswordResult = createUnionType({
  name: "ChangePasswordResult",
  types: () => [PasswordChanged, InvalidCredentials] as const,
});

export const ConfirmPasswordResult = createUnionType({
  name: "ConfirmPasswordResult",
  types: () => [PasswordConfirmed, InvalidCredentials] as const,
});

export const ChoosePasswordResult = createUnionType({
  name: "ChoosePasswordResult",
  types: () => [SignedIn, LinkExpired] as const,
});

export const VerifyEmailResult = createUnionType({
  name: "VerifyEmailResult",
  types: () => [EmailVerified, PasswordNeeded, InvalidCredentials, LinkExpired] as const,
});

export const RequestEmailChangeResult = createUnionType({
  name: "RequestEmailChangeResult",
  types: () => [EmailChangeRequested, EmailTaken, InvalidCredentials] as const,
});

export const ConfirmEmailChangeResult = createUnionType({
  name: "ConfirmEmailChangeResult",
  types: () => [EmailChanged, EmailTaken, PasswordNeeded, InvalidCredentials, LinkExpired] as const,
});

export const DeleteAccountResult = createUnionType({
  name: "DeleteAccountResult",
  types: () => [AccountDeleted, InvalidCredentials] as const,
});
