import {
  FileText,
  Handshake,
  House,
  Info,
  MessageSquareQuote,
  Newspaper,
  Settings,
  CircleQuestionMark,
} from "lucide-react";
import { Link } from "react-router-dom";
import { CmsPage } from "../../../cms/CmsPage";
import { cmsPaths } from "../../../cmsPaths";
import { paths } from "../../../paths";
import styles from "./CmsSitePage.module.css";

const PLACES = [
  {
    to: cmsPaths.settings,
    Icon: Settings,
    title: "Settings",
    text: "Name, phones, address, payments, links",
  },
  { to: cmsPaths.homeContent, Icon: House, title: "Home page", text: "Headline, languages, tips, reasons" },
  { to: cmsPaths.aboutContent, Icon: Info, title: "About page", text: "Story, mission, values, reasons" },
  {
    to: cmsPaths.pageTexts,
    Icon: FileText,
    title: "Other pages",
    text: "Words of the offers, workshops, blog, portal and contact pages",
  },
  { to: cmsPaths.blog, Icon: Newspaper, title: "Blog", text: "Articles, published and drafts" },
  { to: cmsPaths.partners, Icon: Handshake, title: "Partners", text: "Logos and links, in their order" },
  { to: cmsPaths.testimonials, Icon: MessageSquareQuote, title: "Testimonials", text: "What learners say" },
  {
    to: cmsPaths.questions,
    Icon: CircleQuestionMark,
    title: "Questions",
    text: "What learners ask, and the answers",
  },
];

/** `/cms/site`: the parts of the site that staff write. */
export function CmsSitePage() {
  return (
    <CmsPage title="Site" trail={<Link to={paths.cms}>Content</Link>}>
      <ul className={styles.places}>
        {PLACES.map(({ to, Icon, title, text }) => (
          <li key={to} className={styles.place}>
            <Icon size={24} aria-hidden />
            <div>
              <Link to={to} className={styles.title}>
                {title}
              </Link>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </CmsPage>
  );
}
