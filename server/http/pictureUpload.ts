import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { savePicture } from "../platform/media/savePicture";
import { createWorkQueue } from "../platform/workQueue";
import type { Door } from "./door";
import { PICTURE_PARTS, pictureForm, withPicture } from "./pictureForm";

/** Each holds its pixels in memory. */
const QUEUE = { atOnce: 2, maxWaiting: 16 };

/** `POST /media`, a form with `file` and `alt`, for staff: answers what the picture is called and how large it is. */
export async function addPictureUpload(app: FastifyInstance, door: Door): Promise<void> {
  const enqueue = createWorkQueue(QUEUE);
  const options = { onRequest: [door.openForStaff, pictureForm.check], bodyLimit: pictureForm.bodyLimit };

  await app.register(async (scope) => {
    await scope.register(multipart, PICTURE_PARTS);

    scope.post("/media", options, async (request, reply) => {
      const context = door.admitted(request);
      const picture = await withPicture(request, context.clientAddress, (sent) =>
        enqueue(() => savePicture(context, sent), context.signal),
      );
      const { id, url, width, height, alt } = picture;
      return reply.code(201).send({ id, url, width, height, alt });
    });
  });
}
