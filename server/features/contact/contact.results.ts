import { Field, Int, ObjectType, createUnionType } from "type-graphql";
import { connectionOf } from "../../core/paging/connection";
import { TooManyAttempts } from "../auth/sessions/auth.results";
import { ContactStatus } from "./contact.values";
import { ContactMessage } from "./contactMessage.entity";

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
export class ContactMessageConnection extends connectionOf(ContactMessage) {}

@ObjectType()
export class ContactMessageCount {
  @Field(() => ContactStatus)
  status!: ContactStatus;

  @Field(() => Int)
  count!: number;
}
