import { MaxLength } from "class-validator";
import { Field, GraphQLISODateTime, InputType } from "type-graphql";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { EmailMode, NotificationKind } from "./notificationKinds";

const MAX_TOKEN = 300;
const MAX_PATH = 2000;

@InputType()
export class ReadNotificationInput {
  @Field(() => GraphQLUUID)
  id!: string;
}

@InputType()
export class ReadAllNotificationsInput {
  @Field(() => GraphQLISODateTime, { description: "When the newest that the viewer sees was sent." })
  upTo!: Date;
}

@InputType()
export class ReadNotificationsAtInput {
  @Field(() => String, { description: "The page that the viewer has opened, such as /lessons/…?t=60." })
  @MaxLength(MAX_PATH)
  path!: string;
}

@InputType()
export class SetNotificationEmailsInput {
  @Field(() => NotificationKind)
  kind!: NotificationKind;

  @Field(() => EmailMode)
  mode!: EmailMode;
}

@InputType()
export class ChangeEmailSubscriptionInput {
  @Field(() => String)
  @MaxLength(MAX_TOKEN)
  token!: string;

  @Field(() => Boolean)
  isStopped!: boolean;
}
