import { Audience } from "../../core/concurrency/audience";
import type { WorkQueue } from "../../core/concurrency/workQueue";
import type { ContentCache } from "../../core/contentCache";
import type { PageRequest, RenderedPage } from "../../../client/entry-server";
import type { SharedPage } from "./anyLearner";
import { ANY_LEARNER, toSharedPage } from "./anyLearner";

/** Marks a page that reads more of the learner than their name and address. */
const OWN = { isOwn: true, bytes: 100 } as const;

export type LearnerPage = SharedPage | typeof OWN;

type RunQuery = PageRequest["run"];

export interface LearnerVisit {
  key: string;
  url: string;
  client: string;
  signal: AbortSignal;
}

interface Drawing {
  render: (viewer: PageRequest["viewer"], run: RunQuery) => Promise<RenderedPage>;
  run: RunQuery;
  enqueue: WorkQueue;
}

/** Pages below the same first part of the address are mostly alike. */
function ownKey(url: string): string {
  return `own ${url.split(/[/?]/)[1] ?? ""}`;
}

function shared(page: LearnerPage | null | undefined): SharedPage | null {
  return page && !("isOwn" in page) ? page : null;
}

async function draw({ render, run: runQuery }: Drawing): Promise<LearnerPage> {
  let isOwn = false;
  const run: RunQuery = async (query, variables) => {
    const answer = await runQuery(query, variables);
    // The page may ignore a failed query.
    isOwn ||= !answer.isShared;
    if (isOwn) throw new Error("This page is the learner's own.");
    return answer;
  };
  const page = await render(ANY_LEARNER, run).catch((error: unknown) => {
    if (isOwn) return null;
    throw error;
  });
  const isAlike = page && !isOwn && !page.redirect && page.status === 200;
  return (isAlike && toSharedPage(page.html.toString())) || OWN;
}

/** A public page is rendered once for all learners, with marks in the place of their names. */
export class LearnerPages {
  constructor(private readonly cache: ContentCache<LearnerPage>) {}

  async find({ key, url, signal }: LearnerVisit): Promise<SharedPage | null> {
    if (this.cache.get(ownKey(url))) return null;
    return shared(this.cache.get(key) ?? (await this.cache.inMaking(key, signal)));
  }

  /** Null if the page is the learner's own. Concurrent learners share one rendering. */
  async make(visit: LearnerVisit, drawing: Drawing): Promise<SharedPage | null> {
    const { key, url, client, signal } = visit;
    if (this.cache.get(key) || this.cache.get(ownKey(url))) return this.find(visit);
    // Not after an `await`, or concurrent learners would all start one.
    const underWay = this.cache.inMaking(key, signal);
    if (underWay) return shared(await underWay);
    const [ticket, audience] = [this.cache.ticket(), new Audience()];
    const making = drawing.enqueue(() => draw(drawing), { signal: audience.signal, client });
    this.cache.setInMaking(key, { ticket, value: making, audience });
    const made = await audience.wait(making, signal);
    this.cache.set("isOwn" in made ? ownKey(url) : key, made, { bytes: made.bytes, ticket });
    return shared(made);
  }
}
