import type { Context } from "../context";
import { Refusal } from "../../core/errors";
import { refuseHostileText } from "../../core/text/hostileText";
import { recordAudit } from "../audit/recordAudit";
import { insertPicture } from "./insertPicture";
import type { Picture } from "./picture.entity";
import { MAX_ALT } from "./picture.inputs";
import { renderPicture } from "./renderPicture";

interface Upload {
  /** Of a picture that another academy had under it. */
  id?: string;
  bytes: Buffer;
  alt: string;
}

function checkAlt(alt: string): string {
  const text = alt.trim();
  refuseHostileText(text);
  const message = text
    ? `Please use at most ${MAX_ALT} characters to describe the picture.`
    : "Please describe the picture for people who can’t see it.";
  if (!text || text.length > MAX_ALT) throw new Refusal("BAD_USER_INPUT", message, { http: { status: 422 } });
  return text;
}

export async function savePicture(context: Context, upload: Upload): Promise<Picture> {
  const alt = checkAlt(upload.alt);
  const rendered = await renderPicture(upload.bytes);
  return context.dataSource.transaction(async (manager) => {
    const picture = await insertPicture(manager, rendered, {
      id: upload.id,
      alt,
      createdAt: context.clock.now(),
    });
    await recordAudit(
      { manager, services: context },
      {
        action: "uploadPicture",
        entity: "Picture",
        entityId: picture.id,
        after: picture,
      },
    );
    return picture;
  });
}
