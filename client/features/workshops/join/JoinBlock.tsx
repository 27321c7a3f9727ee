import { MessageCircle } from "lucide-react";
import { useSite } from "../../../apollo/useSite";
import { whatsAppLink } from "../../../format/whatsAppLink";
import { hashText } from "../../../ui/art/hashText";
import { StepsMark } from "../../../ui/art/StepsMark";
import { ButtonAnchor } from "../../../ui/Button";
import { Stack } from "../../../ui/layout/Stack";
import { ContactDetails } from "./ContactDetails";
import { ByOwnSeat, JoinForm } from "./EnrolmentContext";
import styles from "./JoinBlock.module.css";
import type { PricedOffering } from "./offering";
import { isFull } from "./offering";

const SIZE = 25;
/** A QR code's finder squares; drawn empty, so that no scanner reads them. */
const CORNERS = [
  [0, 0],
  [SIZE - 7, 0],
  [0, SIZE - 7],
] as const;

function isInCorner(x: number, y: number): boolean {
  return CORNERS.some(([left, top]) => x >= left - 1 && x <= left + 7 && y >= top - 1 && y <= top + 7);
}

const DOTS = Array.from(
  { length: SIZE * SIZE },
  (_, index) => [index % SIZE, Math.floor(index / SIZE)] as const,
)
  .filter(([x, y]) => !isInCorner(x, y) && (hashText(`${x} ${y}`) >>> 13) % 2 === 0)
  .map(([x, y]) => `M${x} ${y + 0.5}h1`)
  .join("");

/** A placeholder: each order gets its own code, with its amount. */
function SampleQr() {
  return (
    <figure className={styles.sample}>
      <div className={styles.code}>
        <svg viewBox={`-1 -1 ${SIZE + 2} ${SIZE + 2}`} aria-hidden>
          <path d={DOTS} />
          {CORNERS.map(([x, y]) => (
            <rect key={`${x} ${y}`} x={x + 0.5} y={y + 0.5} width={6} height={6} rx={1} />
          ))}
        </svg>
        <span className={styles.mark}>
          <StepsMark size={32} />
        </span>
      </div>
      <figcaption>
        You’ll get <strong>your own UPI QR code</strong> on the next page. This is only an illustration.
      </figcaption>
    </figure>
  );
}

interface JoinBlockProps {
  offering: PricedOffering;
  steps: string[];
}

export function JoinBlock({ offering, steps }: JoinBlockProps) {
  const { upiAddress, whatsAppNumber } = useSite();
  const message = `Hello, I’d like to join: ${offering.title}. My name and e-mail address: `;
  return (
    <div className={styles.inside}>
      <div className={styles.form}>
        <JoinForm offering={offering} />
      </div>
      <noscript>
        <p className={styles.note}>
          The form needs JavaScript. Register by WhatsApp, or call us: tell us your name, your e-mail address
          and what you want to join. We’ll reply with the amount and how to pay.
        </p>
      </noscript>
      <Stack gap="3" isNarrow>
        <ByOwnSeat
          offerings={[offering]}
          draw={(own) =>
            !own && (
              <>
                <ol className={styles.steps}>
                  {steps.map((step, index) => (
                    <li key={index}>{step}</li>
                  ))}
                </ol>
                {upiAddress && offering.priceRupees > 0 && !isFull(offering) && <SampleQr />}
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
