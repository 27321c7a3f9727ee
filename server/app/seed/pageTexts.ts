import type { PageTextsContent } from "../../features/site/pages/pageTexts.content";

export const pageTexts: PageTextsContent = {
  offersLead:
    "One price for the whole course: live classes, recordings and exercises. Pick a course, read its syllabus, and pay when you are sure.",
  seasonLine:
    "Short Python exercises at your own pace. The page tells you at once what works and what doesn't.",
  workshopLine: "Five to seven evenings, live, on one subject. You leave with one finished project.",
  courseLine:
    "Eight weeks with a teacher: live classes, videos, exercises, your own project and a certificate.",
  workshopsLead: "Short live workshops: one subject, a few evenings, and a project of your own at the end.",
  blogLead: "Short reads by our teachers. Best with a cup of chai and a keyboard.",
  tryFirstText:
    "has a batch that is open to everyone with an account, free of charge. See how a batch works, then decide.",
  portalHeadline: "Welcome to Sopaan LMS",
  portalLead: "Your Gateway to Data Science & Analytics Mastery",
  learnersHeadline: "We Help You Learn What You Love",
  learnersLead: "Cloud-Native Thinking for the Modern World.",
  portalStepsLead: "From sign-up to your first class in three steps.",
  portalSteps: [
    {
      title: "Sign in and pick your batch",
      text: "Create an account with your e-mail address. In the portal, select your course and your batch.",
    },
    {
      title: "Open your batch",
      text: "Register and we open it for you. Have a code? Enter it once. The batch then stays open on all your devices.",
    },
    {
      title: "Watch at your own pace",
      text: "Videos are in order, with their length. Watch any time: the portal resumes where you stopped.",
    },
  ],
  contactLead: "Tell us what you know already, what you would like to learn, and when you have time.",
  desksLead: "For people who teach, people who learn, and organisations that help both.",
  mentorsTitle: "Become a mentor, or find one",
  mentorsText:
    "A mentor helps someone who is a few steps behind. Tell us which you would like to be, your state, and when you have time.",
  partnersTitle: "Partner with us",
  partnersText:
    "Partnerships, sponsorships and collaborations. Tell us your organisation and what you have in mind.",
};
