import { AccountToken } from "../features/auth/accountToken.entity";
import { Session } from "../features/auth/session.entity";
import { User } from "../features/auth/user.entity";
import { Course } from "../features/catalog/course.entity";
import { OfferVote } from "../features/catalog/offerVote.entity";
import { OfferVotes } from "../features/catalog/offerVotes.entity";
import { ContactMessage } from "../features/contact/contactMessage.entity";
import { ContactReply } from "../features/contact/contactReply.entity";
import { BankChunk } from "../features/enrolment/bank/bankChunk.entity";
import { BankImport } from "../features/enrolment/bank/bankImport.entity";
import { BankMapping } from "../features/enrolment/bank/bankMapping.entity";
import { BankRow } from "../features/enrolment/bank/bankRow.entity";
import { CalendarFeed } from "../features/enrolment/calendarFeed.entity";
import { Coupon } from "../features/enrolment/coupon.entity";
import { OfferingNews } from "../features/enrolment/offeringNews.entity";
import { PaymentProof } from "../features/enrolment/paymentProof.entity";
import { ProofPicture } from "../features/enrolment/proofPicture.entity";
import { Registration } from "../features/enrolment/registration.entity";
import { RegistrationEvent } from "../features/enrolment/registrationEvent.entity";
import { Batch } from "../features/learning/batch.entity";
import { BatchAccess } from "../features/learning/batchAccess.entity";
import { Reference } from "../features/learning/reference.entity";
import { ReferenceView } from "../features/learning/referenceView.entity";
import { AboutContent } from "../features/site/aboutContent.entity";
import { BlogPost } from "../features/site/blogPost.entity";
import { HomeContent } from "../features/site/homeContent.entity";
import { PageTexts } from "../features/site/pageTexts.entity";
import { Partner } from "../features/site/partner.entity";
import { Question } from "../features/site/question.entity";
import { SiteSettings } from "../features/site/siteSettings.entity";
import { Testimonial } from "../features/site/testimonial.entity";
import { Bootcamp } from "../features/workshops/bootcamp.entity";
import { BootcampLevel } from "../features/workshops/bootcampLevel.entity";
import { BootcampQuestion } from "../features/workshops/bootcampQuestion.entity";
import { BootcampSeason } from "../features/workshops/bootcampSeason.entity";
import { Run } from "../features/workshops/run.entity";
import { Workshop } from "../features/workshops/workshop.entity";
import { AuditEvent } from "../platform/audit/auditEvent.entity";
import { AuditOrigin } from "../platform/audit/auditOrigin.entity";
import { AuditSeal } from "../platform/audit/auditSeal.entity";
import { OutboxLetter } from "../platform/mail/letter.entity";
import { Picture } from "../platform/media/picture.entity";
import { PictureFile } from "../platform/media/pictureFile.entity";
import { SecurityAlert } from "../platform/security/securityAlert.entity";
import { SecurityEvent } from "../platform/security/securityEvent.entity";
import { SecretKeyUse } from "./secretKeyUse.entity";

export const entities = [
  AboutContent,
  AccountToken,
  AuditEvent,
  AuditOrigin,
  AuditSeal,
  BankChunk,
  BankImport,
  BankMapping,
  BankRow,
  Batch,
  BatchAccess,
  BlogPost,
  Bootcamp,
  BootcampLevel,
  BootcampQuestion,
  BootcampSeason,
  CalendarFeed,
  ContactMessage,
  ContactReply,
  Coupon,
  Course,
  HomeContent,
  OfferVote,
  OfferVotes,
  OfferingNews,
  OutboxLetter,
  PageTexts,
  Partner,
  PaymentProof,
  Picture,
  PictureFile,
  ProofPicture,
  Question,
  Reference,
  ReferenceView,
  Registration,
  RegistrationEvent,
  Run,
  SecretKeyUse,
  SecurityAlert,
  SecurityEvent,
  Session,
  SiteSettings,
  Testimonial,
  User,
  Workshop,
];
