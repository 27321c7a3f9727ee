import type { PageRequest } from "../../../client/entry-server";
import type { Actor } from "../../core/authorization";
import { isAdmin } from "../../core/authorization";

export type PageViewer = PageRequest["viewer"];

export function viewerOf(actor: Actor | null): PageViewer {
  if (!actor) return { viewer: null, viewerCanEditContent: false };
  const { userId: id, name, email, emailVerifiedAt } = actor;
  return {
    viewer: { __typename: "User", id, name, email, emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null },
    viewerCanEditContent: isAdmin(actor),
  };
}

/** A private-use character, which hardly any text holds; a page with a stray one is not shared. */
const MARK = "\uE000";
const MARKED = new RegExp(`${MARK}(id|name|email|since)${MARK}`);

/** A placeholder for the learner in a page that learners share. */
export const ANY_LEARNER: PageViewer = {
  viewer: {
    __typename: "User",
    id: `${MARK}id${MARK}`,
    name: `${MARK}name${MARK}`,
    email: `${MARK}email${MARK}`,
    emailVerifiedAt: `${MARK}since${MARK}`,
  },
  viewerCanEditContent: false,
};

const PAGE_STATE = '<script type="application/json" id="page-state"';
const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** As React escapes text and attributes. */
const inHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
/** As the page's state escapes it. */
const inState = (text: string) => JSON.stringify(text).slice(1, -1).replace(/</g, "\\u003c");

/** Texts and names of the learner's facts, by turns. */
export interface SharedPage {
  html: string[];
  state: string[];
  bytes: number;
}

/** Null if the page holds a changed mark, such as the first letter of a name. */
export function toSharedPage(page: string): SharedPage | null {
  const start = page.lastIndexOf(PAGE_STATE);
  const [html, state] = [page.slice(0, start).split(MARKED), page.slice(start).split(MARKED)];
  const isWhole = [...html, ...state].every((part) => !part.includes(MARK));
  return start >= 0 && isWhole ? { html, state, bytes: 2 * page.length } : null;
}

function fill(parts: string[], facts: Record<string, string>, escape: (text: string) => string): string {
  return parts.map((part, index) => (index % 2 === 0 ? part : escape(facts[part] ?? ""))).join("");
}

export function fillSharedPage({ html, state }: SharedPage, actor: Actor): Buffer {
  const { userId: id, name, email, emailVerifiedAt } = actor;
  const facts = { id, name, email, since: emailVerifiedAt?.toISOString() ?? "" };
  return Buffer.from(fill(html, facts, inHtml) + fill(state, facts, inState));
}
