import { ObjectType } from "type-graphql";
import { Entity, Index } from "typeorm";
import { listed } from "./listed";
import { TeacherContent } from "./teacher.content";

@ObjectType()
@Entity("teachers")
@Index(["position", "id"])
export class Teacher extends listed(TeacherContent) {}
