import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { MessageCircle } from "lucide-react";
import { rupees } from "../../../format/rupees";
import { whatsAppLink } from "../../../format/whatsAppLink";
import { paths } from "../../../paths";
import { ButtonAnchor } from "../../../ui/Button";
import { Section } from "../../../ui/Section";
import type { Academy } from "../Academy";
import { ContactDetails } from "../ContactDetails";
import styles from "../JoinSection.module.css";
import { PaymentCode } from "../PaymentCode";
import { BootcampJoin_BootcampFragmentDoc } from "./BootcampJoin.generated";
import type { BootcampJoin_BootcampFragment } from "./BootcampJoin.generated";
import { JOIN_ANCHOR } from "./joinAnchor";

interface BootcampJoinProps {
  bootcamp: FragmentType<BootcampJoin_BootcampFragment>;
  academy: Academy;
}

/** How to pay for the bootcamp and join it: the code to scan, the steps, WhatsApp, and whom to ask. */
export function BootcampJoin({ bootcamp, academy }: BootcampJoinProps) {
  const { data } = useSuspenseFragment({
    fragment: BootcampJoin_BootcampFragmentDoc,
    fragmentName: "BootcampJoin_bootcamp",
    from: bootcamp,
  });
  const message = `Hello, I have paid ${rupees(data.priceRupees)} for ${data.name}. The screenshot follows. My name and e-mail address: `;
  return (
    <Section id={JOIN_ANCHOR} title="How to join">
      <div className={styles.inside}>
        <PaymentCode qr={paths.bootcampQr} link={data.upiLink} priceRupees={data.priceRupees} />
        <div className={styles.how}>
          <ol className={styles.steps}>
            {data.joinSteps.map((step, index) => (
              <li key={index}>{step}</li>
            ))}
          </ol>
          {academy.whatsAppNumber && (
            <ButtonAnchor
              href={whatsAppLink(message, academy.whatsAppNumber)}
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
