import { useSuspenseQuery } from "@apollo/client/react";
import { useSite } from "../../../apollo/useSite";
import { ogPicture, paths } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { lazyComponent } from "../../../ui/lazyComponent";
import { BackLink } from "../../../ui/page/BackLink";
import { LazyPart } from "../../../startup/LazyPart";
import { PageHead } from "../../../ui/page/PageHead";
import { PageHeader } from "../../../ui/page/PageHeader";
import { Skeleton } from "../../../ui/page/Skeleton";
import { ContactDocument } from "./Contact.generated";
import styles from "./ContactPage.module.css";
import { WaysToReach, WriteToUs } from "./WaysToReach";

const HelpForm = lazyComponent(() => import("../../contact/HelpForm"), "HelpForm");

export function ContactPage() {
  const site = useSite();
  const { pageTexts } = useSuspenseQuery(ContactDocument).data;
  const message = `Hello ${site.academyName}, I have a question: `;

  return (
    <PageFrame gap="4">
      <PageHead
        title="Contact Us"
        description={`How to reach ${site.academyName}: phone, WhatsApp, e-mail and street address.`}
        path={paths.contact}
        picture={ogPicture("site", "contact")}
        pictured={[site.phones, site.emails]}
      />
      <PageHeader title="Contact Us" back={<BackLink to={paths.home}>Home</BackLink>} />
      <WaysToReach />
      <section className={styles.help} aria-labelledby="help">
        <Stack>
          <p className={styles.kicker}>CONTACT US</p>
          <h2 id="help">Need More Help ?</h2>
          <p>{pageTexts.contactLead}</p>
          <p>Prefer to chat?</p>
          <WriteToUs subject="A question" message={message} />
        </Stack>
        <LazyPart fallback={<Skeleton shape="control" count={6} />}>
          <HelpForm />
        </LazyPart>
      </section>
      <Row gap="2" rowGap="1">
        <p>Would you like to teach with us, or to work with us as an organisation?</p>
        <ButtonLink to={paths.contactWorkshop}>Mentors and partners</ButtonLink>
      </Row>
    </PageFrame>
  );
}
