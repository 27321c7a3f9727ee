/** Holds before and after hydration. */
export interface PublicPage {
  path: string;
  title: string;
  h1: string;
  /** Facts of the specification in the page's main part. */
  texts: string[];
  counts?: [selector: string, count: number][];
  /** Structured data types; none by default. */
  jsonLd?: string[];
  isHidden?: true;
  /** The canonical address; the page's own by default. */
  kept?: string;
  isPiece?: true;
}

const AGENDA_DAY = "#agenda > div > ol > li";
// By name: other stories add public content.
const PARTNERS = ["Godavari", "Charminar", "Deccan", "Nilgiri", "Kaveri", "Vindhya", "Malabar"];
const COURSES = [
  "Data Science",
  "Data Analytics",
  "Power BI",
  "Machine Learning",
  "Python Programming",
  "NLP",
  "Excel",
  "SQL",
];
const SEASONS = ["Season 1", "Season 2", "Season 3", "Season 4"];
const QUESTION = "#questions details";
const WORKSHOP_FACTS = ["Event", "FAQPage", "BreadcrumbList"];
const BOOTCAMP_FACTS = ["Course", "BreadcrumbList"];

export const PUBLIC_PAGES: PublicPage[] = [
  {
    path: "/",
    title: "Learn data. Step by step. · Sopaan",
    h1: "Learn data. Step by step.",
    texts: ["Start Learning", "₹199", "Python", "Small live batches", ...PARTNERS],
    counts: [["#courses ol > li", 5]],
    jsonLd: ["EducationalOrganization", "WebSite"],
  },
  {
    path: "/about",
    title: "About · Sopaan",
    h1: "Our Story",
    texts: ["Mission", "start working with data this evening", "Our values", "400+ Enrolled"],
    counts: [["#reasons button", 6]],
  },
  {
    path: "/practice",
    title: "Practice · Sopaan",
    h1: "Practice",
    texts: ["First steps", "Namaste!", "Window functions"],
  },
  {
    path: "/contact",
    title: "Contact Us · Sopaan",
    h1: "Contact Us",
    texts: ["Location", "Call Now", "Email Now", "CONTACT US", "Need More Help ?", "Hyderabad"],
  },
  {
    path: "/contactusworkshop",
    title: "Mentors and partners · Sopaan",
    h1: "Mentors and partners",
    texts: ["Mentors & Mentees", "Partner With Mentor Collective"],
    counts: [["[role=tab]", 2]],
  },
  {
    path: "/privacy",
    title: "Privacy policy · Sopaan",
    h1: "Privacy policy",
    texts: ["What we store", "How long we keep it", "Terms of use", "Cancellation and refunds"],
  },
  {
    path: "/terms",
    title: "Terms of use · Sopaan",
    h1: "Terms of use",
    texts: ["Registering and paying", "Practice and certificates"],
  },
  {
    path: "/refunds",
    title: "Cancellation and refunds · Sopaan",
    h1: "Cancellation and refunds",
    texts: ["If you change your mind", "How refunds are paid"],
  },
  {
    path: "/work",
    title: "Workshops · Sopaan",
    h1: "Workshops",
    texts: ["₹199", "₹299", "₹9,999", "9 Dec", "8:00 pm to 9:30 pm IST", "Live on Zoom", "₹99"],
    jsonLd: ["BreadcrumbList"],
  },
  {
    path: "/powerbi",
    title: "Power BI Workshop · Sopaan",
    h1: "From raw tables to a dashboard in seven evenings",
    texts: [
      "Salary",
      "₹199",
      "₹9,999",
      "9 Dec",
      "8:00 pm to 9:30 pm",
      "Live on Zoom",
      "15 Feb",
      "REGISTER NOW",
    ],
    counts: [
      [AGENDA_DAY, 7],
      ["#gallery figure", 2],
      ["#audiences li", 6],
      [QUESTION, 5],
      ["#certificate", 1],
      ["#payment", 1],
      ["[role=timer]", 2],
    ],
    jsonLd: WORKSHOP_FACTS,
  },
  {
    path: "/aa",
    kept: "/powerbi",
    title: "Learn Power BI, one evening at a time · Sopaan",
    h1: "Learn Power BI, one evening at a time",
    texts: ["₹199", "₹9,999", "Join Us", "How to join", "WhatsApp"],
    counts: [[AGENDA_DAY, 7]],
    jsonLd: WORKSHOP_FACTS,
  },
  {
    path: "/machinelearning",
    title: "Machine Learning Workshop · Sopaan",
    h1: "Machine Learning WorkShop from scratch to expertise",
    texts: ["Take Charge of Your Dream!", "₹299", "₹9,999", "Join Us", "How to join ?", "Covid Prediction"],
    counts: [
      [AGENDA_DAY, 5],
      ["#cta", 1],
    ],
    jsonLd: WORKSHOP_FACTS,
  },
  {
    path: "/nlp",
    title: "Natural Language Processing Workshop · Sopaan",
    h1: "Natural Language Processing, from raw text to a working model",
    texts: ["₹299", "₹9,999", "5 days", "Email Spam Classification", "Movie Recommendation"],
    counts: [
      [AGENDA_DAY, 6],
      ["#cta", 1],
    ],
    jsonLd: WORKSHOP_FACTS,
  },
  {
    path: "/python",
    title: "Python Coding Bootcamp · Sopaan",
    h1: "Fifteen small Python puzzles. One good habit.",
    texts: ["₹99", "28 Dec", "8:00 pm IST", ...SEASONS, "Locked", "Why join", "How to join"],
    counts: [
      ["#levels details", 15],
      ["#Qrcode", 1],
      ["[role=timer]", 1],
    ],
    jsonLd: BOOTCAMP_FACTS,
  },
  {
    path: "/offer-1",
    kept: "/python",
    title: "Python Coding Bootcamp for ₹99 · Sopaan",
    h1: "Fifteen small Python puzzles. One good habit.",
    texts: ["₹99", "Basic", "Medium", "Advance", "28 Dec", "Pay ₹99"],
    counts: [
      ["#Qrcode", 1],
      ["[role=timer]", 1],
    ],
    jsonLd: BOOTCAMP_FACTS,
  },
  {
    path: "/offer",
    title: "Courses and prices · Sopaan",
    h1: "Courses from ₹1,000",
    texts: [
      "Explore Courses",
      ...COURSES,
      "₹2,000",
      "₹1,000",
      "See More",
      "Asha R.",
      "Sample people for the demo",
    ],
    jsonLd: [...Array<string>(8).fill("Course"), "BreadcrumbList"],
  },
  {
    path: "/lms",
    title: "Learning portal · Sopaan",
    h1: "Welcome to Sopaan LMS",
    texts: [
      "Your Gateway to Data Science & Analytics Mastery",
      "Get Started",
      "AWS Cloud Computing",
      ...COURSES,
    ],
  },
  {
    path: "/lms/data-science",
    title: "Data Science · Sopaan",
    h1: "Data Science",
    texts: [
      "₹2,000",
      "What you will be able to do",
      "pandas: read and clean",
      "Next batch",
      "Data Science Batch 1",
      "Locked",
      "What if I miss a class?",
      "What learners say about Data Science",
    ],
    jsonLd: ["Course", "BreadcrumbList"],
  },
  {
    path: "/lms/aws-cloud-computing",
    title: "AWS Cloud Computing · Sopaan",
    h1: "AWS Cloud Computing",
    texts: ["AWS Batch 1", "Free"],
    jsonLd: ["Course", "BreadcrumbList"],
  },
  {
    path: "/blog",
    title: "Blog · Sopaan",
    h1: "Blog",
    texts: ["A messy CSV, fixed step by step", "min read"],
  },
  {
    path: "/blog/a-messy-csv",
    title: "A messy CSV, fixed step by step · Sopaan",
    h1: "A messy CSV, fixed step by step",
    texts: ["Kavya Reddy (sample)", "min read", "Look before you touch", "date,city,product,amount"],
    jsonLd: ["Article", "BreadcrumbList"],
  },
  {
    path: "/course",
    title: "Manage Courses · Sopaan",
    h1: "Manage Courses",
    texts: ["Course Name", "Description", "Price", "Add Course"],
    isHidden: true,
  },
  {
    path: "/certificates/verify",
    title: "Check a certificate · Sopaan",
    h1: "Check a certificate",
    texts: ["Find a certificate", "Number", "Ed25519"],
    isHidden: true,
  },
  {
    path: "/join",
    title: "Create account · Sopaan",
    h1: "Create account",
    texts: ["E-mail"],
  },
  {
    path: "/signin",
    title: "Sign in · Sopaan",
    h1: "Sign in",
    texts: ["E-mail", "Password"],
  },
  {
    path: "/forgot",
    title: "Forgot your password? · Sopaan",
    h1: "Forgot your password?",
    texts: ["E-mail", "Send me the link"],
    isHidden: true,
  },
  {
    path: "/reset",
    title: "This link no longer works · Sopaan",
    h1: "This link no longer works",
    texts: ["Get a new link"],
    isHidden: true,
  },
  {
    path: "/verify",
    title: "This link no longer works · Sopaan",
    h1: "This link no longer works",
    texts: ["Sign in to get a new link"],
    isHidden: true,
  },
  {
    path: "/invitation",
    title: "This link no longer works · Sopaan",
    h1: "This link no longer works",
    texts: ["Get a new link"],
    isHidden: true,
  },
  {
    path: "/newemail",
    title: "This link no longer works · Sopaan",
    h1: "This link no longer works",
    texts: ["Sign in to get a new link"],
    isHidden: true,
  },
  {
    path: "/cmslogin",
    title: "Staff sign in · Sopaan",
    h1: "Staff sign in",
    texts: ["Password"],
    isHidden: true,
  },
  {
    path: "/registration/00000000-0000-4000-8000-000000000000/confirm",
    title: "Confirm your registration · Sopaan",
    h1: "Confirm your registration",
    texts: ["One click, and we’ll know that our e-mails reach you.", "Confirm and open your order"],
    isHidden: true,
  },
  {
    path: "/registration/00000000-0000-4000-8000-000000000000",
    title: "Your registration · Sopaan",
    h1: "Your registration",
    texts: [],
    isHidden: true,
  },
  {
    path: "/partner",
    title: "Partners · Sopaan",
    h1: "Partners of Sopaan",
    texts: ["Our partners", ...PARTNERS],
    isHidden: true,
    isPiece: true,
  },
  { path: "/footer", title: "Footer · Sopaan", h1: "Footer", texts: [], isHidden: true, isPiece: true },
  { path: "/mainnav", title: "Navbar · Sopaan", h1: "Navbar", texts: [], isHidden: true, isPiece: true },
  { path: "/Homenav", title: "Header · Sopaan", h1: "Header", texts: [], isHidden: true, isPiece: true },
];
