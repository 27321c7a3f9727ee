import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { recordResolver } from "../../../platform/audit/recordResolver";
import type { Context } from "../../../platform/context";
import { recordName } from "../../../platform/recordName";
import { CertificateKind } from "../certificate.entity";
import { CertificateRule } from "./certificateRule.entity";
import { CertificateRuleCreation } from "./certificateRule.inputs";
import { findHindrances } from "./findHindrances";
import { RULES, createCertificateRule, updateCertificateRule } from "./saveCertificateRule";

export const CertificateRuleRecords = recordResolver(RULES, {
  list: { by: "createdAt", says: "Newest first." },
  isOpened: true,
  creation: CertificateRuleCreation,
  create: createCertificateRule,
  update: updateCertificateRule,
  says: {
    update: "Certificates that were issued stay as they are.",
    delete: "Certificates that were issued stay valid.",
  },
});

@Resolver(() => CertificateRule)
export class CertificateRuleResolver {
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
