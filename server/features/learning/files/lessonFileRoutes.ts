import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DataSource } from "typeorm";
import { NotFound } from "../../../core/errors";
import { signedInActor } from "../../../core/requestContext";
import { canonicalUuid } from "../../../core/uuid";
import { byteRangeOf } from "../../../http/byteRange";
import { hasAlready } from "../../../http/caching/revalidation";
import type { Context } from "../../../platform/context";
import type { RouteParts } from "../../../platform/feature";
import { countAttempt } from "../../../platform/limits/countAttempt";
import { limitOf } from "../../../platform/limits/limits";
import { findLesson } from "../portal/requireLesson";
import { LessonFile, LessonFilePurpose } from "./lessonFile.entity";
import { PDF_TYPE } from "./lessonFileTypes";
import { readLessonFile } from "./readLessonFile";

/** A PDF viewer or a download manager asks for many ranges of a file. */
const PER_ACCOUNT = limitOf("lesson-files");

interface FileRoute {
  Params: { id: string };
  Querystring: { open?: string };
}

/** The file of a lesson that the viewer has access to. */
async function findFile(context: Context, lessonId: string, purpose: LessonFilePurpose): Promise<LessonFile> {
  const id = canonicalUuid(lessonId);
  const lesson = id && (await findLesson(context, id));
  const fileId = lesson && (purpose === LessonFilePurpose.FILE ? lesson.fileId : lesson.captionsId);
  const file = fileId && (await context.dataSource.manager.findOneBy(LessonFile, { id: fileId }));
  if (!file) throw new NotFound("file");
  return file;
}

/** RFC 6266: letters outside ASCII are in `filename*` only. */
function dispositionOf({ name, mediaType, purpose }: LessonFile, isOpened: boolean): string {
  const kind =
    purpose === LessonFilePurpose.CAPTIONS || (isOpened && mediaType === PDF_TYPE) ? "inline" : "attachment";
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

async function countDownload(context: Context): Promise<void> {
  const { userId } = await signedInActor(context);
  await countAttempt(context, [{ limit: PER_ACCOUNT, key: userId }]);
}

interface Sent {
  request: FastifyRequest<FileRoute>;
  file: LessonFile;
  dataSource: DataSource;
}

function sendFile(reply: FastifyReply, { request, file, dataSource }: Sent) {
  const { headers, method, query } = request;
  const { id, sizeBytes: size } = file;
  const etag = `"${file.digest}"`;
  void reply.headers({
    "accept-ranges": "bytes",
    // Revalidated at each use, so that access that ended shows nothing.
    "cache-control": "private, no-cache",
    "content-disposition": dispositionOf(file, query.open !== undefined),
    "content-security-policy":
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "content-type": file.mediaType,
    "x-content-type-options": "nosniff",
    etag,
  });
  if (hasAlready(headers, etag)) return reply.code(304).send();
  const { "if-range": ifRange, range: asked } = headers;
  const range = byteRangeOf({ range: asked, ifRange: ifRange as string | undefined }, etag, size);
  if (range === "unsatisfiable") {
    void reply.code(416).header("content-range", `bytes */${size}`).removeHeader("content-disposition");
    return reply.type("text/plain").send("The file is shorter.");
  }
  if (range) void reply.code(206).header("content-range", `bytes ${range.first}-${range.last}/${size}`);
  const { first, last } = range ?? { first: 0, last: size - 1 };
  void reply.header("content-length", last - first + 1);
  if (method === "HEAD") return reply.send();
  return reply.send(Readable.from(readLessonFile(dataSource, id, { first, last }), { objectMode: false }));
}

const PATHS = {
  "/lessons/:id/file": LessonFilePurpose.FILE,
  "/lessons/:id/captions": LessonFilePurpose.CAPTIONS,
};

/** For people with access to the lesson. Not compressed: ranges count uncompressed bytes. */
export function addLessonFileRoutes(app: FastifyInstance, { guard }: RouteParts): void {
  for (const [url, purpose] of Object.entries(PATHS)) {
    app.route<FileRoute>({
      method: ["GET", "HEAD"],
      url,
      compress: false,
      onRequest: guard.openForSignedIn,
      handler: async (request, reply) => {
        const context = guard.admitted(request);
        const file = await findFile(context, request.params.id, purpose);
        await countDownload(context);
        return sendFile(reply, { request, file, dataSource: context.dataSource });
      },
    });
  }
}
