import type { LucideIcon } from "lucide-react";
import { Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useSite } from "../../../apollo/useSite";
import { phoneLink } from "../../../format/phoneLink";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";

interface DetailProps {
  icon: LucideIcon;
  align?: "top";
  children: ReactNode;
}

function Detail({ icon: Icon, align, children }: DetailProps) {
  return (
    <Row as="li" align={align} isOneLine hasTargets>
      <Text as="span" tone="teal">
        <Icon size={20} aria-hidden />
      </Text>
      {children}
    </Row>
  );
}

export function ContactDetails() {
  const { phones, emails, address } = useSite();
  return (
    <Stack as="ul" gap="0" aria-label="Contact details">
      {phones.length > 0 && (
        <Detail icon={Phone}>
          <Row as="span" gap="2" rowGap="0">
            {phones.map((phone) => (
              <a key={phone} href={phoneLink(phone)}>
                {phone}
              </a>
            ))}
          </Row>
        </Detail>
      )}
      {emails.map((email) => (
        <Detail key={email} icon={Mail}>
          <a href={`mailto:${email}`}>{email}</a>
        </Detail>
      ))}
      {address && (
        <Detail icon={MapPin} align="top">
          <Text as="address" hasLines>
            {address}
          </Text>
        </Detail>
      )}
    </Stack>
  );
}
