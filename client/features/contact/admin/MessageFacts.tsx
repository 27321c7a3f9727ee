import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { phoneLink } from "../../../format/phoneLink";
import { Facts } from "../../../ui/text/Facts";
import { momentInIndia } from "../../../format/momentInIndia";
import { DESKS } from "./messageInWords";
import { MessageFacts_ContactMessageFragmentDoc } from "./MessageFacts.generated";
import type { MessageFacts_ContactMessageFragment } from "./MessageFacts.generated";
import styles from "./MessageFacts.module.css";

interface MessageFactsProps {
  message: FragmentType<MessageFacts_ContactMessageFragment>;
}

function inWords(mark: string | null): string | null {
  return mark && mark.charAt(0) + mark.slice(1).toLowerCase();
}

/** All that somebody wrote, and how they are reached. */
export function MessageFacts({ message }: MessageFactsProps) {
  const data = useFragmentData(MessageFacts_ContactMessageFragmentDoc, message);
  const { email, phone, message: words } = data;
  return (
    <>
      <Facts
        facts={[
          [
            "E-mail",
            <a key="email" href={`mailto:${encodeURIComponent(email)}`}>
              {email}
            </a>,
          ],
          [
            "Phone",
            phone && (
              <a key="phone" href={phoneLink(phone)}>
                {phone}
              </a>
            ),
          ],
          ["Form", DESKS[data.desk]],
          ["Received", momentInIndia(data.createdAt)],
          ["State", data.state],
          ["Role", inWords(data.role)],
          ["Organization", data.organization],
          ["Topic", inWords(data.topic)],
        ]}
      />
      {words ? <p className={styles.words}>{words}</p> : <p>No message text.</p>}
    </>
  );
}
