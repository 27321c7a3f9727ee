import type { HostedVideo, PlayableVideo } from "../../../../shared/videoLink";
import { readVideoLink } from "../../../../shared/videoLink";
import type { JobServices, Services } from "../../../platform/context";
import type { Job, Queue } from "../../../platform/jobs/queue";
import { insertPicture } from "../../../platform/media/insertPicture";
import { enqueuePicture } from "../../../platform/media/pictureQueue";
import { renderPicture } from "../../../platform/media/renderPicture";
import type { RenderedPicture } from "../../../platform/media/renderPicture";
import type { Transaction } from "../../../platform/transaction";
import { Reference } from "../reference.entity";
import { fetchThumbnail } from "./fetchThumbnail";

const VIDEO_THUMBNAILS = "video-thumbnails";
/** After the first attempt; an academy without a network gives up quietly. */
const RETRY_AFTER_SECONDS = [60, 600, 3600];

interface WantedThumbnail {
  referenceId: string;
  link: string;
  attempt: number;
}

function hasThumbnail(video: PlayableVideo | null): video is Extract<PlayableVideo, HostedVideo> {
  return video !== null && video.kind !== "file";
}

/** Call it in the transaction that sets a lesson's link. */
export async function renewThumbnail(
  { manager, services }: Transaction<Pick<Services, "jobs">>,
  lesson: Reference,
  linkBefore: string | null,
): Promise<void> {
  if (lesson.link === linkBefore) return;
  lesson.thumbnailUrl = null;
  await manager.update(Reference, { id: lesson.id }, { thumbnailUrl: null });
  if (!lesson.link || !hasThumbnail(readVideoLink(lesson.link))) return;
  const data: WantedThumbnail = { referenceId: lesson.id, link: lesson.link, attempt: 0 };
  await services.jobs.enqueue(manager, { queue: VIDEO_THUMBNAILS, data });
}

/** "later" if the host cannot be reached; null if it has no usable picture. */
async function readThumbnail(
  { videoHosts }: JobServices,
  link: string,
): Promise<RenderedPicture | "later" | null> {
  const video = readVideoLink(link);
  if (!hasThumbnail(video)) return null;
  const bytes = await fetchThumbnail(video, videoHosts).catch(() => "later" as const);
  if (bytes === null || bytes === "later") return bytes;
  return enqueuePicture(() => renderPicture(bytes)).catch(() => null);
}

async function storeThumbnail(services: JobServices, job: Job): Promise<void> {
  const { dataSource, clock, jobs } = services;
  const wanted = job.data as WantedThumbnail;
  const where = { id: wanted.referenceId, link: wanted.link };
  const isWanted = await dataSource.manager.existsBy(Reference, where);
  const found = isWanted ? await readThumbnail(services, wanted.link) : null;
  await dataSource.transaction(async (manager) => {
    const afterSeconds = RETRY_AFTER_SECONDS[wanted.attempt];
    if (found === "later" && afterSeconds !== undefined) {
      const data = { ...wanted, attempt: wanted.attempt + 1 };
      await jobs.enqueue(manager, { queue: VIDEO_THUMBNAILS, data, afterSeconds });
    }
    // Staff may have changed the link since.
    const lesson =
      found &&
      found !== "later" &&
      (await manager.findOne(Reference, { where, lock: { mode: "pessimistic_write" } }));
    if (lesson) {
      const picture = await insertPicture(manager, found, { alt: "", createdAt: clock.now() });
      await manager.update(Reference, { id: lesson.id }, { thumbnailUrl: picture.url });
    }
    await job.complete(manager);
  });
}

export const videoThumbnails: Queue = {
  name: VIDEO_THUMBNAILS,
  retryLimit: 3,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 120,
  work: storeThumbnail,
};
