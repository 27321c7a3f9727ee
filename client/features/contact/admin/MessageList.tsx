import { useApolloClient } from "@apollo/client/react";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { loadNextPage } from "../../../apollo/loadNextPage";
import type { ContactStatus } from "../../../apollo/schema.generated";
import { appendPage } from "../../../apollo/appendPage";
import { ShowMore } from "../../../apollo/ShowMore";
import { Notice } from "../../../ui/Notice";
import { CmsMessagesDocument } from "./CmsMessages.generated";
import styles from "./MessageList.module.css";
import { MessageRow } from "./MessageRow";

interface MessageListProps {
  /** All of them unless told. */
  status: ContactStatus | null;
  search: string;
}

/** The messages, the newest first. */
export function MessageList({ status, search }: MessageListProps) {
  const client = useApolloClient();
  const variables = { status, search: search || null };
  const data = useLatestQuery(CmsMessagesDocument, variables);
  const { nodes, pageInfo } = data.contactMessages;

  const handleMore = () =>
    loadNextPage(client, {
      query: CmsMessagesDocument,
      variables,
      after: pageInfo.endCursor,
      append: (shown, next) => ({
        contactMessages: appendPage(shown.contactMessages, next.contactMessages),
      }),
    });

  if (nodes.length === 0) {
    const isNarrowed = status !== null || search !== "";
    return (
      <Notice title={isNarrowed ? "No matching messages" : "No messages yet"}>
        <p>
          {isNarrowed
            ? "Choose another status, or try fewer words."
            : "Messages from the contact forms appear here."}
        </p>
      </Notice>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {nodes.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ul>
      <ShowMore hasMore={pageInfo.hasNextPage} onMore={handleMore} />
    </>
  );
}
