import type { MarkdownIt as Markdown, Token } from "markdown-it";
import MarkdownIt from "markdown-it";
import { isHttpsLink } from "../core/content/text";
import { ownPicture } from "./media/ownPicture";

/** A path or a fragment within the site; never `//host`, which is another site. */
const OWN_LINK = /^(\/(?!\/)|#)/;

const PICTURE_FORMATS = ["avif", "webp"] as const;
const IN_TEXT = "(min-width: 47rem) 45rem, 100vw";

function isSafeImage(link: string): boolean {
  return (isHttpsLink(link) && /^https:\/\//i.test(link)) || OWN_LINK.test(link);
}

/** Excludes `javascript:` and `data:`. */
function isSafeLink(link: string): boolean {
  return isSafeImage(link) || /^mailto:[^/]/i.test(link);
}

/** Who wrote the text. Learners cannot show a picture, whose host would see every reader. */
type Author = "staff" | "learner";

function isInLink(tokens: Token[], index: number): boolean {
  const opened = tokens.slice(0, index).findLast(({ type }) => type === "link_open" || type === "link_close");
  return opened?.type === "link_open";
}

const INDIC =
  /\p{scx=Devanagari}|\p{scx=Telugu}|\p{scx=Tamil}|\p{scx=Kannada}|\p{scx=Malayalam}|\p{scx=Bengali}|\p{scx=Gujarati}|\p{scx=Gurmukhi}|\p{scx=Oriya}/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;
const ENDS_A_SENTENCE = /[:;,.!?।॥…]/u;

/** One character, in full if it is outside the basic plane. */
function characterBefore(text: string, index: number): string {
  return [...text.slice(Math.max(0, index - 2), index)].at(-1) ?? " ";
}

function characterAt(text: string, index: number): string {
  return String.fromCodePoint(text.codePointAt(index) ?? 32);
}

/** CommonMark expects a blank between bold text that ends with punctuation and a letter; many leave it out. */
function relaxEmphasis(markdown: Markdown): void {
  markdown.inline.State = class extends markdown.inline.State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const scanned = super.scanDelims(start, canSplitWord);
      if (!canSplitWord) return scanned;
      const last = characterBefore(this.src, start);
      const next = characterAt(this.src, start + scanned.length);
      const isIndic = (letter: string) => INDIC.test(letter) && !PUNCTUATION.test(letter);
      const endsBeforeLetter =
        (isIndic(next) && PUNCTUATION.test(last)) ||
        (scanned.length > 1 && ENDS_A_SENTENCE.test(last) && /\p{L}/u.test(next));
      scanned.can_close ||= endsBeforeLetter;
      scanned.can_open ||= isIndic(last) && PUNCTUATION.test(next);
      return scanned;
    }
  };
}

/** `blob:https://…` is no address of a page, but "See:https://…" has one. */
const AROUND_ADDRESS = /(?<![a-z])(?:blob|filesystem|view-source|jar|feed|data|javascript):$/i;
const LONGEST_AROUND = "view-source:".length;

