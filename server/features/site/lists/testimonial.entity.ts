import { Authorized, InputType, ObjectType } from "type-graphql";
import { Entity, Index } from "typeorm";
import { Role } from "../../../core/authorization";
import { FlagField, IdField, NumberField, PictureField, TextField } from "../../../core/content/fields";
import { listed } from "./listed";

@ObjectType()
@InputType()
export class TestimonialContent {
  @TextField({ max: 80, missing: "Please enter the learner's name." })
  name!: string;

  @TextField({
    max: 120,
    missing: "Please enter who the learner is, e.g. “B.Com student, Hyderabad”.",
  })
  role!: string;

  @TextField({ max: 1000, missing: "Please enter what the learner says." })
  text!: string;

  @TextField({
    max: 120,
    nullable: true,
    description: 'What the learner built, such as "a sales dashboard in Power BI".',
  })
  built!: string | null;

  @PictureField({ description: "A picture of it. `built` says what it shows." })
  builtImageUrl!: string | null;

  @NumberField({ min: 1, max: 5 })
  rating!: number;

  @Index()
  @Authorized(Role.ADMIN)
  @IdField({ description: "The course whose page shows it. The id of a deleted course has no effect." })
  courseId!: string | null;

  @PictureField({ description: "The learner's picture; if it is null, the initials are drawn." })
  imageUrl!: string | null;

  @FlagField({ column: { default: false }, description: "An invented person, marked as a sample on pages." })
  isSample!: boolean;

  @FlagField({ defaultValue: true, column: { default: true } })
  isPublished!: boolean;
}

@ObjectType()
@Entity("testimonials")
@Index(["position", "id"])
export class Testimonial extends listed(TestimonialContent) {}
