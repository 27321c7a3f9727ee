import { Args, ArgsType, Ctx, Field, Query, Resolver } from "type-graphql";
import { Public } from "../../core/authorization";
import { OptionalText } from "../../core/content/text";
import { AtMost } from "../../graphql/limits";
import type { Context } from "../../platform/context";
import { MAX_LESSONS } from "./findLessons";
import { MAX_PAGES } from "./findPages";
import { searchAcademy } from "./searchAcademy";
import { SearchResult } from "./searchResult";

const MAX_SEARCH = 120;
/** Corrected typing errors may add as many again. */
const MAX_RESULTS = 2 * (2 * MAX_LESSONS + MAX_PAGES);

@ArgsType()
class SearchArgs {
  @Field(() => String, { description: "Each word may be a beginning, or have a typing error." })
  @OptionalText(MAX_SEARCH)
  text!: string;
}

@Resolver()
export class SearchResolver {
  @AtMost(MAX_RESULTS)
  @Public()
  @Query(() => [SearchResult], {
    description:
      "Published courses, workshops, articles, teachers and open exercises, pages of the site, and lessons that the viewer may open with their answered questions; the best match of each kind first.",
  })
  async search(
    @Args(() => SearchArgs) { text }: SearchArgs,
    @Ctx() context: Context,
  ): Promise<SearchResult[]> {
    return searchAcademy(context, text);
  }
}