/** Bare addresses are links if they say https or www, e-mail addresses too; `main.py` and `http:` stay text. */
function linkBareAddresses({ linkify, inline }: Markdown): void {
  const { re } = linkify;
  const host = `${re.get_url_host_port().source}${re.get_path().source}`;
  /** No part of another address, as in `blob:https://…`, and no name before the real host, `https://bank@evil.example`. */
  const lengthOf = (schema: string) => {
    const rest = new RegExp(schema === "https:" ? `//${host}` : host, "iy");
    return (text: string, position: number) => {
      rest.lastIndex = position;
      const found = rest.exec(text)?.[0] ?? "";
      const before = text.slice(0, position - schema.length).slice(-LONGEST_AROUND);
      const isPart =
        text[position + found.length] === "@" || AROUND_ADDRESS.test(before) || /:\/\/$/.test(before);
      return !isPart && found.split(/\b[/?#:]/, 1)[0]?.includes(".") ? found.length : 0;
    };
  };
  for (const schema of ["http:", "ftp:", "//"]) linkify.add(schema, null);
  linkify.add("https:", { validate: lengthOf("https:") });
  linkify.add("www.", {
    validate: lengthOf("www."),
    normalize: (match) => {
      match.url = `https://${match.url}`;
    },
  });
  // The rule that follows does not see what is before the scheme.
  inline.ruler.before("linkify", "address_in_address", (state, isSilent) => {
    const before = state.src.slice(0, state.pos + 1).slice(-LONGEST_AROUND - "https:".length);
    if (!/https:$/i.test(before) || !AROUND_ADDRESS.test(before.slice(0, -"https:".length))) return false;
    if (!isSilent) state.pending += ":";
    state.pos += 1;
    return true;
  });
}

function createMarkdown(author: Author) {
  const isByLearner = author === "learner";
  const markdown = new MarkdownIt({ html: false, linkify: true, breaks: isByLearner });
  linkBareAddresses(markdown);
  relaxEmphasis(markdown);
  const { escapeHtml } = markdown.utils;
  const { rules } = markdown.renderer;

  markdown.validateLink = isSafeLink;

  // The page has its own h1, and a learner's text a heading above it.
  markdown.core.ruler.push("headings_below_the_page", ({ tokens }) => {
    for (const token of tokens) {
      if (isByLearner && /^h[1-4]$/.test(token.tag)) token.tag = "h5";
      else if (token.tag === "h1") token.tag = "h2";
    }
  });

  // The CSP rejects style attributes.
  markdown.core.ruler.push("alignment_without_style", ({ tokens }) => {
    for (const token of tokens) {
      const style = token.attrGet("style");
      if (style) token.attrs = [["data-align", String(style).replace("text-align:", "")]];
    }
  });

  const foreignRel = isByLearner ? "noopener nofollow ugc" : "noopener nofollow";
  // oxlint-disable-next-line max-params -- markdown-it calls a rule with five arguments
  rules.link_open = (tokens, index, options, _env, self) => {
    if (/^https:/i.test(String(tokens[index]?.attrGet("href")))) tokens[index]?.attrSet("rel", foreignRel);
    return self.renderToken(tokens, index, options);
  };

  // oxlint-disable-next-line max-params -- markdown-it calls a rule with five arguments
  rules.image = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (!token) return "";
    const alt = self.renderInlineAsText(token.children ?? [], options, env);
    const source = String(token.attrGet("src"));
    if (!isSafeImage(source)) return escapeHtml(alt);
    if (isByLearner) {
      const label = escapeHtml(alt || source);
      return isInLink(tokens, index)
        ? label
        : `<a href="${escapeHtml(source)}" rel="${foreignRel}">${label}</a>`;
    }
    token.attrSet("alt", alt);
    token.attrSet("loading", "lazy");
    const own = ownPicture(source);
    if (!own) return self.renderToken(tokens, index, options);
    token.attrSet("width", String(own.width));
    token.attrSet("height", String(own.height));
    const sources = PICTURE_FORMATS.map(
      (format) => `<source type="image/${format}" srcset="${own.srcSet(format)}" sizes="${IN_TEXT}">`,
    );
    return `<picture>${sources.join("")}${self.renderToken(tokens, index, options)}</picture>`;
  };

  const renderCode = (code: string, language: string) => {
    const marked = language ? ` class="language-${escapeHtml(language)}"` : "";
    // Makes wide, scrolling code reachable by keyboard.
    return `<pre tabindex="0"><code${marked}>${escapeHtml(code)}</code></pre>\n`;
  };
  rules.fence = (tokens, index) =>
    renderCode(tokens[index]?.content ?? "", tokens[index]?.info.trim().split(/\s+/)[0] ?? "");
  rules.code_block = (tokens, index) => renderCode(tokens[index]?.content ?? "", "");
  return markdown;
}

const markdownOf = { staff: createMarkdown("staff"), learner: createMarkdown("learner") };

/** Public lists of articles render many at once. */
const MAX_KEPT = 100;
const kept = new Map<string, string>();

/** Escapes HTML in the text. Cached. */
export function renderMarkdown(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const html = markdownOf.staff.render(text);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(text, html);
  return html;
}

/** As `renderMarkdown`, without pictures, with headings from h5, and each line on a line of its own. */
export function renderLearnerMarkdown(text: string): string {
  return markdownOf.learner.render(text);
}
