import type { LucideIcon } from "lucide-react";
import { Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useSite } from "../../apollo/useSite";
import { phoneLink } from "../../format/phoneLink";
import { whatsAppLink } from "../../format/whatsAppLink";
import { ButtonAnchor } from "../../ui/Button";
import { Grid } from "../../ui/layout/Grid";
import { Row } from "../../ui/layout/Row";
import { Stack } from "../../ui/layout/Stack";
import { Text } from "../../ui/layout/Text";

interface WayProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

function Way({ icon: Icon, title, children }: WayProps) {
  return (
    <Stack as="li" gap="1" hasTargets>
      <h3>
        <Row as="span" tone="teal">
          <Icon size={20} aria-hidden /> {title}
        </Row>
      </h3>
      {children}
    </Stack>
  );
}

export function OfferContact() {
  const { whatsAppNumber, phones, emails, address } = useSite();
  return (
    <Grid as="ul" column="14" isFilled>
      {whatsAppNumber && (
        <Way icon={MessageCircle} title="WhatsApp">
          <div>
            <ButtonAnchor href={whatsAppLink("", whatsAppNumber)}>
              Write on WhatsApp<span className="visually-hidden">, in a new tab</span>
            </ButtonAnchor>
          </div>
        </Way>
      )}
      {phones.length > 0 && (
        <Way icon={Phone} title="Call">
          <Row gap="2" rowGap="half">
            {phones.map((phone) => (
              <a key={phone} href={phoneLink(phone)}>
                {phone}
              </a>
            ))}
          </Row>
        </Way>
      )}
      {emails.length > 0 && (
        <Way icon={Mail} title="E-mail">
          {emails.map((email) => (
            <a key={email} href={`mailto:${email}`}>
              {email}
            </a>
          ))}
        </Way>
      )}
      {address && (
        <Way icon={MapPin} title="Visit">
          <Text as="address" hasLines>
            {address}
          </Text>
        </Way>
      )}
    </Grid>
  );
}
