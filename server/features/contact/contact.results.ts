import { Field, Int, ObjectType, createUnionType } from "type-graphql";
import { TooManyAttempts } from "../auth/sessions/auth.results";
import { ContactStatus } from "./contact.values";

@ObjectType()
export class ContactMessageSent {
  @Field(() => String, { description: "The message's idempotency key." })
  sendingKey!: string;
}

export const SendContactMessageResult = createUnionType({
  name: "SendContactMessageResult",
  types: () => [ContactMessageSent, TooManyAttempts] as const,
});

@ObjectType()
export class ContactMessageCount {
  @Field(() => ContactStatus)
  status!: ContactStatus;

  @Field(() => Int)
  count!: number;
}
