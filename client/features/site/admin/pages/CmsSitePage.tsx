import type { LucideIcon } from "lucide-react";
import {
  FileText,
  GraduationCap,
  Handshake,
  House,
  Info,
  MessageSquareQuote,
  Newspaper,
  Scale,
  Settings,
  CircleQuestionMark,
} from "lucide-react";
import { Link } from "react-router-dom";
import { useLatestQuery } from "../../../../apollo/useLatestQuery";
import { CmsPage } from "../../../../cms/CmsPage";
import { SiteLink } from "../../../../cms/SiteLink";
import { cmsPaths } from "../../../../cmsPaths";
import { paths } from "../../../../../shared/paths";
import { Grid } from "../../../../ui/layout/Grid";
import { Text } from "../../../../ui/layout/Text";
import { Tag } from "../../../../ui/text/Tag";
import styles from "./CmsSitePage.module.css";
import type { CmsSiteDraftsQuery } from "./sitePages.generated";
import { CmsSiteDraftsDocument } from "./sitePages.generated";

interface Place {
  to: string;
  Icon: LucideIcon;
  title: string;
  text: string;
  /** The query field that says whether the page has a draft. */
  draft?: Exclude<keyof CmsSiteDraftsQuery, "__typename">;
}

const PLACES: Place[] = [
  {
    to: cmsPaths.settings,
    draft: "cmsSite",
    Icon: Settings,
    title: "Settings",
    text: "Name, phones, address, payments, links",
  },
  {
    to: cmsPaths.homeContent,
    draft: "cmsHomeContent",
    Icon: House,
    title: "Home page",
    text: "Headline, languages, tips, reasons",
  },
  {
    to: cmsPaths.aboutContent,
    draft: "cmsAboutContent",
    Icon: Info,
    title: "About page",
    text: "Story, mission, values, reasons",
  },
  {
    to: cmsPaths.pageTexts,
    draft: "cmsPageTexts",
    Icon: FileText,
    title: "Other pages",
    text: "Texts of the offers, workshops, blog, portal and contact pages",
  },
  {
    to: cmsPaths.policies,
    draft: "cmsPolicies",
    Icon: Scale,
    title: "Policies",
    text: "Privacy, terms, refunds and cancellation",
  },
  { to: cmsPaths.blog, Icon: Newspaper, title: "Blog", text: "Articles, published and drafts" },
  { to: cmsPaths.partners, Icon: Handshake, title: "Partners", text: "Logos and links, in their order" },
  { to: cmsPaths.teachers, Icon: GraduationCap, title: "Teachers", text: "Who teaches, and what" },
  { to: cmsPaths.testimonials, Icon: MessageSquareQuote, title: "Testimonials", text: "What learners say" },
  {
    to: cmsPaths.questions,
    Icon: CircleQuestionMark,
    title: "Questions",
    text: "What learners ask, and the answers",
  },
];

export function CmsSitePage() {
  const data = useLatestQuery(CmsSiteDraftsDocument, {});
  return (
    <CmsPage
      title="Site"
      trail={<Link to={paths.cms}>Dashboard</Link>}
      actions={
        <SiteLink to={cmsPaths.preview(paths.home)} isPublished={false}>
          Preview the site with all drafts
        </SiteLink>
      }
    >
      <Grid as="ul" column="18" gap="2">
        {PLACES.map(({ to, Icon, title, text, draft }) => (
          <li key={to} className={styles.place}>
            <Icon size={24} aria-hidden />
            <div>
              <Link to={to} className={styles.title}>
                {title}
              </Link>
              <Text tone="muted" size="small">
                {text}
              </Text>
              {draft && data[draft].isDraft && <Tag tone="warning">Draft to publish</Tag>}
            </div>
          </li>
        ))}
      </Grid>
    </CmsPage>
  );
}
