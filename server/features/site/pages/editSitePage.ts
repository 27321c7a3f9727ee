import type { ClassType } from "type-graphql";
import type { DeepPartial, EntityManager, EntityTarget, FindOptionsWhere } from "typeorm";
import { In } from "typeorm";
import { DRAFT_ROW, ONLY_ROW } from "../../../database/onlyRow";
import type { Context } from "../../../platform/context";
import type { Given } from "../../../core/content/content";
import { contentOf } from "../../../core/content/content";
import { NotFound } from "../../../core/errors";
import { deleteVersioned, editVersioned } from "../../../platform/audit/editVersioned";
import { inTransaction } from "../../../platform/audit/records";
import type { Transaction } from "../../../platform/transaction";
import type { SitePage } from "./sitePage";
import type { SavePageInput } from "./sitePage.inputs";

function rowOf<Page extends SitePage>(id: string): FindOptionsWhere<Page> {
  return { id } as FindOptionsWhere<Page>;
}

export async function findNewestPage<Page extends SitePage>(
  manager: EntityManager,
  target: EntityTarget<Page>,
): Promise<Page> {
  const where = { id: In([ONLY_ROW, DRAFT_ROW]) } as FindOptionsWhere<Page>;
  const [newest] = (await manager.find(target, { where })).sort((a, b) => b.version - a.version);
  if (!newest) throw new NotFound("page");
  return newest;
}

/** Returns the draft to staff in preview, else the published page. */
export async function findShownPage<Page extends SitePage>(
  { dataSource: { manager }, showsDrafts }: Context,
  target: EntityTarget<Page>,
): Promise<Page> {
  return showsDrafts ? findNewestPage(manager, target) : manager.findOneByOrFail(target, rowOf(ONLY_ROW));
}

/** Serialises edits. */
async function lockPage<Page extends SitePage>(
  manager: EntityManager,
  target: EntityTarget<Page>,
): Promise<Page> {
  return manager.findOneOrFail(target, { where: rowOf(ONLY_ROW), lock: { mode: "pessimistic_write" } });
}

/** Continues the draft's version on the published row, so that forms opened on the draft are stale. */
async function countOn<Page extends SitePage>(
  manager: EntityManager,
  target: EntityTarget<Page>,
  version: number,
): Promise<void> {
  await manager.update(target, rowOf(ONLY_ROW), { version } as object);
}

/** A singleton page. Its operations are named after the entity: `updateHomeContent`, `draftHomeContent`. */
export interface PageKind<Content extends object, Page extends Content & SitePage> {
  target: ClassType<Page>;
  content: ClassType<Content>;
  noun: string;
  /** Runs in the transaction once the version is checked; may throw to stop publishing. */
  guardPublishing?: (transaction: Transaction<Context>, before: Page, after: Page) => Promise<void>;
}

export async function savePage<Content extends object, Page extends Content & SitePage>(
  context: Context,
  { target, content, noun, guardPublishing }: PageKind<Content, Page>,
  input: Given<Content> & SavePageInput,
): Promise<Page> {
  const { expectedVersion, isPublished } = input;
  return inTransaction(context, {}, async (transaction) => {
    const { manager } = transaction;
    const published = await lockPage(manager, target);
    const draft = await manager.findOneBy(target, rowOf(DRAFT_ROW));
    if (isPublished && draft) {
      await manager.delete(target, rowOf(DRAFT_ROW));
      await countOn(manager, target, draft.version);
    }
    if (!isPublished && !draft) {
      await manager.save(manager.create(target, { ...published, id: DRAFT_ROW } as DeepPartial<Page>));
    }
    const saved = await editVersioned<Page>(transaction, {
      action: `${isPublished ? "update" : "draft"}${target.name}`,
      target,
      noun,
      id: isPublished ? ONLY_ROW : DRAFT_ROW,
      recordedId: ONLY_ROW,
      expectedVersion,
      changes: contentOf(content, input),
    });
    if (isPublished) await guardPublishing?.(transaction, published, saved);
    return manager.create(target, saved as DeepPartial<Page>);
  });
}

export async function discardDraft<Page extends SitePage>(
  context: Context,
  target: EntityTarget<Page>,
  expectedVersion: number,
): Promise<void> {
  await context.dataSource.transaction(async (manager) => {
    await lockPage(manager, target);
    const draft = await deleteVersioned(
      { manager, services: context },
      {
        action: "discardDraft",
        target,
        noun: "draft",
        id: DRAFT_ROW,
        recordedId: ONLY_ROW,
        expectedVersion,
      },
    );
    await countOn(manager, target, draft.version + 1);
  });
}
