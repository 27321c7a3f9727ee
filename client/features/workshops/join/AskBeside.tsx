import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useSite } from "../../../apollo/useSite";
import { whatsAppLink } from "../../../format/whatsAppLink";
import { ButtonAnchor } from "../../../ui/Button";
import styles from "./AskBeside.module.css";

interface AskBesideProps {
  children: ReactNode;
}

/** Questions; on wide screens, the room beside them says where to ask others. */
export function AskBeside({ children }: AskBesideProps) {
  const { whatsAppNumber } = useSite();
  if (!whatsAppNumber) return children;
  return (
    <div className={styles.columns}>
      {children}
      <div className={styles.card}>
        <h3>Not sure? WhatsApp us</h3>
        <p>Your question isn’t here, or you can’t decide? Write to us before you pay.</p>
        <ButtonAnchor href={whatsAppLink("", whatsAppNumber)} icon={<MessageCircle aria-hidden />}>
          WhatsApp us
        </ButtonAnchor>
      </div>
    </div>
  );
}
