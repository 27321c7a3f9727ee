import { Ctx, Query, Resolver } from "type-graphql";
import { Public } from "../../graphql/authorization";
import type { Context } from "../../graphql/context";
import { Question } from "./question.entity";
import { SiteSettings } from "./siteSettings.entity";
import { Testimonial } from "./testimonial.entity";

const MOST_SHOWN = 50;

@Resolver()
export class SiteResolver {
  @Public()
  @Query(() => SiteSettings)
  async site(@Ctx() { dataSource }: Context): Promise<SiteSettings> {
    return dataSource.manager.findOneByOrFail(SiteSettings, { id: 1 });
  }

  @Public()
  @Query(() => [Testimonial], { description: "What learners say." })
  async testimonials(@Ctx() { dataSource }: Context): Promise<Testimonial[]> {
    return dataSource.manager.find(Testimonial, { order: { position: "ASC" }, take: MOST_SHOWN });
  }

  @Public()
  @Query(() => [Question], { description: "Questions that learners ask about the portal." })
  async questions(@Ctx() { dataSource }: Context): Promise<Question[]> {
    return dataSource.manager.find(Question, { order: { position: "ASC" }, take: MOST_SHOWN });
  }
}
