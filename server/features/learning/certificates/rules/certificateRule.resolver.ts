import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { Role } from "../../../../core/authorization";
import { GraphQLUUID } from "../../../../core/content/graphqlUuid";
import { VersionedInput } from "../../../../core/content/inputs";
import { PageArgs, connectionOf } from "../../../../core/paging/connection";
import { newestPage } from "../../../../core/paging/keysetPage";
import type { Context } from "../../../../platform/context";
import { recordName } from "../../../../platform/recordName";
import { CertificateKind } from "../certificate.entity";
import { CertificateRule } from "./certificateRule.entity";
import { CreateCertificateRuleInput, UpdateCertificateRuleInput } from "./certificateRule.inputs";
import { findHindrances } from "./findHindrances";
import { createCertificateRule, deleteCertificateRule, updateCertificateRule } from "./saveCertificateRule";

@ObjectType()
class CertificateRuleConnection extends connectionOf(CertificateRule) {}

@Resolver(() => CertificateRule)
export class CertificateRuleResolver {
  @Authorized(Role.ADMIN)
  @Query(() => CertificateRuleConnection, { description: "Newest first." })
  async cmsCertificateRules(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { dataSource }: Context,
  ): Promise<CertificateRuleConnection> {
    return newestPage(dataSource.manager.createQueryBuilder(CertificateRule, "rule"), "createdAt", page);
  }

  @Authorized(Role.ADMIN)
  @Query(() => CertificateRule, { nullable: true })
  async cmsCertificateRule(
    @Arg("id", () => GraphQLUUID) id: string,
    @Ctx() { dataSource }: Context,
  ): Promise<CertificateRule | null> {
    return dataSource.manager.findOneBy(CertificateRule, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => CertificateRule)
  async createCertificateRule(
    @Arg("input", () => CreateCertificateRuleInput) input: CreateCertificateRuleInput,
    @Ctx() context: Context,
  ) {
    return createCertificateRule(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => CertificateRule, { description: "Certificates that were issued stay as they are." })
  async updateCertificateRule(
    @Arg("input", () => UpdateCertificateRuleInput) input: UpdateCertificateRuleInput,
    @Ctx() context: Context,
  ) {
    return updateCertificateRule(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => CertificateRule, { description: "Certificates that were issued stay valid." })
  async deleteCertificateRule(
    @Arg("input", () => VersionedInput) input: VersionedInput,
    @Ctx() context: Context,
  ) {
    return deleteCertificateRule(context, input);
  }

  @FieldResolver(() => CertificateKind)
  kind(@Root() { courseId, workshopId }: CertificateRule): CertificateKind {
    if (courseId) return CertificateKind.COURSE;
    return workshopId ? CertificateKind.WORKSHOP : CertificateKind.BOOTCAMP;
  }

  @FieldResolver(() => [String], {
    description: "Why nobody can meet the rule in some of the batches, or in the season.",
  })
  async hindrances(@Root() rule: CertificateRule, @Ctx() context: Context): Promise<string[]> {
    return findHindrances({ manager: context.dataSource.manager, services: context }, rule);
  }

  @FieldResolver(() => String, { description: "The name of the course, workshop or season." })
  async title(@Root() rule: CertificateRule, @Ctx() context: Context): Promise<string> {
    const { courseId, workshopId, seasonId } = rule;
    const names = await Promise.all([
      recordName(context, "Course", courseId),
      recordName(context, "Workshop", workshopId),
      recordName(context, "BootcampSeason", seasonId),
    ]);
    return names.find((name) => name !== null) ?? "";
  }
}
