import type { EntityManager } from "typeorm";
import { MoreThan } from "typeorm";
import { MINUTE_MS } from "../../../core/clock";
import { Conflict, Refusal } from "../../../core/errors";
import { signedInActor } from "../../../core/requestContext";
import { AuditEvent } from "../../../platform/audit/auditEvent.entity";
import { recordAudit } from "../../../platform/audit/recordAudit";
import type { Context, JobServices } from "../../../platform/context";
import type { Job, Queue } from "../../../platform/jobs/queue";
import { byStaff, LINK_SENT, refuseState, sendLink } from "./decideRegistration";
import type { StateFilter } from "./findRegistrationPage";
import { findUnconfirmedIds } from "./findRegistrationPage";
import { onBehalfOf } from "./onBehalfOf";
import { areAllTrusted } from "../registration/holds";

const LINKS = "registration-links";
const MAX_AT_ONCE = 500;
/** Staff may ask twice, such as after a lost response. */
const LATELY_MS = 10 * MINUTE_MS;

interface LinkJobData {
  id: string;
  staffId: string;
}

/** A job for each matching order whose address nobody has confirmed; returns how many. */
export async function sendLinksToAll(context: Context, wanted: StateFilter): Promise<number> {
  if (areAllTrusted(context)) refuseState();
  const { userId: staffId } = await signedInActor(context);
  return context.dataSource.transaction(async (manager) => {
    const ids = await findUnconfirmedIds(manager, wanted, MAX_AT_ONCE + 1);
    if (ids.length > MAX_AT_ONCE)
      throw new Conflict(`These are more than ${MAX_AT_ONCE}. Please choose one workshop, season or batch.`);
    const jobs = ids.map((id) => ({ queue: LINKS, data: { id, staffId } satisfies LinkJobData }));
    await context.jobs.enqueueAll(manager, jobs);
    const { state = null, offeringId = null } = wanted;
    const audited = {
      entity: "Registration",
      entityId: null,
      after: { state, offeringId, count: ids.length },
    };
    await recordAudit({ manager, services: context }, { action: "sendRegistrationLinks", ...audited });
    return ids.length;
  });
}

async function wasSentLately(manager: EntityManager, entityId: string, now: Date): Promise<boolean> {
  const at = MoreThan(new Date(now.getTime() - LATELY_MS));
  return manager.existsBy(AuditEvent, { entity: "Registration", entityId, action: LINK_SENT, at });
}

/** Skips an order that was confirmed or ended since, or whose link was sent lately or too often. */
async function sendOne(services: JobServices, job: Job): Promise<void> {
  const { id, staffId } = job.data as LinkJobData;
  const staff = await onBehalfOf(services, staffId);
  const skip = async () => job.complete(services.dataSource.manager);
  if (!staff) return skip();
  const send = sendLink(staff);
  try {
    await byStaff(staff, {
      ...{ id, expectedVersion: null, action: LINK_SENT },
      work: async (manager, registration, mover) => {
        if (await wasSentLately(manager, id, services.clock.now())) refuseState();
        const sent = await send(manager, registration, mover);
        await job.complete(manager);
        return sent;
      },
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await skip();
  }
}

export const registrationLinks: Queue = {
  name: LINKS,
  retryLimit: 2,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
  work: sendOne,
};
