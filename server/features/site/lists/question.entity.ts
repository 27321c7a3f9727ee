import { ObjectType } from "type-graphql";
import { Entity, Index } from "typeorm";
import { listed } from "./listed";
import { QuestionContent } from "./question.content";

@ObjectType()
@Entity("questions")
@Index(["position", "id"])
export class Question extends listed(QuestionContent) {}
