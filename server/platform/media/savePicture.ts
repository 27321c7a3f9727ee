import type { EntityManager } from "typeorm";
import type { Context } from "../context";
import { Refusal } from "../../core/errors";
import { refuseHostileText } from "../../core/text/hostileText";
import { recordAudit } from "../audit/recordAudit";
import { Picture } from "./picture.entity";
import { MAX_ALT } from "./picture.inputs";
import { PictureFile } from "./pictureFile.entity";
import type { RenderedPicture } from "./renderPicture";
import { renderPicture } from "./renderPicture";

interface Upload {
  bytes: Buffer;
  alt: string;
}

function checkAlt(alt: string): string {
  const text = alt.trim();
  refuseHostileText(text);
  const message = text
    ? `Please use at most ${MAX_ALT} characters to describe the picture.`
    : "Please describe the picture for people who cannot see it.";
  if (!text || text.length > MAX_ALT) throw new Refusal("BAD_USER_INPUT", message, { http: { status: 422 } });
  return text;
}

interface Stored extends Pick<Upload, "alt"> {
  rendered: RenderedPicture;
  createdAt: Date;
}

export async function storePicture(manager: EntityManager, { rendered, ...about }: Stored): Promise<Picture> {
  const { width, height, files } = rendered;
  const picture = await manager.save(manager.create(Picture, { ...about, width, height, version: 1 }));
  for (const file of files) await manager.insert(PictureFile, { ...file, pictureId: picture.id });
  return picture;
}

export async function savePicture(context: Context, upload: Upload): Promise<Picture> {
  const alt = checkAlt(upload.alt);
  const rendered = await renderPicture(upload.bytes);
  return context.dataSource.transaction(async (manager) => {
    const picture = await storePicture(manager, { rendered, alt, createdAt: context.clock.now() });
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
