import type { Page } from "@playwright/test";
import type * as inputs from "../../client/apollo/schema.generated";
import { callApi } from "./browser";
import { MESSAGES, SEND_MESSAGE, someKey } from "./contactDocuments";
import { HOSTILE, HOSTILE_NAME, SHORTLY_HOSTILE } from "./hostileText";
import * as site from "./siteDocuments";
import * as workshops from "./workshopDocuments";

const VERSIONS =
  "{ site { version } homeContent { version } aboutContent { version } pageTexts { version } policies { version } cmsBootcamp { version } }";
const LATER = "2039-01-03T14:30:00.000Z";

const FIRST = `First ${HOSTILE_NAME}`;
const LAST = `Last ${HOSTILE_NAME}`;

function hostile(name: string): string {
  return `${name} ${HOSTILE}`;
}

function shortly(name: string): string {
  return `${name} ${SHORTLY_HOSTILE}`;
}

type Texts<Input> = { [Name in keyof Input as string extends Input[Name] ? Name : never]-?: string };
type NoText = "slug" | "link" | `${string}${"Url" | "Link" | "At" | "Id"}`;

/** Demands every text of a form, so that a new one is not left out. */
export type Hostile<Input> = Omit<Texts<Input>, NoText> & Partial<Record<keyof Input, unknown>>;

async function send<Answer>(page: Page, document: string, input: object): Promise<Answer> {
  const answer = await callApi(page, document, { input });
  const [made] = Object.values(answer.data ?? {});
  if (!made) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return made as Answer;
}

const OTHER_SLUG = "hostile-offer";

const WORKSHOP = {
  ...workshops.NEW_WORKSHOP,
  name: hostile("Workshop"),
  headline: hostile("Headline"),
  tagline: hostile("Tagline"),
  summary: hostile("Summary"),
  bannerText: hostile("Banner"),
  place: shortly("Place"),
  language: SHORTLY_HOSTILE,
  certificateText: hostile("Certificate"),
  prepareText: hostile("Preparation"),
  startsAt: LATER,
  isPublished: true,
  agenda: [{ day: shortly("Day"), title: hostile("Title"), topics: [hostile("Topic")] }],
  faq: [{ question: hostile("Question"), answer: hostile("Answer") }],
  audiences: [{ title: shortly("Whom"), text: hostile("Why"), icon: "" }],
  gallery: [
    {
      title: shortly("Picture"),
      caption: hostile("Caption"),
      alt: hostile("Alt"),
      imageUrl: `https://pictures.example.com/${HOSTILE}`,
    },
  ],
  joinSteps: [hostile("Step")],
  otherPages: [
    {
      slug: OTHER_SLUG,
      layout: "SPLIT",
      headline: shortly("Other headline"),
      tagline: hostile("Other tagline"),
      summary: hostile("Other summary"),
    },
  ],
} satisfies Hostile<inputs.CreateWorkshopInput>;

const NOTE = { title: shortly("Note"), text: hostile("Note's text"), icon: "rocket" };

async function writeBootcamp(page: Page, expectedVersion: number) {
  await send(page, workshops.UPDATE_BOOTCAMP, {
    expectedVersion,
    name: hostile("Bootcamp"),
    headline: hostile("Bootcamp's headline"),
    text: hostile("Bootcamp's text"),
    bannerText: hostile("Bootcamp's banner"),
    reasons: [NOTE],
    funCoding: [NOTE],
    joinSteps: [hostile("Bootcamp's step")],
    isPublished: true,
  } satisfies Hostile<inputs.UpdateBootcampInput>);
  const season = await send<{ id: string }>(page, workshops.CREATE_SEASON, {
    number: 9,
    title: hostile("Season"),
    tagline: hostile("Season's line"),
    levelText: shortly("Levels"),
    rarity: SHORTLY_HOSTILE,
    personName: shortly("Person"),
    timeLeftText: shortly("Left"),
    priceRupees: 99,
    isLocked: false,
    isPublished: true,
  } satisfies Hostile<inputs.CreateBootcampSeasonInput>);
  const level = await send<{ id: string }>(page, workshops.CREATE_LEVEL, {
    seasonId: season.id,
    name: shortly("Level"),
  } satisfies Hostile<inputs.CreateBootcampLevelInput>);
  await send(page, workshops.CREATE_QUESTION, {
    levelId: level.id,
    title: hostile("Puzzle"),
    prompt: hostile("Prompt"),
    example: hostile("Example"),
    starterCode: hostile("Start"),
    expectedResult: hostile("Result"),
  } satisfies Hostile<inputs.CreateBootcampQuestionInput>);
  return { seasonId: season.id, levelId: level.id };
}

