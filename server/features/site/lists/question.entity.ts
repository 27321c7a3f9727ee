import { ObjectType } from "type-graphql";
import { Entity, Index } from "typeorm";
import { listed } from "./listed";
import { QuestionContent } from "./question.content";

/** A question that learners ask about the learning portal, and its answer. */
@ObjectType()
@Entity("questions")
@Index(["position", "id"])
export class Question extends listed(QuestionContent) {}
