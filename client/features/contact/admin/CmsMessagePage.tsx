import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import type { ContactStatus } from "../../../apollo/schema.generated";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { AgreedPolicies } from "../../../cms/AgreedPolicies";
import { CmsPage } from "../../../cms/CmsPage";
import { useSend } from "../../../cms/records/useSend";
import { cmsPaths } from "../../../cmsPaths";
import { momentInIndia } from "../../../format/momentInIndia";
import { phoneLink } from "../../../format/phoneLink";
import { Button } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Notice } from "../../../ui/Notice";
import { Panel } from "../../../ui/Panel";
import { Facts } from "../../../ui/text/Facts";
import { NoWrapAddress } from "../../../ui/text/NoWrapAddress";
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
import { DESKS, STATUSES, StatusTag } from "./messageLabels";
import { MessageOrders } from "./MessageOrders";
import { ReplyForm } from "./ReplyForm";

interface MessageFactsProps {
  message: FragmentType<MessageFacts_ContactMessageFragment>;
}

function toLabel(mark: string | null): string | null {
  return mark && mark.charAt(0) + mark.slice(1).toLowerCase();
}

function MessageFacts({ message }: MessageFactsProps) {
  const data = useFragmentData(MessageFacts_ContactMessageFragmentDoc, message);
  const { email, phone, message: text } = data;
  return (
    <>
      <Facts
        facts={[
          [
            "E-mail",
            <a key="email" href={`mailto:${encodeURIComponent(email)}`}>
              <NoWrapAddress address={email} />
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
          ["Sent under", data.policyVersion && <AgreedPolicies key="policies" number={data.policyVersion} />],
          ["State", data.state],
          ["Role", toLabel(data.role)],
          ["Organization", data.organization],
          ["Topic", toLabel(data.topic)],
        ]}
      />
      {text ? <p className={styles.message}>{text}</p> : <p>No message text.</p>}
    </>
  );
}

interface MessageRepliesProps {
  message: FragmentType<MessageReplies_ContactMessageFragment>;
}

function MessageReplies({ message }: MessageRepliesProps) {
  const data = useFragmentData(MessageReplies_ContactMessageFragmentDoc, message);
  if (data.replies.length === 0) return null;
  return (
    <Stack as="ol" gap="1">
      {data.replies.map((reply) => (
        <li key={reply.id} className={styles.reply}>
          <Text tone="muted" size="small">
            {reply.authorName} · <time dateTime={reply.createdAt}>{momentInIndia(reply.createdAt)}</time>
          </Text>
          <p className={styles.text}>{reply.text}</p>
        </li>
      ))}
    </Stack>
  );
}

interface MessageStatusProps {
  message: FragmentType<MessageStatus_ContactMessageFragment>;
}

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
      <Row role="group" aria-label="Status">
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
      </Row>
      <Text role="alert" tone="brick" isStrong>
        {problem}
      </Text>
    </>
  );
}

export function CmsMessagePage() {
  const { id = "" } = useParams();
  const data = useLatestQuery(CmsMessageDocument, { id });
  const message = data.contactMessage;
  const trail = <Link to={cmsPaths.messages}>Messages</Link>;
  if (!message) {
    return (
      <CmsPage isNotFound title="No such message" trail={trail}>
        <Notice
          title="This message doesn’t exist"
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
        <>
          <Panel title="Status">
            <MessageStatus message={message} />
          </Panel>
          <MessageOrders message={message} />
        </>
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