async function writeLists(page: Page): Promise<string> {
  await send(page, site.createOne("Partner"), {
    name: shortly("Partner"),
    isPublished: true,
  } satisfies Hostile<inputs.CreatePartnerInput>);
  await send(page, site.createOne("Teacher"), {
    name: shortly("Teacher"),
    line: shortly("Teacher's line"),
  } satisfies Hostile<inputs.CreateTeacherInput>);
  await send(page, site.createOne("Testimonial"), {
    name: shortly("Learner"),
    role: shortly("Role"),
    text: hostile("Praise"),
    built: shortly("Built"),
    rating: 5,
  } satisfies Hostile<inputs.CreateTestimonialInput>);
  await send(page, site.createOne("Question"), {
    question: hostile("Asked"),
    answer: hostile("Answered"),
  } satisfies Hostile<inputs.CreateQuestionInput>);
  const article = await send<{ slug: string }>(page, site.createOne("BlogPost"), {
    title: hostile("Article"),
    excerpt: hostile("Excerpt"),
    body: `# ${hostile("Heading")}\n\n[press](javascript:alert(5))\n\n![${HOSTILE}](x)\n\n\`\`\`\n${hostile("Code")}\n\`\`\``,
    authorName: shortly("Author"),
    coverAlt: hostile("Cover"),
    tags: [SHORTLY_HOSTILE.slice(0, 20)],
    isPublished: true,
  } satisfies Hostile<inputs.CreateBlogPostInput>);
  return article.slug;
}

async function writePages(page: Page, versions: Record<string, { version: number }>): Promise<void> {
  const seen = (name: string) => ({ expectedVersion: versions[name]?.version });
  const part = (name: string) => ({ title: hostile(name), text: hostile(`${name}'s text`) });
  await send(page, site.UPDATE_HOME, {
    ...seen("homeContent"),
    heroHeadline: hostile("Hero"),
    heroText: hostile("Hero's text"),
    path: [part("Step")],
    languages: [{ ...part("Language"), icon: "python" }],
    tips: [part("Tip")],
    reasons: [{ ...part("Reason"), icon: "chart" }],
  } satisfies Hostile<inputs.UpdateHomeContentInput>);
  await send(page, site.UPDATE_ABOUT, {
    ...seen("aboutContent"),
    story: hostile("Story"),
    mission: hostile("Mission"),
    vision: hostile("Vision"),
    values: [part("Value")],
    reasons: [{ ...part("Card"), icon: "chart" }],
  } satisfies Hostile<inputs.UpdateAboutContentInput>);
  const texts = Object.keys(site.TEXTS_INPUT).map((name) => [name, shortly(name)] as const);
  await send(page, site.UPDATE_TEXTS, {
    ...seen("pageTexts"),
    ...Object.fromEntries(texts),
    portalSteps: [part("Way in")],
  });
  await send(page, site.UPDATE_POLICIES, {
    ...seen("policies"),
    privacyText: hostile("Privacy"),
    termsText: hostile("Terms"),
    refundsText: hostile("Refunds"),
  } satisfies Hostile<inputs.UpdatePoliciesInput>);
  await send(page, site.UPDATE_SITE, {
    ...seen("site"),
    ...site.SITE_INPUT,
    academyName: shortly("Academy"),
    tagline: hostile("Academy's line"),
    address: hostile("Address"),
    upiAddress: "sopaan@example",
    upiPayeeName: hostile("Payee"),
    otherPayment: hostile("Other payment"),
    paymentCheckTime: SHORTLY_HOSTILE,
    whatsAppNumber: "+91 00000 00001",
    socialLinks: [{ name: SHORTLY_HOSTILE, link: `https://social.example.com/${HOSTILE}` }],
  } satisfies Hostile<inputs.UpdateSiteSettingsInput>);
}

async function writeMessage(page: Page): Promise<string> {
  await send(page, SEND_MESSAGE, {
    desk: "PARTNERS",
    firstName: FIRST,
    lastName: LAST,
    email: "hostile@example.com",
    state: shortly("Region"),
    organization: hostile("Organization"),
    topic: "PARTNERSHIPS",
    message: hostile("Wrote"),
    sendingKey: someKey(),
  });
  const { data } = await callApi(page, MESSAGES, { search: "hostile@example.com" });
  return (data.contactMessages as { nodes: { id: string }[] }).nodes[0]?.id ?? "";
}

