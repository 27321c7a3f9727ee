import { In } from "typeorm";
import { UUID_PATTERN } from "../../core/uuid";
import type { Context } from "../context";
import { defineLoader } from "../loaders";
import { Picture } from "./picture.entity";

const ID = new RegExp(`^/media/(${UUID_PATTERN})(?:-\\d{1,5}x\\d{1,5})?$`);

export const pictureByUrl = defineLoader(async ({ dataSource }, urls) => {
  const idOf = (url: string) => ID.exec(url)?.[1] ?? "";
  const ids = urls.map(idOf).filter(Boolean);
  const pictures = ids.length > 0 ? await dataSource.manager.findBy(Picture, { id: In(ids) }) : [];
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  return new Map(
    urls.flatMap((url) => {
      const picture = byId.get(idOf(url));
      return picture ? [[url, picture] as const] : [];
    }),
  );
});

/** The alt text; "" for an external picture, which is decorative. */
export async function altOf(context: Context, url: string | null): Promise<string> {
  return (url && (await pictureByUrl(context).load(url))?.alt) || "";
}
