// Written by npm run schema.
import { LearningCore1763683200000 } from "./1763683200000-LearningCore";
import { AuditOrder1763683300000 } from "./1763683300000-AuditOrder";
import { Workshops1763683400000 } from "./1763683400000-Workshops";
import { SiteContent1763683500000 } from "./1763683500000-SiteContent";
import { Media1763683600000 } from "./1763683600000-Media";
import { Mail1763683700000 } from "./1763683700000-Mail";
import { Contact1763683800000 } from "./1763683800000-Contact";
import { Enrolment1763683900000 } from "./1763683900000-Enrolment";
import { BankStatements1763684000000 } from "./1763684000000-BankStatements";
import { Account1763684100000 } from "./1763684100000-Account";
import { StaffNumbers1763684200000 } from "./1763684200000-StaffNumbers";
import { LettersAbout1763684250000 } from "./1763684250000-LettersAbout";
import { SeatsShown1763684300000 } from "./1763684300000-SeatsShown";
import { SeasonsAlone1763684351000 } from "./1763684351000-SeasonsAlone";
import { CountdownText1763684351100 } from "./1763684351100-CountdownText";
import { OrdersOfAccounts1763684460000 } from "./1763684460000-OrdersOfAccounts";
import { HoldReminders1763684960000 } from "./1763684960000-HoldReminders";
import { UnusedProofPictures1763685660000 } from "./1763685660000-UnusedProofPictures";
import { OfferingNews1763685661000 } from "./1763685661000-OfferingNews";
import { TestimonialPictures1763686980000 } from "./1763686980000-TestimonialPictures";
import { PageTexts1763688360000 } from "./1763688360000-PageTexts";
import { PageDrafts1763773200000 } from "./1763773200000-PageDrafts";
import { EmailKeys1763801000000 } from "./1763801000000-EmailKeys";
import { IdempotencyBody1763801100000 } from "./1763801100000-IdempotencyBody";
import { PasswordConfirmation1763802000000 } from "./1763802000000-PasswordConfirmation";
import { LetterTokens1763802100000 } from "./1763802100000-LetterTokens";
import { KnownDevices1763802200000 } from "./1763802200000-KnownDevices";
import { SecurityEvents1763803000000 } from "./1763803000000-SecurityEvents";
import { AuditChain1763803100000 } from "./1763803100000-AuditChain";
import { Runs1763804100000 } from "./1763804100000-Runs";
import { RunInvitations1763804200000 } from "./1763804200000-RunInvitations";
import { SecretKeyUses1763807000000 } from "./1763807000000-SecretKeyUses";
import { TextsAboutCodes1763808000000 } from "./1763808000000-TextsAboutCodes";
import { PaymentCheckTime1763809000000 } from "./1763809000000-PaymentCheckTime";
import { ConfirmedAddresses1763811000000 } from "./1763811000000-ConfirmedAddresses";
import { UnverifiedMail1763811100000 } from "./1763811100000-UnverifiedMail";
import { OrdersOfStrangers1763811200000 } from "./1763811200000-OrdersOfStrangers";
import { LinkVersions1763811300000 } from "./1763811300000-LinkVersions";
import { Retention1763812000000 } from "./1763812000000-Retention";
import { SettledBankRows1763813000000 } from "./1763813000000-SettledBankRows";
import { UnconfirmedPayments1763813100000 } from "./1763813100000-UnconfirmedPayments";
import { ReportedHolds1763814000000 } from "./1763814000000-ReportedHolds";
import { SettledById1763814100000 } from "./1763814100000-SettledById";
import { MessageKeys1763815000000 } from "./1763815000000-MessageKeys";
import { WrappedDataKey1763816000000 } from "./1763816000000-WrappedDataKey";
import { SealedByOwner1763820000000 } from "./1763820000000-SealedByOwner";
import { SecretVersions1763820100000 } from "./1763820100000-SecretVersions";
import { WhatsAppNumber1763840000000 } from "./1763840000000-WhatsAppNumber";
import { BankAttempts1798300000000 } from "./1798300000000-BankAttempts";
import { SecondPaidOrders1798310000000 } from "./1798310000000-SecondPaidOrders";
import { TrustedLinks1798310100000 } from "./1798310100000-TrustedLinks";
import { ForgottenRequests1798313000000 } from "./1798313000000-ForgottenRequests";
import { SeparatedAccounts1798314000000 } from "./1798314000000-SeparatedAccounts";
import { BankJobs1798314200000 } from "./1798314200000-BankJobs";
import { CouponNotes1798314300000 } from "./1798314300000-CouponNotes";
import { WorkshopLanguage1798314400000 } from "./1798314400000-WorkshopLanguage";
import { LessonProgress1798314500000 } from "./1798314500000-LessonProgress";
import { LiveClasses1798314600000 } from "./1798314600000-LiveClasses";
import { Certificates1798314700000 } from "./1798314700000-Certificates";
import { CertificateClasses1798314700100 } from "./1798314700100-CertificateClasses";
import { Notifications1798314800000 } from "./1798314800000-Notifications";
import { RemovedLessons1798314900000 } from "./1798314900000-RemovedLessons";
import { LessonFiles1798314900100 } from "./1798314900100-LessonFiles";
import { LessonQuestions1798315000000 } from "./1798315000000-LessonQuestions";
import { LessonNotes1798315000100 } from "./1798315000100-LessonNotes";
import { Search1798315100000 } from "./1798315100000-Search";
import { TestimonialBuilt1798315200000 } from "./1798315200000-TestimonialBuilt";
import { CourseStudyHours1798315300000 } from "./1798315300000-CourseStudyHours";
import { SearchAccents1798315400000 } from "./1798315400000-SearchAccents";
import { Exercises1798315500000 } from "./1798315500000-Exercises";
import { ExercisePlaces1798315500100 } from "./1798315500100-ExercisePlaces";
import { Submissions1798315500200 } from "./1798315500200-Submissions";
import { Policies1798315600200 } from "./1798315600200-Policies";
import { CoursePages1798315600300 } from "./1798315600300-CoursePages";
import { Subjects1798315600400 } from "./1798315600400-Subjects";
import { VideoThumbnails1798315700200 } from "./1798315700200-VideoThumbnails";
import { Teachers1798315700300 } from "./1798315700300-Teachers";
import { HomePath1798315700400 } from "./1798315700400-HomePath";
import { WaysToLearn1798315700500 } from "./1798315700500-WaysToLearn";
import { WorkshopPages1798315900300 } from "./1798315900300-WorkshopPages";
import { SiteCounters1798316000300 } from "./1798316000300-SiteCounters";
import { CourseReviews1798316100300 } from "./1798316100300-CourseReviews";
import { BankRowStates1798400000300 } from "./1798400000300-BankRowStates";
import { OrdersConfirmedByPhone1798500000300 } from "./1798500000300-OrdersConfirmedByPhone";
import { UtrsOfCancelledOrders1798500100300 } from "./1798500100300-UtrsOfCancelledOrders";
import { SearchSignedWords1798600000300 } from "./1798600000300-SearchSignedWords";
import { CertificateEvidence1798700000300 } from "./1798700000300-CertificateEvidence";
import { CertificateNames1798700100300 } from "./1798700100300-CertificateNames";
import { ExerciseMutants1798800000300 } from "./1798800000300-ExerciseMutants";
import { TypesThatCount1798810000300 } from "./1798810000300-TypesThatCount";
import { SearchSources1798850000400 } from "./1798850000400-SearchSources";
import { LessonNoteKeys1798850100400 } from "./1798850100400-LessonNoteKeys";
import { ClassesPlannedAnyway1798850200400 } from "./1798850200400-ClassesPlannedAnyway";
import { UnconfirmedHolds1798900200300 } from "./1798900200300-UnconfirmedHolds";
import { SearchWorkshopTexts1798900300400 } from "./1798900300400-SearchWorkshopTexts";
import { SearchJoinedWords1798900400400 } from "./1798900400400-SearchJoinedWords";

