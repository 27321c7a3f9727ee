import { ObjectType } from "type-graphql";
import { Entity, Index } from "typeorm";
import { listed } from "./listed";
import { TestimonialContent } from "./testimonial.content";

@ObjectType()
@Entity("testimonials")
@Index(["position", "id"])
export class Testimonial extends listed(TestimonialContent) {}
