export const UPDATE_SITE = `mutation ($input: UpdateSiteSettingsInput!) { updateSiteSettings(input: $input) {
  academyName phones emails address whatsAppNumber upiAddress socialLinks { name link } coursesPageLink version } }`;

export const UPDATE_HOME = `mutation ($input: UpdateHomeContentInput!) { updateHomeContent(input: $input) {
  heroHeadline startLearningLink languages { title text icon } tips { title text } version } }`;

export const UPDATE_ABOUT = `mutation ($input: UpdateAboutContentInput!) { updateAboutContent(input: $input) {
  story mission values { title text } reasons { title text icon } version } }`;

export const UPDATE_TEXTS = `mutation ($input: UpdatePageTextsInput!) { updatePageTexts(input: $input) {
  offersLead workshopsLead blogLead portalHeadline portalSteps { title text } version } }`;

export const UPDATE_POLICIES = `mutation ($input: UpdatePoliciesInput!) { updatePolicies(input: $input) {
  privacyText termsText refundsText version } }`;

export const POLICIES_INPUT = {
  privacyText: "We keep little.",
  termsText: "Be kind.",
  refundsText: "In full.",
};

export const DISCARD_DRAFT = "mutation ($input: DiscardDraftInput!) { discardDraft(input: $input) }";

const FIELDS = {
  Partner: "id name link imageUrl isPublished version",
  Teacher:
    "id name line link imageUrl imageAlt courseIds workshopIds isForBootcamp isSample isPublished version",
  Testimonial:
    "id name role text built builtImageUrl rating courseId imageUrl imageAlt isSample isPublished version",
  Question: "id question answer isPublished version",
  BlogPost: "id slug title body bodyHtml tags isPublished publishedAt version",
};

type Content = keyof typeof FIELDS;

export function createOne(content: Content): string {
  return `mutation ($input: Create${content}Input!) { create${content}(input: $input) { ${FIELDS[content]} } }`;
}

export function updateOne(content: Content): string {
  return `mutation ($input: Update${content}Input!) { update${content}(input: $input) { ${FIELDS[content]} } }`;
}

export function deleteOne(content: Content): string {
  return `mutation ($input: VersionedInput!) { delete${content}(input: $input) { id } }`;
}

export function reorderAll(content: Content): string {
  return `mutation ($input: ReorderInput!) { reorder${content}s(input: $input) { id } }`;
}

export const LEAST = {
  Partner: { name: "Godavari" },
  Teacher: { name: "Kavitha", line: "Has taught SQL for ten years." },
  Testimonial: { name: "Asha", role: "Student", text: "Good.", rating: 5 },
  Question: { question: "Where?", answer: "Here." },
  BlogPost: { title: "A first article", excerpt: "About it.", body: "# It", authorName: "Kavya" },
};

/** Without a UPI address nothing with a price is on sale. */
export const UPI_ADDRESS = "academy@example";

export const SITE_INPUT = {
  upiAddress: UPI_ADDRESS,
  academyName: "Sopaan",
  tagline: "Step by step.",
  phones: ["+91 90000 00000"],
  emails: ["hello@sopaan.example"],
  socialLinks: [],
  enrolledStart: 0,
  enrolledMinimum: 50,
  reviewsStart: 0,
  reviewsMinimum: 10,
  messagesKeptMonths: 24,
  unpaidOrdersKeptMonths: 12,
  emailsKeptDays: 90,
  securityKeptDays: 180,
};

export const HOME_INPUT = {
  heroHeadline: "Learn",
  heroText: "Step by step.",
  path: [],
  languages: [{ title: "Python", text: "First.", icon: "python" }],
  tips: [],
  reasons: [],
};

export const ABOUT_INPUT = { mission: "To teach.", values: [], reasons: [] };

export const TEXTS_INPUT = {
  offersLead: "Of the offers.",
  seasonLine: "Of a season.",
  workshopLine: "Of a workshop.",
  courseLine: "Of a course.",
  workshopsLead: "Of the workshops.",
  blogLead: "Of the blog.",
  tryFirstText: "is open to you.",
  portalHeadline: "Welcome",
  portalLead: "Of the portal.",
  learnersHeadline: "Welcome back",
  learnersLead: "Of the learners.",
  portalStepsLead: "Of the steps.",
  portalSteps: [{ title: "First", text: "Begin." }],
  contactLead: "Of the contact.",
  desksLead: "Of the desks.",
  mentorsTitle: "Mentors",
  mentorsText: "Of mentors.",
  partnersTitle: "Partners",
  partnersText: "Of partners.",
};
