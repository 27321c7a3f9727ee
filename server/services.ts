import type { DataSource } from "typeorm";
import { poolOf } from "./database/dataSource";
import { findStaffEmails, findUserIdsByName } from "./features/auth/findPeople";
import { eraseMessages } from "./features/contact/eraseMessages";
import { claimOrders } from "./features/enrolment/claimOrders";
import { moveUpInLine } from "./features/enrolment/moveUpInLine";
import { watchNews } from "./features/enrolment/watchNews";
import { readAcademy } from "./platform/readAcademy";
import { readRetention } from "./features/site/readRetention";
import type { Services } from "./graphql/context";
import { systemClock } from "./platform/clock";
import { createHashing } from "./platform/hashing";
import { createJobs } from "./platform/jobs/jobs";
import { MailDelivery } from "./platform/mail/mailDelivery";
import { createRateLimits } from "./platform/rateLimits";
import { SecurityEventKind } from "./platform/security/securityEvent.entity";
import { createSecurityLog } from "./platform/security/createSecurityLog";
import { recordNames } from "./recordNames";

/** What lives as long as the process, on a connected database. */
export function createServices(
  dataSource: DataSource,
  dataKey: string,
  mailDelivery = MailDelivery.WAITING,
): Services {
  const hashing = createHashing(dataKey);
  const services: Services = {
    academyName: async () => (await readAcademy(dataSource.manager)).academyName,
    dataSource,
    clock: systemClock,
    hashing,
    jobs: createJobs(poolOf(dataSource)),
    mailDelivery,
    rateLimits: createRateLimits(poolOf(dataSource), hashing, ({ name: detail }, client) =>
      services.security.note({ kind: SecurityEventKind.LIMIT_EXCEEDED, detail, ...client }),
    ),
    seatLine: {
      moveUp: async (manager, seated) => moveUpInLine(manager, services, seated),
      watch: async (manager, seated, edit) => watchNews(manager, services, seated, edit),
    },
    ownMessages: { erase: eraseMessages },
    ownOrders: {
      claim: async (manager, owner) => claimOrders(manager, services, owner),
    },
    recordNames,
    security: createSecurityLog(() => services),
    retention: async () => readRetention(dataSource.manager),
    people: { staffEmails: findStaffEmails, idsByName: findUserIdsByName },
  };
  return services;
}
