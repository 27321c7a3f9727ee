import type { Locator, Page } from "@playwright/test";
import { callApi, expect } from "./browser";
import { importLatePayment, sendMessage } from "./browserCalls";
import { makeBatch } from "./staffWork";
import { INTERACTIVE } from "./interactive";

export interface StaffForm {
  /** The form's source, below `client/`. */
  file: string;
  name: string;
  /** Opens its page; returns preset values by field name. */
  open: (page: Page) => Promise<Record<string, string> | void>;
  opener?: RegExp;
  reveal?: RegExp;
  /** By field name; enough to submit the form. */
  typed: Record<string, string>;
}

async function readId(page: Page, query: string): Promise<string> {
  const { data } = await callApi(page, query, {});
  return /"(?:id|slug)":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? "";
}

function openAt(address: string): StaffForm["open"] {
  return async (page) => {
    await page.goto(address);
  };
}

function openFirst(query: string, address: (id: string) => string): StaffForm["open"] {
  return async (page) => {
    await page.goto(address(await readId(page, query)));
  };
}

async function openLevel(page: Page): Promise<void> {
  const { data } = await callApi(page, "{ cmsBootcampSeasons { id levels { id } } }", {});
  const seasons = data.cmsBootcampSeasons as { id: string; levels: { id: string }[] }[];
  const season = seasons.find(({ levels }) => levels.length > 0);
  await page.goto(`/cms/bootcamp/seasons/${season?.id}/levels/${season?.levels[0]?.id}`);
}

async function openBatch(page: Page): Promise<void> {
  const { id } = await makeBatch(page, ["Joins"]);
  await page.goto(`/cms/batches/${id}`);
}

async function openCourse(page: Page): Promise<void> {
  const { slug } = await makeBatch(page);
  await page.goto(`/cms/courses/${slug}`);
}

async function openNewReference(page: Page): Promise<Record<string, string>> {
  const { slug, id } = await makeBatch(page);
  await page.goto("/cms");
  await page.getByLabel("Select Course").selectOption(slug);
  await page.getByLabel("Select Batch").selectOption(id);
  return { course: slug, batch: id };
}

async function openLatePayment(page: Page): Promise<void> {
  const { id } = await importLatePayment(page);
  await page.goto(`/cms/payments/${id}`);
}

async function openMessage(page: Page): Promise<void> {
  await page.goto(`/cms/messages/${await sendMessage(page)}`);
}

const openWorkshop = openFirst("{ cmsWorkshops { nodes { id } } }", (id) => `/cms/workshops/${id}`);

const WORKSHOP = {
  name: "Typed name",
  headline: "Typed headline",
  priceRupees: "123",
  startsAt: "2031-02-03T18:00",
  days: "3",
  minutesPerDay: "90",
  place: "Typed place",
};

const ARTICLE = { title: "Typed title", excerpt: "Typed lead", body: "Typed text", authorName: "Typed" };
const SEASON = { number: "987", title: "Typed season", priceRupees: "99" };
const QUESTION = { title: "Typed title", prompt: "Typed task", expectedResult: "Typed output" };
const REFERENCE = { title: "Typed title", link: "https://video.example.com/typed", durationText: "12:45" };
const CMS_SEASON = "{ cmsBootcampSeasons { id } }";

