import { BankImport, BankImportState } from "../../server/features/enrolment/bank/bankImport.entity";
import { BankMatch, BankRow } from "../../server/features/enrolment/bank/bankRow.entity";
import { createCertificateBuilders } from "./certificateCalls";
import { enrolmentCalls } from "./enrolmentCalls";
import { exerciseCalls } from "./exerciseCalls";
import { LEARNING_FORMS } from "./learningForms";
import type { StaffForm } from "./staffForm";
import type { TestApp } from "./testApp";

function openAt(address: string): StaffForm["open"] {
  return async () => address;
}

function openFirst(query: string, address: (id: string) => string): StaffForm["open"] {
  return async (server) => {
    const { data } = await server.as.admin.ask(query);
    return address(/"(?:id|slug)":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? "");
  };
}

/** The form of a new entry of one of the site's lists, and the dialog of an existing one. */
function listForms({ file, noun, typed }: Pick<StaffForm, "file" | "typed"> & { noun: string }): StaffForm[] {
  const open = openAt(`/cms/site/${noun}s`);
  return [
    { file, name: `new ${noun}`, open, typed },
    { file, name: noun, open, opener: /^Edit /, typed },
  ];
}

async function openLevel(server: TestApp): Promise<string> {
  const { data } = await server.as.admin.ask("{ cmsBootcampSeasons { id levels { id } } }");
  const seasons = data?.cmsBootcampSeasons as { id: string; levels: { id: string }[] }[];
  const season = seasons.find(({ levels }) => levels.length > 0);
  return `/cms/bootcamp/seasons/${season?.id}/levels/${season?.levels[0]?.id}`;
}

async function openCoupon(server: TestApp): Promise<string> {
  const { id } = await enrolmentCalls(server).buildCoupon();
  return `/cms/coupons/${id}`;
}

/** A statement with a payment for a cancelled order. */
async function openLatePayment(server: TestApp): Promise<string> {
  const { start, cancel } = enrolmentCalls(server);
  const { id } = await server.buildWorkshop({ priceRupees: 199 });
  const { registration, secret } = await start({ offeringId: id });
  await cancel({ secret });
  const { manager } = server.dataSource;
  const statement = await manager.save(
    manager.create(BankImport, {
      fileName: "statement.csv",
      state: BankImportState.READY,
      columns: null,
      staffName: "Sam",
      createdAt: new Date(),
    }),
  );
  const payment = { importId: statement.id, line: 2, amountPaise: "19900", narration: "UPI" };
  const row = { ...payment, match: BankMatch.DOUBTFUL, registrationId: registration.id };
  await manager.save(manager.create(BankRow, { ...row, refusal: "It was cancelled." }));
  return `/cms/payments/${statement.id}?rows=DOUBTFUL`;
}

async function openMessage(server: TestApp): Promise<string> {
  const person = { firstName: "Asha", lastName: "Rao", email: "asks@example.com", phone: "9000000000" };
  const input = { ...person, message: "When?", desk: "HELP", website: "", sendingKey: "a".repeat(22) };
  await server.as.visitor.ask(
    "mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { __typename } }",
    { input },
  );
  return openFirst("{ contactMessages { nodes { id } } }", (id) => `/cms/messages/${id}`)(server);
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

/** A draft: publishing needs the checker. */
const EXERCISE = {
  title: "Typed title",
  topic: "Typed topic",
  minutes: "7",
  prompt: "Typed task",
  solution: "typed = 1",
};

async function openExercise(server: TestApp): Promise<string> {
  const { id } = await exerciseCalls(server).buildExercise({ isPublished: false });
  return `/cms/exercises/${id}`;
}

const ARTICLE = { title: "Typed title", excerpt: "Typed lead", body: "Typed text", authorName: "Typed" };
const SEASON = { number: "987", title: "Typed season", priceRupees: "99" };
const QUESTION = { title: "Typed title", prompt: "Typed task", expectedResult: "Typed output" };
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
    file: "features/site/admin/pages/pageTexts.record.ts",
    name: "home page",
    open: openAt("/cms/site/home"),
    typed: { heroHeadline: "Typed headline" },
  },
  {
    file: "features/site/admin/pages/pageTexts.record.ts",
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
    file: "features/site/admin/pages/policies.record.tsx",
    name: "policies",
    open: openAt("/cms/site/policies"),
    typed: { termsText: "Typed terms" },
  },
  ...listForms({
    file: "features/site/admin/lists/siteLists.record.tsx",
    noun: "partner",
    typed: { name: "Typed partner", link: "https://typed.example.com" },
  }),
  ...listForms({
    file: "features/site/admin/lists/siteLists.record.tsx",
    noun: "teacher",
    typed: { name: "Typed name", line: "Typed line" },
  }),
  ...listForms({
    file: "features/site/admin/lists/siteLists.record.tsx",
    noun: "testimonial",
    typed: { name: "Typed name", role: "Typed role", text: "Typed words", rating: "4" },
  }),
  ...listForms({
    file: "features/site/admin/lists/siteLists.record.tsx",
    noun: "question",
    typed: { question: "Typed question?", answer: "Typed answer" },
  }),
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
    file: "features/practice/admin/exercise.record.tsx",
    name: "new exercise",
    open: openAt("/cms/exercises/new"),
    typed: EXERCISE,
  },
  {
    file: "features/practice/admin/exercise.record.tsx",
    name: "exercise",
    open: openExercise,
    typed: EXERCISE,
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
    file: "features/certificates/admin/rule.record.tsx",
    name: "new certificate rule",
    open: openAt("/cms/certificates/rules/new"),
    choose: async (server) => ({ subjectId: (await server.buildCourse()).id }),
    typed: { achievement: "Typed words", lessonsPercent: "80" },
  },
  {
    file: "features/certificates/admin/rule.record.tsx",
    name: "certificate rule",
    open: async (server) => `/cms/certificates/rules/${await createCertificateBuilders(server).makeRule()}`,
    typed: { achievement: "Typed words" },
  },
  {
    file: "features/certificates/admin/CmsCertificatePage.tsx",
    name: "revoked certificate",
    open: async (server) => `/cms/certificates/${await createCertificateBuilders(server).makeCertificate()}`,
    opener: /^Revoke$/,
    typed: { reason: "Typed reason" },
  },
  {
    file: "features/certificates/admin/CmsCertificatePage.tsx",
    name: "corrected certificate",
    open: async (server) => `/cms/certificates/${await createCertificateBuilders(server).makeCertificate()}`,
    opener: /^Correct the name$/,
    typed: { name: "Typed Name" },
  },
  {
    file: "features/certificates/admin/NameRequestsPanel.tsx",
    name: "refused name",
    open: async (server) => {
      await createCertificateBuilders(server).makeNameRequest();
      return "/cms/certificates";
    },
    opener: /^Refuse Sundar Pichai$/,
    typed: { reason: "Typed reason" },
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
    open: openCoupon,
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
  ...LEARNING_FORMS,
];
