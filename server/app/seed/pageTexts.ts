import type { PageTextsContent } from "../../features/site/pages/pageTexts.content";

export const pageTexts: PageTextsContent = {
  offersLead:
    "One price for the whole course: the live evenings, the recordings and the exercises. Choose one, see what is in it, and pay when you are sure.",
  workshopsLead:
    "Short, paid, live courses: one subject, a few evenings, and something of your own to show at the end.",
  blogLead: "Notes by our teachers, to read with a cup of tea and a keyboard at hand.",
  tryFirstText:
    "has a batch that is open to everybody with an account. It needs no code and costs nothing: see how a batch works, then decide.",
  portalHeadline: "Welcome to Sopaan LMS",
  portalLead: "Your Gateway to Data Science & Analytics Mastery",
  learnersHeadline: "We Help You Learn What You Love",
  learnersLead: "Cloud-Native Thinking for the Modern World.",
  portalStepsLead: "Three steps from the first visit to your next video.",
  portalSteps: [
    {
      title: "Sign in and pick your batch",
      text: "Make an account with your e-mail address. In the portal, select your course and the batch that you joined.",
    },
    {
      title: "Open your batch",
      text: "Register and we open it for you. Have a code? Enter it once. The batch then stays open on all your devices.",
    },
    {
      title: "Watch, stop, go on",
      text: "The batch's videos stand in order, each with its running time. Watch them when you like; the portal remembers the last one you opened.",
    },
  ],
  contactLead:
    "Tell us where you stand: what you know already, what you would like to learn, and when you have time.",
  desksLead: "One desk for people who teach, people who learn, and those who help both.",
  mentorsTitle: "Teach, or be taught by one person",
  mentorsText:
    "A mentor helps somebody who is a few steps behind. Say which of the two you would like to be, in which state you live, and when you have time.",
  partnersTitle: "Work with us as an organisation",
  partnersText:
    "Partnerships, sponsorships and collaborations. Say which organisation you write for, and what you have in mind.",
};
