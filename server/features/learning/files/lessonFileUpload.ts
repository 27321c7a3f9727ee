import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { createFileForm } from "../../../http/forms/fileForm";
import { createHeldForm, partsOf } from "../../../http/forms/heldForm";
import type { RouteParts } from "../../../platform/feature";
import { LessonFilePurpose } from "./lessonFile.entity";
import { saveLessonFile } from "./saveLessonFile";

const form = createFileForm({ what: "file", maxMegabytes: 20, readWithinMs: 300_000 });

const readForm = createHeldForm(form, { perClient: 2, maxBytesHeld: 64 * 1024 * 1024 });

const ADDRESSES = {
  "/cms/lesson-files": LessonFilePurpose.FILE,
  "/cms/lesson-captions": LessonFilePurpose.CAPTIONS,
};

/** Staff upload a form with `file`; it belongs to no lesson until a lesson is saved with its id. */
export async function addLessonFileUpload(app: FastifyInstance, { guard }: RouteParts): Promise<void> {
  const options = { onRequest: [guard.openForStaff, form.check], bodyLimit: form.bodyLimit };
  await app.register(async (scope) => {
    await scope.register(multipart, partsOf(form, 0));
    for (const [address, purpose] of Object.entries(ADDRESSES)) {
      scope.post(address, options, async (request, reply) => {
        const context = guard.admitted(request);
        const { id, name, sizeBytes } = await readForm(request, context.clientAddress, (sent) =>
          saveLessonFile(context, purpose, { name: sent.fileName, bytes: sent.bytes }),
        );
        return reply.code(201).send({ id, name, sizeBytes });
      });
    }
  });
}
