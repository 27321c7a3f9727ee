import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import type { ContactStatus } from "../../../apollo/schema.generated";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { CmsPage } from "../../../cms/CmsPage";
import { useSend } from "../../../cms/records/useSend";
import { cmsPaths } from "../../../cmsPaths";
import { momentInIndia } from "../../../format/momentInIndia";
import { phoneLink } from "../../../format/phoneLink";
import { Button } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import { Panel } from "../../../ui/Panel";
import { Facts } from "../../../ui/text/Facts";
import type {
  MessageFacts_ContactMessageFragment,
  MessageReplies_ContactMessageFragment,
  MessageStatus_ContactMessageFragment,
} from "./CmsMessage.generated";
import {
  CmsMessageDocument,
  MessageFacts_ContactMessageFragmentDoc,
  MessageReplies_ContactMessageFragmentDoc,
  MessageStatus_ContactMessageFragmentDoc,
  UpdateContactMessageStatusDocument,
} from "./CmsMessage.generated";
import styles from "./CmsMessagePage.module.css";
import { DESKS, STATUSES, StatusTag } from "./messageInWords";
import { ReplyForm } from "./ReplyForm";

interface MessageFactsProps {
  message: FragmentType<MessageFacts_ContactMessageFragment>;
}

function inWords(mark: string | null): string | null {
  return mark && mark.charAt(0) + mark.slice(1).toLowerCase();
}

/** All that somebody wrote, and how they are reached. */
function MessageFacts({ message }: MessageFactsProps) {
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
      {words ? <p className={styles.message}>{words}</p> : <p>No message text.</p>}
    </>
  );
}

interface MessageRepliesProps {
  message: FragmentType<MessageReplies_ContactMessageFragment>;
}

/** What was answered already, by whom and when. */
function MessageReplies({ message }: MessageRepliesProps) {
  const data = useFragmentData(MessageReplies_ContactMessageFragmentDoc, message);
  if (data.replies.length === 0) return null;
  return (
    <ol className={styles.replies}>
      {data.replies.map((reply) => (
        <li key={reply.id} className={styles.reply}>
          <p className={styles.quiet}>
            {reply.authorName} · <time dateTime={reply.createdAt}>{momentInIndia(reply.createdAt)}</time>
          </p>
          <p className={styles.words}>{reply.text}</p>
        </li>
      ))}
    </ol>
  );
}

interface MessageStatusProps {
  message: FragmentType<MessageStatus_ContactMessageFragment>;
}

/** The states as buttons, the present one pressed. */
function MessageStatus({ message }: MessageStatusProps) {
  const client = useApolloClient();
  const send = useSend();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const data = useFragmentData(MessageStatus_ContactMessageFragmentDoc, message);

  async function handleChoose(status: ContactStatus) {
    if (isBusy || status === data.status) return;
    setIsBusy(true);
    const input = { id: data.id, expectedVersion: data.version, status };
    const { error } = await send(UpdateContactMessageStatusDocument, input);
    setProblem(error ? (await refreshAfterConflict(client, error)).general : null);
    setIsBusy(false);
  }

  return (
    <>
      <div role="group" aria-label="Status" className={styles.states}>
        {(Object.keys(STATUSES) as ContactStatus[]).map((status) => (
          <Button
            key={status}
            look={status === data.status ? "main" : "plain"}
            aria-pressed={status === data.status}
            aria-disabled={isBusy}
            onClick={() => void handleChoose(status)}
          >
            {STATUSES[status]}
          </Button>
        ))}
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  );
}

/** `/cms/messages/:id`: one message, what was answered, and the next answer. */
export function CmsMessagePage() {
  const { id = "" } = useParams();
  const data = useLatestQuery(CmsMessageDocument, { id });
  const message = data.contactMessage;
  const trail = <Link to={cmsPaths.messages}>Messages</Link>;
  if (!message) {
    return (
      <CmsPage isNotFound title="No such message" trail={trail}>
        <Notice
          title="This message does not exist"
          action={<Link to={cmsPaths.messages}>To all messages</Link>}
        >
          <p>Its link may be incomplete.</p>
        </Notice>
      </CmsPage>
    );
  }
  return (
    <CmsPage
      title={`${message.firstName} ${message.lastName}`}
      trail={trail}
      state={<StatusTag status={message.status} />}
      aside={
        <Panel title="Status">
          <MessageStatus message={message} />
        </Panel>
      }
    >
      <Panel title="Message">
        <MessageFacts message={message} />
      </Panel>
      <Panel title="Reply by e-mail">
        <MessageReplies message={message} />
        <ReplyForm key={id} message={message} />
      </Panel>
    </CmsPage>
  );
}
