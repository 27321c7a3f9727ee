import { Field, GraphQLISODateTime, ObjectType, createUnionType } from "type-graphql";
import { ClassSession } from "./classSession.entity";

@ObjectType()
export class ClassJoined {
  @Field(() => String, { description: "The meeting." })
  link!: string;

  @Field(() => ClassSession)
  liveClass!: ClassSession;
}

@ObjectType()
export class ClassNotOpen {
  @Field(() => GraphQLISODateTime, { description: "When learners can join." })
  opensAt!: Date;

  @Field(() => ClassSession)
  liveClass!: ClassSession;
}

@ObjectType()
export class ClassOver {
  @Field(() => ClassSession)
  liveClass!: ClassSession;
}

@ObjectType()
export class ClassCancelled {
  @Field(() => ClassSession)
  liveClass!: ClassSession;
}

@ObjectType({ description: "Staff have not entered the link of the meeting yet." })
export class ClassWithoutLink {
  @Field(() => ClassSession)
  liveClass!: ClassSession;
}

export const JoinClassResult = createUnionType({
  name: "JoinClassResult",
  types: () => [ClassJoined, ClassNotOpen, ClassOver, ClassCancelled, ClassWithoutLink] as const,
});
