import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
  UseMiddleware,
} from "type-graphql";
import type { Page } from "../../core/paging/connection";
import { PageArgs, connectionOf } from "../../core/paging/connection";
import { Role } from "../../core/authorization";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { VersionedInput } from "../../core/content/inputs";
import { AtMost } from "../../graphql/limits";
import type { Context } from "../../platform/context";
import { recordsPersonalDataAccess } from "../../platform/security/recordPersonalDataAccess";
import { User } from "../auth/user.entity";
import { userById } from "../learning/learning.loaders";
import { Certificate } from "./certificate.entity";
import {
  CertificatePlaceArgs,
  ConfirmCertificateNameInput,
  IssueCertificatesInput,
  RefuseCertificateNameInput,
  ReissueCertificateInput,
  RevokeCertificateInput,
} from "./certificate.inputs";
import { CertificateCandidate, CertificateState, CertificateSubject } from "./certificate.results";
import { findCandidates, findCertificateSubject } from "./findCandidates";
import { MAX_OWN, findOwnCertificates } from "./findOwnCertificates";
import { findCertificatePage } from "./findCertificatePage";
import { issueByStaff } from "./issueByStaff";
import { confirmCertificateName } from "./names/confirmCertificateName";
import {
  approveCertificateName,
  findNameRequests,
  refuseCertificateName,
} from "./names/reviewCertificateName";
import { reissueCertificate, revokeCertificate } from "./revokeCertificate";

const CertificateConnection = connectionOf(Certificate);
const CertificateCandidateConnection = connectionOf(CertificateCandidate);

@Resolver(() => Certificate)
export class CertificateResolver {
  @Authorized(Role.LEARNER)
  @AtMost(MAX_OWN)
  @Query(() => [Certificate], { description: "The viewer's, the newest first." })
  async viewerCertificates(@Ctx() context: Context): Promise<Certificate[]> {
    return findOwnCertificates(context);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => Certificate, {
    description: "Signs the account's name at once; staff look at another one. Later, only staff correct it.",
  })
  async confirmCertificateName(
    @Arg("input", () => ConfirmCertificateNameInput) input: ConfirmCertificateNameInput,
    @Ctx() context: Context,
  ) {
    return confirmCertificateName(context, input);
  }

  @FieldResolver(() => CertificateState)
  state(@Root() { revokedAt, name, requestedName }: Certificate): CertificateState {
    if (revokedAt) return CertificateState.REVOKED;
    if (name !== null) return CertificateState.VALID;
    return requestedName === null ? CertificateState.AWAITING_NAME : CertificateState.NAME_IN_REVIEW;
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => User)
  async learner(@Root() { userId }: Certificate, @Ctx() context: Context): Promise<User | undefined> {
    return userById(context).load(userId);
  }

  @Authorized(Role.ADMIN)
  @UseMiddleware(recordsPersonalDataAccess)
  @Query(() => CertificateConnection, { description: "The newest first." })
  async cmsCertificates(
    @Args(() => PageArgs) page: PageArgs,
    @Arg("search", () => String, { nullable: true }) search: string | null,
    @Ctx() { dataSource }: Context,
  ): Promise<Page<Certificate>> {
    return findCertificatePage(dataSource.manager, { ...page, search });
  }

  @Authorized(Role.ADMIN)
  @UseMiddleware(recordsPersonalDataAccess)
  @Query(() => Certificate, { nullable: true })
  async cmsCertificate(
    @Arg("id", () => GraphQLUUID) id: string,
    @Ctx() { dataSource }: Context,
  ): Promise<Certificate | null> {
    return dataSource.manager.findOneBy(Certificate, { id });
  }

  @Authorized(Role.ADMIN)
  @UseMiddleware(recordsPersonalDataAccess)
  @Query(() => CertificateCandidateConnection, {
    description: "People of a batch or run by name: who has a certificate, and who earned one.",
  })
  async certificateCandidates(
    @Args(() => CertificatePlaceArgs) place: CertificatePlaceArgs,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: Context,
  ): Promise<Page<CertificateCandidate>> {
    return findCandidates(context, { ...place, ...page });
  }

  @Authorized(Role.ADMIN)
  @Query(() => CertificateSubject)
  async certificateSubject(
    @Args(() => CertificatePlaceArgs) place: CertificatePlaceArgs,
    @Ctx() context: Context,
  ): Promise<CertificateSubject> {
    return findCertificateSubject(context, place);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => [Certificate], { description: "To people of a batch or run. Skips those who have one." })
  async issueCertificates(
    @Arg("input", () => IssueCertificatesInput) input: IssueCertificatesInput,
    @Ctx() context: Context,
  ) {
    return issueByStaff(context, input);
  }

  @Authorized(Role.ADMIN)
  @UseMiddleware(recordsPersonalDataAccess)
  @Query(() => CertificateConnection, {
    description: "Those whose name staff have to look at, the latest first.",
  })
  async certificateNameRequests(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { dataSource }: Context,
  ): Promise<Page<Certificate>> {
    return findNameRequests(dataSource.manager, page);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Certificate, {
    description: "Signs the certificate with the name that the learner asked for.",
  })
  async approveCertificateName(
    @Arg("input", () => VersionedInput) input: VersionedInput,
    @Ctx() context: Context,
  ) {
    return approveCertificateName(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Certificate, { description: "The learner may ask for another name." })
  async refuseCertificateName(
    @Arg("input", () => RefuseCertificateNameInput) input: RefuseCertificateNameInput,
    @Ctx() context: Context,
  ) {
    return refuseCertificateName(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Certificate, { description: "Its page says so, and why." })
  async revokeCertificate(
    @Arg("input", () => RevokeCertificateInput) input: RevokeCertificateInput,
    @Ctx() context: Context,
  ) {
    return revokeCertificate(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Certificate, {
    description: "Revokes it and issues one with this name; returns the new one.",
  })
  async reissueCertificate(
    @Arg("input", () => ReissueCertificateInput) input: ReissueCertificateInput,
    @Ctx() context: Context,
  ) {
    return reissueCertificate(context, input);
  }
}

@Resolver(() => CertificateCandidate)
export class CertificateCandidateResolver {
  @FieldResolver(() => User)
  async learner(@Root() { id }: CertificateCandidate, @Ctx() context: Context): Promise<User | undefined> {
    return userById(context).load(id);
  }
}
