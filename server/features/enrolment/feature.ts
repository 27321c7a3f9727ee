import type { Feature } from "../../platform/feature";
import { namesOf } from "../../platform/recordNames";
import { Run } from "../workshops/runs/run.entity";
import { BankImportResolver, BankRowResolver } from "./bank/bank.resolver";
import { BankImport } from "./bank/bankImport.entity";
import { BankMapping } from "./bank/bankMapping.entity";
import { BankRow } from "./bank/bankRow.entity";
import { addBankStatements } from "./bank/bankStatements";
import { BatchRegistrationResolver } from "./registering/batchRegistration.resolver";
import { CalendarFeed } from "./calendar/calendarFeed.entity";
import { OrderAccessResolver } from "./staff/orderAccess.resolver";
import { CmsRegistrationResolver, RegistrationConnectionResolver } from "./staff/cmsRegistration.resolver";
import { Coupon } from "./coupons/coupon.entity";
import { CouponRecords, CouponResolver } from "./coupons/coupon.resolver";
import { titleOf } from "./offerings/offering";
import { emailOfOrder } from "./emails/emailOfOrder";
import { notifyOfOrder } from "./emails/notifyOfOrder";
import { listenToOrders } from "./registration/orderEvents";
import { fillFreedSeats } from "./seats/fillFreedSeats";
import { OfferingNews } from "./registration/offeringNews.entity";
import { OwnAccountResolver } from "./privacy/ownAccount.resolver";
import { addOwnCalendar } from "./calendar/ownCalendar";
import { PaymentProof } from "./registration/paymentProof.entity";
import { addPaymentProofs } from "./payments/paymentProofs";
import { ProofPicture } from "./registration/proofPicture.entity";
import { readOwnRegistrations } from "./privacy/readOwnRegistrations";
import { registeredPeopleResolvers } from "./registering/registeredPeople.resolver";
import { Registration } from "./registration/registration.entity";
import { PaymentProofResolver, RegistrationResolver } from "./registering/registration.resolver";
import { RegistrationEvent } from "./registration/registrationEvent.entity";
import { RegistrationEmailsResolver } from "./staff/registrationEmails.resolver";
import { RegistrationOfferingResolver } from "./registering/registrationOffering.resolver";
import { registrationLinks } from "./staff/sendLinksToAll";
import { addRegistrationsExport } from "./staff/registrationsExport";
import { RegistrationTermsResolver } from "./registering/registrationTerms.resolver";
import { RunInvitationResolver } from "./seats/runInvitation.resolver";
import { sweepOldOrders } from "./privacy/sweepOldOrders";
import { waitingPeopleResolvers } from "./seats/waitingPeople.resolver";
import { sweepRegistrations } from "./seats/sweepRegistrations";

listenToOrders(fillFreedSeats, emailOfOrder, notifyOfOrder);

export const enrolment: Feature = {
  entities: [
    BankImport,
    BankMapping,
    BankRow,
    CalendarFeed,
    Coupon,
    OfferingNews,
    PaymentProof,
    ProofPicture,
    Registration,
    RegistrationEvent,
  ],
  resolvers: [
    BankImportResolver,
    BankRowResolver,
    BatchRegistrationResolver,
    CmsRegistrationResolver,
    OrderAccessResolver,
    CouponRecords,
    CouponResolver,
    OwnAccountResolver,
    PaymentProofResolver,
    RegistrationConnectionResolver,
    RegistrationEmailsResolver,
    RegistrationOfferingResolver,
    RegistrationResolver,
    RegistrationTermsResolver,
    RunInvitationResolver,
    ...registeredPeopleResolvers,
    ...waitingPeopleResolvers,
  ],
  routes: [addBankStatements, addOwnCalendar, addPaymentProofs, addRegistrationsExport],
  queues: [registrationLinks],
  schedules: [
    { name: "sweep-registrations", cron: "* * * * *", work: sweepRegistrations },
    { name: "sweep-old-orders", cron: "0 22 * * *", work: sweepOldOrders },
  ],
  personalData: [async (context, { id }) => ({ registrations: await readOwnRegistrations(context, id) })],
  recordNames: {
    Registration: namesOf(Registration, { nameOf: ({ name, reference }) => `${name}, ${reference}` }),
    Run: namesOf(Run, {
      relations: { workshop: true, season: true },
      nameOf: (run) => titleOf(run.workshop?.name ?? run.season?.title ?? "", run),
    }),
  },
  reservedSlugs: ["calendar", "payment-proofs"],
};
