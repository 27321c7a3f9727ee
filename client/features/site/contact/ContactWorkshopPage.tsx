import { useSuspenseQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { useSite } from "../../../apollo/useSite";
import { ogPicture, paths } from "../../../../shared/paths";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Stack } from "../../../ui/layout/Stack";
import { lazyComponent } from "../../../ui/lazyComponent";
import { LazyPart } from "../../../startup/LazyPart";
import { PageHead } from "../../../ui/page/PageHead";
import { PageHeader } from "../../../ui/page/PageHeader";
import { Skeleton } from "../../../ui/page/Skeleton";
import { TabLinks } from "../../../ui/page/TabLinks";
import { ContactWorkshopDocument } from "./Contact.generated";
import styles from "./ContactPage.module.css";
import { WaysToReach, WriteToUs } from "./WaysToReach";

const DeskForm = lazyComponent(() => import("../../contact/DeskForm"), "DeskForm");

const PARTNERS = "partners";

const TABS = [
  { id: "mentors", to: paths.contactWorkshop, label: "Mentors & Mentees" },
  { id: PARTNERS, to: `${paths.contactWorkshop}?for=${PARTNERS}`, label: "Partner With Mentor Collective" },
];

const MESSAGES = {
  mentors: {
    subject: "Mentors & Mentees",
    message: "Hello, I would like to be a mentor / to find a mentor. My name and state: ",
  },
  partners: {
    subject: "Partner With Mentor Collective",
    message: "Hello, I’m writing for an organisation about a partnership / sponsorship / collaboration: ",
  },
};

/** Each tab has its own URL. */
export function ContactWorkshopPage() {
  const site = useSite();
  const { pageTexts } = useSuspenseQuery(ContactWorkshopDocument).data;
  const [search] = useSearchParams();
  const chosen = search.get("for") === PARTNERS ? PARTNERS : "mentors";
  const isForPartners = chosen === PARTNERS;

  return (
    <PageFrame gap="4">
      <PageHead
        title="Mentors and partners"
        description={`How mentors, mentees and partner organisations reach ${site.academyName}.`}
        path={paths.contactWorkshop}
        picture={ogPicture("site", "contact")}
        pictured={[site.phones, site.emails]}
      />
      <PageHeader title="Mentors and partners" lead={pageTexts.desksLead} />
      <TabLinks label="What it is about" tabs={TABS} chosen={chosen} panel="desk" />
      <section id="desk" role="tabpanel" aria-labelledby={`tab-${chosen}`} className={styles.help}>
        <Stack>
          <h2>{isForPartners ? pageTexts.partnersTitle : pageTexts.mentorsTitle}</h2>
          <p>{isForPartners ? pageTexts.partnersText : pageTexts.mentorsText}</p>
          <p>Prefer to chat?</p>
          <WriteToUs {...MESSAGES[chosen]} />
        </Stack>
        <LazyPart fallback={<Skeleton shape="control" count={6} />}>
          <DeskForm desk={isForPartners ? "PARTNERS" : "MENTORS"} />
        </LazyPart>
      </section>
      <WaysToReach />
    </PageFrame>
  );
}
