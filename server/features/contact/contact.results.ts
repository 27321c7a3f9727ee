import { Field, Int, ObjectType } from "type-graphql";
import { ContactStatus } from "./contact.values";

@ObjectType()
export class ContactMessageSent {
  @Field(() => String, { description: "The message's idempotency key." })
  sendingKey!: string;
}

@ObjectType()
export class ContactMessageCount {
  @Field(() => ContactStatus)
  status!: ContactStatus;

  @Field(() => Int)
  count!: number;
}
