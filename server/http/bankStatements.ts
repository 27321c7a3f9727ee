import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { receiveStatement } from "../features/enrolment/bank/receiveStatement";
import { createWorkQueue } from "../platform/workQueue";
import type { Door } from "./door";
import { createFileForm } from "./fileForm";

const QUEUE = { atOnce: 2, mostWaiting: 6 };

const form = createFileForm({ what: "statement", mostMegabytes: 20, readWithinMs: 300_000 });

/** `POST /cms/bank-statements`, a form with a bank's CSV in it, for staff: answers the statement's id. */
export async function addBankStatements(app: FastifyInstance, door: Door): Promise<void> {
  const enqueue = createWorkQueue(QUEUE);
  const options = { onRequest: [door.openForStaff, form.check], bodyLimit: form.bodyLimit };

  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: form.fileSize, files: 1, fields: 0, parts: 1, headerPairs: 50 },
      throwFileSizeLimit: false,
    });
    scope.post("/cms/bank-statements", options, async (request, reply) => {
      const receive = async () => {
        const part = await request.file();
        if (!part) throw form.missing();
        const { file, filename } = part;
        const upload = { name: filename, bytes: file, isCutOff: () => file.truncated };
        return receiveStatement(door.admitted(request), upload);
      };
      const made = await form.readInTime(request, () => enqueue(receive));
      if (!made) throw form.tooLarge();
      return reply.code(201).send({ id: made.id });
    });
  });
}
