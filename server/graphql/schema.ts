import { buildSchemaSync } from "type-graphql";
import { AccountResolver } from "../features/auth/account.resolver";
import { AuthResolver } from "../features/auth/auth.resolver";
import { ProfileResolver } from "../features/auth/profile.resolver";
import { CourseResolver } from "../features/catalog/course.resolver";
import { OfferVoteResolver } from "../features/catalog/offerVote.resolver";
import { ContactMessageResolver } from "../features/contact/contactMessage.resolver";
import { BankImportResolver, BankRowResolver } from "../features/enrolment/bank/bank.resolver";
import { BatchRegistrationResolver } from "../features/enrolment/batchRegistration.resolver";
import { registeredPeopleResolvers } from "../features/enrolment/registeredPeople.resolver";
import {
  CmsRegistrationResolver,
  RegistrationConnectionResolver,
} from "../features/enrolment/cmsRegistration.resolver";
import { CouponResolver } from "../features/enrolment/coupon.resolver";
import { OwnAccountResolver } from "../features/enrolment/ownAccount.resolver";
import { PaymentProofResolver, RegistrationResolver } from "../features/enrolment/registration.resolver";
import { RegistrationOfferingResolver } from "../features/enrolment/registrationOffering.resolver";
import { RegistrationTermsResolver } from "../features/enrolment/registrationTerms.resolver";
import { RegistrationLettersResolver } from "../features/enrolment/registrationLetters.resolver";
import { BatchResolver, CourseBatchesResolver } from "../features/learning/batch.resolver";
import { BatchAccessResolver } from "../features/learning/batchAccess.resolver";
import { OwnBatchResolver } from "../features/learning/ownBatches.resolver";
import { ReferenceResolver } from "../features/learning/reference.resolver";
import { BlogPostResolver } from "../features/site/blogPost.resolver";
import { StaffNumbersResolver } from "../features/site/numbers/staffNumbers.resolver";
import { RegistrationPaymentResolver } from "../features/site/payment.resolver";
import { PartnerResolver } from "../features/site/partner.resolver";
import { QuestionResolver } from "../features/site/question.resolver";
import { SiteResolver } from "../features/site/site.resolver";
import { BootcampResolver } from "../features/workshops/bootcamp.resolver";
import { BootcampLevelResolver } from "../features/workshops/bootcampLevel.resolver";
import { BootcampQuestionResolver } from "../features/workshops/bootcampQuestion.resolver";
import { BootcampSeasonResolver } from "../features/workshops/bootcampSeason.resolver";
import { RunInvitationResolver } from "../features/enrolment/runInvitation.resolver";
import { RunResolver } from "../features/workshops/run.resolver";
import { SeasonRunResolver, WorkshopRunResolver } from "../features/workshops/runParent.resolver";
import { WorkshopResolver } from "../features/workshops/workshop.resolver";
import { AuditResolver } from "../platform/audit/audit.resolver";
import { LetterResolver } from "../platform/mail/letter.resolver";
import { PictureResolver } from "../platform/media/picture.resolver";
import { SecurityResolver } from "../platform/security/security.resolver";
import { TestimonialResolver } from "../features/site/testimonial.resolver";
import { checkAudience } from "./checkAudience";

/** The whole API: every feature's resolvers. */
export function createSchema() {
  return buildSchemaSync({
    resolvers: [
      AccountResolver,
      AuditResolver,
      AuthResolver,
      BankImportResolver,
      BankRowResolver,
      BatchAccessResolver,
      BatchRegistrationResolver,
      ...registeredPeopleResolvers,
      BatchResolver,
      BlogPostResolver,
      BootcampLevelResolver,
      BootcampQuestionResolver,
      BootcampResolver,
      BootcampSeasonResolver,
      CmsRegistrationResolver,
      ContactMessageResolver,
      CouponResolver,
      CourseBatchesResolver,
      CourseResolver,
      LetterResolver,
      OfferVoteResolver,
      OwnAccountResolver,
      OwnBatchResolver,
      PartnerResolver,
      PaymentProofResolver,
      PictureResolver,
      ProfileResolver,
      QuestionResolver,
      ReferenceResolver,
      RegistrationConnectionResolver,
      RegistrationLettersResolver,
      RegistrationPaymentResolver,
      RegistrationOfferingResolver,
      RegistrationTermsResolver,
      RegistrationResolver,
      RunInvitationResolver,
      RunResolver,
      SeasonRunResolver,
      SecurityResolver,
      SiteResolver,
      StaffNumbersResolver,
      TestimonialResolver,
      WorkshopResolver,
      WorkshopRunResolver,
    ],
    authChecker: checkAudience,
    // A failed check must not send the input back: it may hold a password or a code.
    validate: {
      forbidUnknownValues: false,
      stopAtFirstError: true,
      validationError: { target: false, value: false },
    },
  });
}