/** Every staff form with more than a word of text: `tests/architecture/forms.test.ts` checks completeness. */
export const STAFF_FORMS: StaffForm[] = [
  {
    file: "features/site/admin/pages/settings.record.ts",
    name: "settings",
    open: openAt("/cms/site/settings"),
    typed: { tagline: "Typed tagline", address: "Typed street" },
  },
  {
    file: "features/site/admin/pages/homeContent.record.ts",
    name: "home page",
    open: openAt("/cms/site/home"),
    typed: { heroHeadline: "Typed headline" },
  },
  {
    file: "features/site/admin/pages/aboutContent.record.ts",
    name: "about",
    open: openAt("/cms/site/about"),
    typed: { story: "Typed story" },
  },
  {
    file: "features/site/admin/pages/pageTexts.record.ts",
    name: "other pages",
    open: openAt("/cms/site/texts"),
    typed: { blogLead: "Typed lead" },
  },
  {
    file: "features/site/admin/lists/partner.record.tsx",
    name: "new partner",
    open: openAt("/cms/site/partners"),
    typed: { name: "Typed partner", link: "https://typed.example.com" },
  },
  {
    file: "features/site/admin/lists/partner.record.tsx",
    name: "partner",
    open: openAt("/cms/site/partners"),
    opener: /^Edit /,
    typed: { name: "Typed partner" },
  },
  {
    file: "features/site/admin/lists/testimonial.record.tsx",
    name: "new testimonial",
    open: openAt("/cms/site/testimonials"),
    typed: { name: "Typed name", role: "Typed role", text: "Typed words", rating: "4" },
  },
  {
    file: "features/site/admin/lists/testimonial.record.tsx",
    name: "testimonial",
    open: openAt("/cms/site/testimonials"),
    opener: /^Edit /,
    typed: { text: "Typed words" },
  },
  {
    file: "features/site/admin/lists/question.record.tsx",
    name: "new question",
    open: openAt("/cms/site/questions"),
    typed: { question: "Typed question?", answer: "Typed answer" },
  },
  {
    file: "features/site/admin/lists/question.record.tsx",
    name: "question",
    open: openAt("/cms/site/questions"),
    opener: /^Edit /,
    typed: { answer: "Typed answer" },
  },
  {
    file: "features/site/admin/blog/blogPost.record.tsx",
    name: "new article",
    open: openAt("/cms/blog/new"),
    typed: ARTICLE,
  },
  {
    file: "features/site/admin/blog/blogPost.record.tsx",
    name: "article",
    open: openFirst("{ cmsBlogPosts { nodes { slug } } }", (slug) => `/cms/blog/articles/${slug}`),
    typed: ARTICLE,
  },
  {
    file: "features/workshops/admin/workshop.record.tsx",
    name: "new workshop",
    open: openAt("/cms/workshops/new"),
    typed: WORKSHOP,
  },
  {
    file: "features/workshops/admin/workshop.record.tsx",
    name: "workshop",
    open: openWorkshop,
    typed: { headline: "Typed headline", place: "Typed place" },
  },
  {
    file: "features/workshops/admin/NextRun.tsx",
    name: "next run",
    open: openWorkshop,
    reveal: /^Next run of /,
    typed: { startsAt: "2031-02-03T18:00", seats: "25" },
  },
  {
    file: "features/workshops/admin/EditRun.tsx",
    name: "run",
    open: openWorkshop,
    reveal: /^Edit the run of /,
    typed: { countdownText: "Typed label", seats: "25" },
  },
  {
    file: "features/workshops/admin/bootcamp.record.tsx",
    name: "bootcamp",
    open: openAt("/cms/bootcamp"),
    typed: { headline: "Typed headline" },
  },
  {
    file: "features/workshops/admin/bootcamp.record.tsx",
    name: "new season",
    open: openAt("/cms/bootcamp"),
    typed: SEASON,
  },
  {
    file: "features/workshops/admin/season.record.tsx",
    name: "season",
    open: openFirst(CMS_SEASON, (id) => `/cms/bootcamp/seasons/${id}`),
    typed: { title: "Typed season" },
  },
  {
    file: "features/workshops/admin/season.record.tsx",
    name: "new level",
    open: openFirst(CMS_SEASON, (id) => `/cms/bootcamp/seasons/${id}`),
    typed: { name: "Typed level" },
  },
  {
    file: "features/workshops/admin/level.record.tsx",
    name: "new bootcamp question",
    open: openLevel,
    typed: QUESTION,
  },
  {
    file: "features/enrolment/admin/coupons/coupon.record.tsx",
    name: "new coupon",
    open: openAt("/cms/coupons/new"),
    typed: { code: "TYPED-10", value: "10" },
  },
  {
    file: "features/enrolment/admin/coupons/coupon.record.tsx",
    name: "coupon",
    open: openFirst("{ cmsCoupons { nodes { id } } }", (id) => `/cms/coupons/${id}`),
    typed: { value: "11" },
  },
  {
    file: "features/enrolment/admin/payments/BankRowSettlement.tsx",
    name: "settled payment",
    open: openLatePayment,
    opener: /^Settle without approving/,
    typed: { outcome: "OTHER", note: "Typed note" },
  },
  {
    file: "features/contact/admin/ReplyForm.tsx",
    name: "reply",
    open: openMessage,
    typed: { text: "Typed reply" },
  },
  {
    file: "features/learning/admin/courses/course.record.tsx",
    name: "course",
    open: openCourse,
    typed: { description: "Typed description" },
  },
  {
    file: "features/learning/admin/batches/AddBatch.tsx",
    name: "new batch",
    open: openCourse,
    typed: { name: "Typed batch", scheduleText: "Typed schedule", secretCode: "bright-brass-9" },
  },
  {
    file: "features/learning/admin/batches/batch.record.tsx",
    name: "batch",
    open: openBatch,
    typed: { scheduleText: "Typed schedule" },
  },
  {
    file: "features/learning/admin/batches/batch.record.tsx",
    name: "new reference of a batch",
    open: openBatch,
    typed: REFERENCE,
  },
  {
    file: "features/learning/admin/batches/batch.record.tsx",
    name: "reference",
    open: openBatch,
    opener: /^Edit Joins/,
    typed: REFERENCE,
  },
  {
    file: "features/learning/admin/batches/LetIn.tsx",
    name: "add a learner",
    open: openBatch,
    typed: { email: "typed@example.com" },
  },
  {
    file: "features/learning/admin/batches/RotateCodeDialog.tsx",
    name: "new secret code",
    open: openBatch,
    opener: /^New secret code/,
    typed: { secretCode: "bright-brass-9" },
  },
  {
    file: "features/learning/admin/courses/AddCourseAndBatch.tsx",
    name: "new course and batch",
    open: openAt("/cms"),
    typed: { courseName: "Typed course", batchName: "Typed batch", secretCode: "bright-brass-9" },
  },
  {
    file: "features/learning/admin/home/AddReference.tsx",
    name: "new reference",
    open: openNewReference,
    typed: REFERENCE,
  },
];