/** Returns where each text is shown. */
export async function writeHostileContent(page: Page) {
  const { data } = await callApi(page, VERSIONS, {});
  const versions = data as Record<string, { version: number }>;
  const { id, slug } = await send<{ id: string; slug: string }>(page, workshops.CREATE_WORKSHOP, WORKSHOP);
  const { seasonId, levelId } = await writeBootcamp(page, versions.cmsBootcamp?.version ?? 0);
  const article = await writeLists(page);
  await writePages(page, versions);
  const messageId = await writeMessage(page);

  const everywhere = [shortly("Academy"), hostile("Address")];
  const ofSeason = ["Season", "Season's line"].map(hostile);
  const puzzle = ["Puzzle", "Prompt", "Example", "Start", "Result"].map(hostile);
  const ofWorkshop = ["Headline", "Tagline", "Summary", "Title", "Topic", "Question", "Answer", "Step"];
  const forVisitors: [address: string, texts: string[]][] = [
    [`/${slug}`, [...ofWorkshop.map(hostile), shortly("Day"), shortly("Place"), ...everywhere]],
    [`/${OTHER_SLUG}`, [shortly("Other headline"), ...["Other tagline", "Other summary"].map(hostile)]],
    ["/work", [shortly("workshopsLead"), hostile("Workshop"), hostile("Tagline"), shortly("Place")]],
    ["/python", [...["Bootcamp", "Bootcamp's headline", "Note's text"].map(hostile), ...ofSeason, ...puzzle]],
    ["/offer-1", [hostile("Bootcamp's step"), hostile("Season"), hostile("Puzzle"), shortly("Level")]],
    ["/", [...["Hero", "Language", "Tip", "Reason"].map(hostile), shortly("Partner")]],
    ["/about", [...["Story", "Mission", "Vision", "Value", "Card"].map(hostile), shortly("Teacher's line")]],
    ["/offer", [shortly("offersLead"), hostile("Praise"), ...["Built", "Learner", "Role"].map(shortly)]],
    ["/partner", [shortly("Partner")]],
    ["/privacy", [hostile("Privacy")]],
    ["/terms", [hostile("Terms")]],
    ["/refunds", [hostile("Refunds")]],
    ["/blog", [shortly("blogLead"), hostile("Article"), hostile("Excerpt"), shortly("Author")]],
    [`/blog/${article}`, ["Article", "Heading", "Code"].map(hostile)],
    [
      "/lms",
      [
        ...["portalHeadline", "portalLead"].map(shortly),
        hostile("Way in"),
        hostile("Asked"),
        hostile("Answered"),
        shortly("Academy"),
      ],
    ],
    ["/contact", [shortly("contactLead"), ...everywhere]],
    ["/contactusworkshop", [...["desksLead", "mentorsTitle", "mentorsText"].map(shortly), ...everywhere]],
    ["/footer", [hostile("Academy's line"), SHORTLY_HOSTILE, ...everywhere]],
    ["/mainnav", [shortly("Academy")]],
    ["/Homenav", [shortly("Academy")]],
    ["/signin", [shortly("Academy")]],
  ];
  const forStaff: [address: string, texts: string[]][] = [
    ["/cms/workshops", [hostile("Workshop")]],
    [`/cms/workshops/${id}`, [hostile("Headline"), hostile("Banner"), hostile("Certificate")]],
    ["/cms/bootcamp", [hostile("Bootcamp"), hostile("Season")]],
    [`/cms/bootcamp/seasons/${seasonId}`, ofSeason],
    [`/cms/bootcamp/seasons/${seasonId}/levels/${levelId}`, [shortly("Level"), hostile("Puzzle")]],
    ["/cms/site/settings", everywhere],
    ["/cms/site/home", [hostile("Hero")]],
    ["/cms/site/about", [hostile("Story")]],
    ["/cms/site/texts", [shortly("offersLead")]],
    ["/cms/site/policies", [hostile("Privacy")]],
    ["/cms/site/policies?version=2", [hostile("Terms")]],
    ["/cms/site/partners", [shortly("Partner")]],
    ["/cms/site/teachers", [shortly("Teacher")]],
    ["/cms/site/testimonials", [shortly("Learner")]],
    ["/cms/site/questions", [hostile("Asked")]],
    ["/cms/blog", [hostile("Article")]],
    [`/cms/blog/articles/${article}`, [hostile("Article"), hostile("Excerpt")]],
    ["/cms/messages", [FIRST, LAST, hostile("Wrote")]],
    [`/cms/messages/${messageId}`, [FIRST, shortly("Region"), hostile("Organization"), hostile("Wrote")]],
    ["/cms/activity", [HOSTILE]],
  ];
  return { workshop: slug, workshopId: id, article, forVisitors, forStaff };
}
