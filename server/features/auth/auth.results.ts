import { Field, Int, ObjectType, createUnionType } from "type-graphql";
import { User } from "./user.entity";

@ObjectType()
export class SignedIn {
  @Field(() => User)
  viewer!: User;
}

/** Also where no such account exists: the answer and the work are the same. */
@ObjectType()
export class InvalidCredentials {
  @Field(() => String)
  message!: string;

  static readonly wrong = Object.assign(new InvalidCredentials(), { message: "Invalid credentials!" });
}

@ObjectType()
export class TooManyAttempts {
  @Field(() => Int)
  retryAfterSeconds!: number;
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

export const SignInResult = createUnionType({
  name: "SignInResult",
  types: () => [SignedIn, InvalidCredentials, TooManyAttempts] as const,
});

export const SignUpResult = createUnionType({
  name: "SignUpResult",
  types: () => [SignedIn, EmailTaken, TooManyAttempts] as const,
});

export const ChangePasswordResult = createUnionType({
  name: "ChangePasswordResult",
  types: () => [PasswordChanged, InvalidCredentials, TooManyAttempts] as const,
});

export function tooManyAttempts(retryAfterSeconds: number): TooManyAttempts {
  return Object.assign(new TooManyAttempts(), { retryAfterSeconds });
}
