import { Mail, MessageCircle } from "lucide-react";
import { useSite } from "../../../apollo/useSite";
import { whatsAppLink } from "../../../format/whatsAppLink";
import { ButtonAnchor } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";

interface WriteToUsProps {
  subject: string;
  message: string;
}

function mailLink(email: string, subject: string, body: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The ways to write, each with the first words filled in. */
export function WriteToUs({ subject, message }: WriteToUsProps) {
  const { emails, whatsAppNumber } = useSite();
  const [email] = emails;
  return (
    <Row gap="2">
      {whatsAppNumber && (
        <ButtonAnchor
          href={whatsAppLink(message, whatsAppNumber)}
          icon={<MessageCircle size={20} aria-hidden />}
        >
          Write on WhatsApp
        </ButtonAnchor>
      )}
      {email && (
        <ButtonAnchor
          target="_self"
          href={mailLink(email, subject, message)}
          icon={<Mail size={20} aria-hidden />}
        >
          Write a mail
        </ButtonAnchor>
      )}
    </Row>
  );
}
