import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { momentInIndia } from "../../../format/momentInIndia";
import { MessageReplies_ContactMessageFragmentDoc } from "./MessageReplies.generated";
import type { MessageReplies_ContactMessageFragment } from "./MessageReplies.generated";
import styles from "./MessageReplies.module.css";

interface MessageRepliesProps {
  message: FragmentType<MessageReplies_ContactMessageFragment>;
}

/** What was answered already, by whom and when. */
export function MessageReplies({ message }: MessageRepliesProps) {
  const data = useFragmentData(MessageReplies_ContactMessageFragmentDoc, message);
  if (data.replies.length === 0) return null;
  return (
    <ol className={styles.replies}>
      {data.replies.map((reply) => (
        <li key={reply.id} className={styles.reply}>
          <p className={styles.facts}>
            {reply.authorName} · <time dateTime={reply.createdAt}>{momentInIndia(reply.createdAt)}</time>
          </p>
          <p className={styles.words}>{reply.text}</p>
        </li>
      ))}
    </ol>
  );
}
