import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  InputType,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  registerEnumType,
} from "type-graphql";
import { Public, Role } from "../../../core/authorization";
import { LongText } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { renderMarkdown } from "../../../platform/renderMarkdown";
import type { PageKind } from "../pages/editSitePage";
import { findNewestPage, findShownPage, savePage } from "../pages/editSitePage";
import { savedPage } from "../pages/sitePage.inputs";
import { keepPolicyVersion } from "./keepPolicyVersion";
import { MAX_POLICY, PoliciesContent } from "./policies.content";
import { Policies } from "./policies.entity";
import { PolicyVersion } from "./policyVersion.entity";

enum PolicyKind {
  PRIVACY = "PRIVACY",
  TERMS = "TERMS",
  REFUNDS = "REFUNDS",
}

registerEnumType(PolicyKind, { name: "PolicyKind" });

const TEXTS = {
  [PolicyKind.PRIVACY]: "privacyText",
  [PolicyKind.TERMS]: "termsText",
  [PolicyKind.REFUNDS]: "refundsText",
} as const;

@InputType()
export class UpdatePoliciesInput extends savedPage(PoliciesContent) {}

export const POLICIES: PageKind<PoliciesContent, Policies> = {
  target: Policies,
  content: PoliciesContent,
  noun: "page",
  guardPublishing: ({ manager, services }, _before, after) =>
    keepPolicyVersion(manager, after, services.clock.now()),
};

@Resolver(() => Policies)
export class PoliciesResolver {
  @FieldResolver(() => [PolicyKind], { description: "Those that have a text." })
  kinds(@Root() policies: Policies): PolicyKind[] {
    return Object.values(PolicyKind).filter((kind) => policies[TEXTS[kind]] !== "");
  }

  @LongText(MAX_POLICY)
  @FieldResolver(() => String, {
    description: "A policy as HTML that is safe to put into a page; its headings start at h2.",
  })
  html(@Root() policies: Policies, @Arg("kind", () => PolicyKind) kind: PolicyKind): string {
    return renderMarkdown(policies[TEXTS[kind]]);
  }

  @FieldResolver(() => PolicyVersion, { nullable: true, description: "The newest published texts." })
  async published(@Ctx() { dataSource }: Context): Promise<PolicyVersion | null> {
    const [newest] = await dataSource.manager.find(PolicyVersion, { order: { number: "DESC" }, take: 1 });
    return newest ?? null;
  }

  @Public()
  @Query(() => Policies)
  async policies(@Ctx() context: Context): Promise<Policies> {
    return findShownPage(context, Policies);
  }

  @Authorized(Role.ADMIN)
  @Query(() => Policies, { description: "As staff left it: its draft, where there is one." })
  async cmsPolicies(@Ctx() { dataSource }: Context): Promise<Policies> {
    return findNewestPage(dataSource.manager, Policies);
  }

  @Authorized(Role.ADMIN)
  @Query(() => PolicyVersion, { nullable: true, description: "The policies as they were published once." })
  async cmsPolicyVersion(
    @Arg("number", () => Int) number: number,
    @Ctx() { dataSource }: Context,
  ): Promise<PolicyVersion | null> {
    return dataSource.manager.findOneBy(PolicyVersion, { number });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Policies)
  async updatePolicies(
    @Arg("input", () => UpdatePoliciesInput) input: UpdatePoliciesInput,
    @Ctx() context: Context,
  ) {
    return savePage(context, POLICIES, input);
  }
}
