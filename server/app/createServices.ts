import type { DataSource } from "typeorm";
import { poolOf } from "../database/dataSource";
import { findStaffEmails, findStaffIds, findUserIdsByName, holdContacts } from "../features/auth/findPeople";
import { eraseMessages } from "../features/contact/eraseMessages";
import { findConfirmedBatchIds } from "../features/enrolment/registration/ordersOf";
import { claimOrders } from "../features/enrolment/links/claimOrders";
import { RUNS_OF_ACCOUNT, findRunHolders } from "../features/enrolment/seats/findRunSeats";
import { moveUpInLine } from "../features/enrolment/seats/moveUpInLine";
import { watchNews } from "../features/enrolment/registration/watchNews";
import { enqueueCertificateCheck } from "../features/certificates/certificateCheckJob";
import { exercisePort } from "../features/practice/exercises/exercisePort";
import { readAcademy } from "../platform/readAcademy";
import type { RecordNames } from "../platform/recordNames";
import { readRetention } from "../features/site/readRetention";
import type { Services } from "../platform/context";
import { systemClock } from "../core/clock";
import type { PasswordCost } from "../platform/hashing";
import { createHashing } from "../platform/hashing";
import { createJobs } from "../platform/jobs/jobs";
import { MailDelivery } from "../platform/mail/mailDelivery";
import { VIDEO_HOSTS } from "../platform/media/videoHosts";
import { createRateLimits } from "../platform/limits/rateLimits";
import { SecurityEventKind } from "../platform/security/securityEvent.entity";
import { createSecurityLog } from "../platform/security/createSecurityLog";
import { collect } from "./features";
import { reservedSlugs } from "./reservedSlugs";

interface ServiceOptions {
  mailDelivery?: MailDelivery;
  passwordCost?: PasswordCost;
  publicOrigin?: string | null;
}

export function createServices(
  dataSource: DataSource,
  dataKey: string,
  { mailDelivery = MailDelivery.WAITING, passwordCost, publicOrigin = null }: ServiceOptions = {},
): Services {
  const hashing = createHashing(dataKey, passwordCost);
  const services: Services = {
    academyName: async () => (await readAcademy(dataSource.manager)).academyName,
    checker: null,
    dataSource,
    clock: systemClock,
    exercises: exercisePort,
    hashing,
    jobs: createJobs(poolOf(dataSource)),
    mailDelivery,
    rateLimits: createRateLimits(poolOf(dataSource), hashing, ({ name: detail }, client) =>
      services.security.note({ kind: SecurityEventKind.LIMIT_EXCEEDED, detail, ...client }),
    ),
    runSeats: { runsOfAccount: RUNS_OF_ACCOUNT, holders: findRunHolders },
    seatLine: {
      moveUp: async (manager, seated) => moveUpInLine({ manager, services }, seated),
      watch: async (manager, seated, edit) => watchNews({ manager, services }, seated, edit),
    },
    certificateChecks: {
      enqueue: async (manager, person) => enqueueCertificateCheck(manager, services, person),
    },
    ownMessages: { erase: eraseMessages },
    ownOrders: {
      claim: async (manager, owner) => claimOrders({ manager, services }, owner),
      confirmedBatchIds: findConfirmedBatchIds,
    },
    recordNames: Object.assign({}, ...collect("recordNames")) as RecordNames,
    reservedSlugs,
    security: createSecurityLog(() => services),
    retention: async () => readRetention(dataSource.manager),
    videoHosts: VIDEO_HOSTS,
    publicOrigin,
    people: {
      staffEmails: findStaffEmails,
      staffIds: findStaffIds,
      holdContacts,
      idsByName: findUserIdsByName,
    },
  };
  return services;
}
