import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Role } from "../../../core/authorization";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import type { Context } from "../../../platform/context";
import { Reference } from "../reference.entity";
import { lessonFileById } from "./lessonFile.loaders";
import { LessonFile } from "./lessonFile.entity";
import { readCsvPreview } from "./readCsvPreview";

@Resolver(() => Reference)
export class ReferenceFileResolver {
  @FieldResolver(() => LessonFile, { nullable: true, description: "At `/lessons/<id>/file`." })
  async file(@Root() { fileId }: Reference, @Ctx() context: Context): Promise<LessonFile | undefined> {
    return fileId ? lessonFileById(context).load(fileId) : undefined;
  }

  @FieldResolver(() => LessonFile, { nullable: true, description: "At `/lessons/<id>/captions`." })
  async captions(
    @Root() { captionsId }: Reference,
    @Ctx() context: Context,
  ): Promise<LessonFile | undefined> {
    return captionsId ? lessonFileById(context).load(captionsId) : undefined;
  }
}

@Resolver(() => LessonFile)
export class LessonFileResolver {
  @FieldResolver(() => [[String]], { nullable: true, description: "The first rows of a CSV file." })
  async previewRows(@Root() file: LessonFile, @Ctx() context: Context): Promise<string[][] | null> {
    return readCsvPreview(context.dataSource, file);
  }

  @Authorized(Role.ADMIN)
  @Query(() => LessonFile, { nullable: true, description: "An uploaded file, also one of no lesson yet." })
  async lessonFile(
    @Arg("id", () => GraphQLUUID) id: string,
    @Ctx() context: Context,
  ): Promise<LessonFile | undefined> {
    return lessonFileById(context).load(id);
  }
}
