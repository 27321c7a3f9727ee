import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../platform/context";
import { altOf } from "../../../platform/media/picture.loaders";
import { listResolvers } from "./list.resolver";
import type { ContentList } from "./listedContent";
import { Testimonial, TestimonialContent } from "./testimonial.entity";

export const TESTIMONIALS: ContentList<TestimonialContent, Testimonial> = {
  target: Testimonial,
  content: TestimonialContent,
  noun: "testimonial",
  firstField: "name",
};

export const testimonialResolvers = listResolvers(TESTIMONIALS, "What learners say.");

@Resolver(() => Testimonial)
export class TestimonialPictureResolver {
  @FieldResolver(() => String, { description: "The picture's alternative text; empty if decorative." })
  async imageAlt(@Root() { imageUrl }: Testimonial, @Ctx() context: Context): Promise<string> {
    return altOf(context, imageUrl);
  }

  @FieldResolver(() => String)
  async builtImageAlt(@Root() { builtImageUrl }: Testimonial, @Ctx() context: Context): Promise<string> {
    return altOf(context, builtImageUrl);
  }
}
