import { ObjectType } from "type-graphql";
import { Entity, Index } from "typeorm";
import { listed } from "./listed";
import { TestimonialContent } from "./testimonial.content";

/** What a learner says of the academy. */
@ObjectType()
@Entity("testimonials")
@Index(["position", "id"])
export class Testimonial extends listed(TestimonialContent) {}
