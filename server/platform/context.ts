import type { DataSource } from "typeorm";
import type { Clock } from "../core/clock";
import type { RequestContext } from "../core/requestContext";
import type { Hashing } from "./hashing";
import type { Jobs } from "./jobs/jobs";
import type { RateLimits } from "./limits/rateLimits";
import type { MailDelivery } from "./mail/mailDelivery";
import type { Mailer } from "./mail/mailer";
import type { OwnMessages } from "./ownMessages";
import type { OwnOrders } from "./ownOrders";
import type { People } from "./people";
import type { RecordNames } from "./recordNames";
import type { Retention } from "./retention";
import type { SeatLine } from "./seatLine";
import type { SecurityLog } from "./security/securityLog";

/** What lives as long as the process. */
export interface Services {
  /** As the site settings name it. */
  academyName: () => Promise<string>;
  dataSource: DataSource;
  clock: Clock;
  hashing: Hashing;
  jobs: Jobs;
  mailDelivery: MailDelivery;
  rateLimits: RateLimits;
  seatLine: SeatLine;
  ownMessages: OwnMessages;
  ownOrders: OwnOrders;
  recordNames: RecordNames;
  /** First parts of addresses that pages and routes have: no workshop can have them. */
  reservedSlugs: ReadonlySet<string>;
  security: SecurityLog;
  people: People;
  /** How long the site's settings let personal data be kept. */
  retention: () => Promise<Retention>;
}

/** What background jobs get. */
export interface JobServices extends Services {
  mailer: Mailer;
}

/** What operations get: the process's services, those that limit or log bound to the client, and the request. */
export interface Context extends Services, RequestContext {}