export async function findForm(page: Page, { opener, reveal, typed }: StaffForm): Promise<Locator> {
  const button = opener ?? reveal;
  // A page without the story's fixtures may not be hydrated yet.
  await page.locator(INTERACTIVE).waitFor({ state: "attached" });
  if (button) await page.getByRole("button", { name: button }).first().click();
  return Object.keys(typed).reduce(
    (forms, name) => forms.filter({ has: page.locator(`[name="${name}"]`) }),
    page.locator(opener ? "dialog[open] form" : "form"),
  );
}

export async function fillIn(form: Locator, typed: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const choice = form.locator(`select[name="${name}"]`);
    if (await choice.count()) await choice.selectOption(value);
    else await form.locator(`[name="${name}"]`).fill(value);
  }
}

/** Closes without prompts, as in a crash; reopens with the same storage. */
export async function crash(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await page.close();
  return next;
}

export async function waitForDraft(page: Page, text: string): Promise<void> {
  const keptTexts = () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("draft/"))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? "{}") as { values?: object })
      .flatMap(({ values }) => Object.values(values ?? {}) as string[]);
  await expect.poll(() => page.evaluate(keptTexts)).toContain(text);
}

export async function signInAgain(page: Page, person: { email: string; password: string }): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("E-mail").fill(person.email);
  await dialog.getByLabel("Password").fill(person.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toBeHidden();
}
