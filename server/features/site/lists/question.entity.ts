import { InputType, ObjectType } from "type-graphql";
import { Entity, Index } from "typeorm";
import { FlagField, TextField } from "../../../core/content/fields";
import { listed } from "./listed";

@ObjectType()
@InputType()
export class QuestionContent {
  @TextField({ max: 300, missing: "Please enter the question." })
  question!: string;

  @TextField({ max: 2000, missing: "Please enter the answer." })
  answer!: string;

  @FlagField({ defaultValue: true, column: { default: true } })
  isPublished!: boolean;
}

@ObjectType()
@Entity("questions")
@Index(["position", "id"])
export class Question extends listed(QuestionContent) {}
