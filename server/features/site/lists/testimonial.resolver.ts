import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Public, Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { VersionedInput } from "../../../core/content/inputs";
import { pictureOrNull } from "../../../core/content/text";
import { altOf } from "../../../platform/media/picture.loaders";
import type { ContentList } from "./listedContent";
import {
  createListed,
  deleteListed,
  findListed,
  findShown,
  reorderListed,
  updateListed,
} from "./listedContent";
import { Testimonial } from "./testimonial.entity";
import { CreateTestimonialInput, UpdateTestimonialInput } from "./testimonial.inputs";
import { ReorderInput } from "./reorder.inputs";

const LIST: ContentList<Testimonial> = {
  target: Testimonial,
  entity: "Testimonial",
  noun: "testimonial",
  firstField: "name",
};

function columnsOf(input: CreateTestimonialInput) {
  return {
    name: input.name.trim(),
    role: input.role.trim(),
    text: input.text.trim(),
    rating: input.rating,
    imageUrl: pictureOrNull(input.imageUrl),
    isPublished: input.isPublished,
  };
}

@Resolver(() => Testimonial)
export class TestimonialResolver {
  @FieldResolver(() => String, { description: "What the picture shows; empty where it only decorates." })
  async imageAlt(@Root() { imageUrl }: Testimonial, @Ctx() context: Context): Promise<string> {
    return altOf(context, imageUrl);
  }

  @Public()
  @Query(() => [Testimonial], { description: "What learners say." })
  async testimonials(@Ctx() context: Context): Promise<Testimonial[]> {
    return findShown(context, LIST);
  }

  @Authorized(Role.ADMIN)
  @Query(() => [Testimonial], { description: "All of them, unpublished ones too." })
  async cmsTestimonials(@Ctx() { dataSource }: Context): Promise<Testimonial[]> {
    return findListed(dataSource.manager, LIST);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Testimonial, { description: "It stands last in the list." })
  async createTestimonial(
    @Arg("input", () => CreateTestimonialInput) input: CreateTestimonialInput,
    @Ctx() context: Context,
  ) {
    return createListed(context, LIST, columnsOf(input));
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Testimonial)
  async updateTestimonial(
    @Arg("input", () => UpdateTestimonialInput) input: UpdateTestimonialInput,
    @Ctx() context: Context,
  ) {
    return updateListed(context, LIST, { ...input, changes: columnsOf(input) });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Testimonial)
  async deleteTestimonial(
    @Arg("input", () => VersionedInput) input: VersionedInput,
    @Ctx() context: Context,
  ) {
    return deleteListed(context, LIST, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => [Testimonial])
  async reorderTestimonials(@Arg("input", () => ReorderInput) input: ReorderInput, @Ctx() context: Context) {
    return reorderListed(context, LIST, input.ids);
  }
}
