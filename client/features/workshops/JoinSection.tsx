import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { MessageCircle } from "lucide-react";
import { dayInIndia } from "../../format/indiaTime";
import { rupees } from "../../format/rupees";
import { shortDate } from "../../format/shortDate";
import { whatsAppLink } from "../../format/whatsAppLink";
import { paths } from "../../paths";
import { ButtonAnchor } from "../../ui/Button";
import { Section } from "../../ui/Section";
import type { Academy } from "./Academy";
import { ContactDetails } from "./ContactDetails";
import { isJoinable } from "./isJoinable";
import { JoinSection_WorkshopFragmentDoc } from "./JoinSection.generated";
import type { JoinSection_WorkshopFragment } from "./JoinSection.generated";
import styles from "./JoinSection.module.css";
import { NotJoinable } from "./NotJoinable";
import { PaymentCode } from "./PaymentCode";

interface JoinSectionProps {
  workshop: FragmentType<JoinSection_WorkshopFragment>;
  academy: Academy;
  /** What the page's buttons jump to. */
  id: string;
  title: string;
}

/** What a person writes who has paid; they attach the picture themselves. */
function messageFor({ name, startsAt, priceRupees }: JoinSection_WorkshopFragment): string {
  const start = shortDate(dayInIndia(startsAt));
  return `Hello, I have paid ${rupees(priceRupees)} for ${name} (starts ${start}). The screenshot follows. My name and e-mail address: `;
}

/** How to pay and join: the code to scan, the steps, WhatsApp, and whom to ask. */
export function JoinSection({ workshop, academy, id, title }: JoinSectionProps) {
  const { data } = useSuspenseFragment({
    fragment: JoinSection_WorkshopFragmentDoc,
    fragmentName: "JoinSection_workshop",
    from: workshop,
  });
  if (!isJoinable(data)) {
    return (
      <Section id={id} title={title} tone="sunk">
        <NotJoinable hasEnded={data.hasEnded} />
      </Section>
    );
  }
  return (
    <Section id={id} title={title} tone="sunk">
      <div className={styles.inside}>
        <PaymentCode
          qr={paths.workshopQr(data.slug)}
          link={data.upiLink}
          priceRupees={data.priceRupees}
          listPriceRupees={data.listPriceRupees}
        />
        <div className={styles.how}>
          <ol className={styles.steps}>
            {data.joinSteps.map((step, index) => (
              <li key={index}>{step}</li>
            ))}
          </ol>
          {academy.whatsAppNumber && (
            <ButtonAnchor
              href={whatsAppLink(messageFor(data), academy.whatsAppNumber)}
              icon={<MessageCircle aria-hidden />}
            >
              Send the screenshot on WhatsApp
            </ButtonAnchor>
          )}
          <ContactDetails academy={academy} />
        </div>
      </div>
    </Section>
  );
}
