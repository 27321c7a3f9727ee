import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
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
  const { data } = useSuspenseFragment({
    fragment: MessageFacts_ContactMessageFragmentDoc,
    fragmentName: "MessageFacts_contactMessage",
    from: message,
  });
  const facts = [
    ["Form", DESKS[data.desk]],
    ["Received", momentInIndia(data.createdAt)],
    ["State", data.state],
    ["Role", inWords(data.role)],
    ["Organization", data.organization],
    ["Topic", inWords(data.topic)],
  ].filter(([, value]) => value);
  return (
    <>
      <dl className={styles.facts}>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${encodeURIComponent(data.email)}`}>{data.email}</a>
        </dd>
        {data.phone && (
          <>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${data.phone}`}>{data.phone}</a>
            </dd>
          </>
        )}
        {facts.map(([name, value]) => (
          <div key={name} className={styles.pair}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {data.message ? <p className={styles.words}>{data.message}</p> : <p>They wrote no message.</p>}
    </>
  );
}
