import type { DataSource } from "typeorm";
import type { Clock } from "../core/clock";
import type { RequestContext } from "../core/requestContext";
import type { CertificateChecks } from "./certificateChecks";
import type { CheckerAddress } from "../core/checkerAddress";
import type { Exercises } from "./exercises";
import type { Hashing } from "./hashing";
import type { Jobs } from "./jobs/jobs";
import type { RateLimits } from "./limits/rateLimits";
import type { MailDelivery } from "./mail/mailDelivery";
import type { Mailer } from "./mail/mailer";
import type { VideoHosts } from "./media/videoHosts";
import type { OwnMessages } from "./ownMessages";
import type { OwnOrders } from "./ownOrders";
import type { People } from "./people";
import type { RecordNames } from "./recordNames";
import type { Retention } from "./retention";
import type { RunSeats } from "./runSeats";
import type { SeatLine } from "./seatLine";
import type { SecurityLog } from "./security/securityLog";

export interface Services {
  academyName: () => Promise<string>;
  /** Set by the start; null without a checker: code that learners send then waits. */
  checker: CheckerAddress | null;
  dataSource: DataSource;
  clock: Clock;
  exercises: Exercises;
  hashing: Hashing;
  jobs: Jobs;
  mailDelivery: MailDelivery;
  rateLimits: RateLimits;
  runSeats: RunSeats;
  seatLine: SeatLine;
  certificateChecks: CertificateChecks;
  ownMessages: OwnMessages;
  ownOrders: OwnOrders;
  recordNames: RecordNames;
  /** First path segments of pages and routes, which no workshop may use as its slug. */
  reservedSlugs: ReadonlySet<string>;
  security: SecurityLog;
  people: People;
  /** Null where each request has its own. */
  publicOrigin: string | null;
  retention: () => Promise<Retention>;
  videoHosts: VideoHosts;
}

export interface JobServices extends Services {
  mailer: Mailer;
}

export interface Context extends Services, RequestContext {}
