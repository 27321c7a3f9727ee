import { MessageCircle } from "lucide-react";
import { useSite } from "../../../apollo/useSite";
import { whatsAppLink } from "../../../format/whatsAppLink";
import { ButtonAnchor } from "../../../ui/Button";
import { Stack } from "../../../ui/layout/Stack";
import { ByOwnSeat } from "./ByOwnSeat";
import { ContactDetails } from "./ContactDetails";
import styles from "./JoinBlock.module.css";
import { JoinForm } from "./JoinForm";
import type { Joined } from "./JoinFormContext";
import { SampleQr } from "./SampleQr";

interface JoinBlockProps {
  joined: Joined;
  steps: string[];
}

/** The form to register with, what happens next, and how to ask; without JavaScript, how to register by message. */
export function JoinBlock({ joined, steps }: JoinBlockProps) {
  const { upiAddress, whatsAppNumber } = useSite();
  const message = `Hello, I would like to join ${joined.title}. My name and e-mail address: `;
  return (
    <div className={styles.inside}>
      <div className={styles.form}>
        <JoinForm joined={joined} />
      </div>
      <noscript>
        <p className={styles.note}>
          The form needs JavaScript. Register by a WhatsApp message, or call us: name, e-mail address, and
          what you want to join. We answer with the amount and how to pay.
        </p>
      </noscript>
      <Stack gap="3" isNarrow>
        <ByOwnSeat
          offerings={[joined]}
          draw={(own) =>
            !own && (
              <>
                <ol className={styles.steps}>
                  {steps.map((step, index) => (
                    <li key={index}>{step}</li>
                  ))}
                </ol>
                {upiAddress && joined.priceRupees > 0 && joined.seatsLeft !== 0 && <SampleQr />}
              </>
            )
          }
        />
        {whatsAppNumber && (
          <ButtonAnchor href={whatsAppLink(message, whatsAppNumber)} icon={<MessageCircle aria-hidden />}>
            Ask on WhatsApp
          </ButtonAnchor>
        )}
        <ContactDetails />
      </Stack>
    </div>
  );
}
