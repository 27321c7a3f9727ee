import type { FastifyInstance, FastifyRequest } from "fastify";
import { paths } from "../../../../shared/paths";
import { Invalid, NotFound } from "../../../core/errors";
import { refuseHostileText } from "../../../core/text/hostileText";
import type { RouteParts } from "../../../platform/feature";
import { MAX_CODE } from "../exercises/exercise.content";
import { Exercise } from "../exercises/exercise.entity";
import { saveDraft } from "../drafts/saveDraft";
import { submitCode } from "../submissions/submitCode";

/** Percent-encoded, a character of code takes up to nine bytes. */
const BODY_LIMIT = 9 * MAX_CODE;
const TOO_LONG = { field: "code", message: `Please use at most ${MAX_CODE} characters.` };
const FORM = "application/x-www-form-urlencoded";

function readDate(text: string | null): Date | null {
  const date = new Date(text ?? "");
  return Number.isNaN(date.getTime()) ? null : date;
}

/** The form of an exercise's page without scripts. The page shows the newest submission. */
export async function addCodeForm(app: FastifyInstance, { guard, services }: RouteParts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      FORM,
      { parseAs: "string", bodyLimit: BODY_LIMIT },
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    scope.post<{ Params: { slug: string }; Body: URLSearchParams }>(
      paths.exercise(":slug"),
      { onRequest: guard.openForSignedIn },
      async (request, reply) => {
        const code = request.body.get("code") ?? "";
        refuseHostileText(code);
        if (code.length > MAX_CODE) throw new Invalid([TOO_LONG]);
        const { slug } = request.params;
        const exercise = await services.dataSource.manager.findOneBy(Exercise, { slug });
        if (!exercise) throw new NotFound("exercise");
        const context = guard.admitted(request);
        const sent = await submitCode(context, { exerciseId: exercise.id, code });
        // The page shows the draft, which a device with scripts may have saved.
        const basedOn = readDate(request.body.get("basedOn"));
        const { exerciseId } = sent;
        await saveDraft(context, { exerciseId, code: sent.code, writtenAt: context.clock.now(), basedOn });
        return reply.redirect(paths.exercise(slug), 303);
      },
    );
  });
}