export const migrations = [
  LearningCore1763683200000,
  AuditOrder1763683300000,
  Workshops1763683400000,
  SiteContent1763683500000,
  Media1763683600000,
  Mail1763683700000,
  Contact1763683800000,
  Enrolment1763683900000,
  BankStatements1763684000000,
  Account1763684100000,
  StaffNumbers1763684200000,
  LettersAbout1763684250000,
  SeatsShown1763684300000,
  SeasonsAlone1763684351000,
  CountdownText1763684351100,
  OrdersOfAccounts1763684460000,
  HoldReminders1763684960000,
  UnusedProofPictures1763685660000,
  OfferingNews1763685661000,
  TestimonialPictures1763686980000,
  PageTexts1763688360000,
  PageDrafts1763773200000,
  EmailKeys1763801000000,
  IdempotencyBody1763801100000,
  PasswordConfirmation1763802000000,
  LetterTokens1763802100000,
  KnownDevices1763802200000,
  SecurityEvents1763803000000,
  AuditChain1763803100000,
  Runs1763804100000,
  RunInvitations1763804200000,
  SecretKeyUses1763807000000,
  TextsAboutCodes1763808000000,
  PaymentCheckTime1763809000000,
  ConfirmedAddresses1763811000000,
  UnverifiedMail1763811100000,
  OrdersOfStrangers1763811200000,
  LinkVersions1763811300000,
  Retention1763812000000,
  SettledBankRows1763813000000,
  UnconfirmedPayments1763813100000,
  ReportedHolds1763814000000,
  SettledById1763814100000,
  MessageKeys1763815000000,
  WrappedDataKey1763816000000,
  SealedByOwner1763820000000,
  SecretVersions1763820100000,
  WhatsAppNumber1763840000000,
  BankAttempts1798300000000,
  SecondPaidOrders1798310000000,
  TrustedLinks1798310100000,
  ForgottenRequests1798313000000,
  SeparatedAccounts1798314000000,
  BankJobs1798314200000,
  CouponNotes1798314300000,
  WorkshopLanguage1798314400000,
  LessonProgress1798314500000,
  LiveClasses1798314600000,
  Certificates1798314700000,
  CertificateClasses1798314700100,
  Notifications1798314800000,
  RemovedLessons1798314900000,
  LessonFiles1798314900100,
  LessonQuestions1798315000000,
  LessonNotes1798315000100,
  Search1798315100000,
  TestimonialBuilt1798315200000,
  CourseStudyHours1798315300000,
  SearchAccents1798315400000,
  Exercises1798315500000,
  ExercisePlaces1798315500100,
  Submissions1798315500200,
  Policies1798315600200,
  CoursePages1798315600300,
  Subjects1798315600400,
  VideoThumbnails1798315700200,
  Teachers1798315700300,
  HomePath1798315700400,
  WaysToLearn1798315700500,
  WorkshopPages1798315900300,
  SiteCounters1798316000300,
  CourseReviews1798316100300,
  BankRowStates1798400000300,
  OrdersConfirmedByPhone1798500000300,
  UtrsOfCancelledOrders1798500100300,
  SearchSignedWords1798600000300,
  CertificateEvidence1798700000300,
  CertificateNames1798700100300,
  ExerciseMutants1798800000300,
  TypesThatCount1798810000300,
  SearchSources1798850000400,
  LessonNoteKeys1798850100400,
  ClassesPlannedAnyway1798850200400,
  UnconfirmedHolds1798900200300,
  SearchWorkshopTexts1798900300400,
  SearchJoinedWords1798900400400,
];
