import type { ReactNode } from "react";
import { momentInIndia } from "../../../format/momentInIndia";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Prose } from "../../../ui/text/Prose";
import { Tag } from "../../../ui/text/Tag";
import styles from "./questions.module.css";
import type { QuestionThread_LessonQuestionFragment } from "./QuestionThread.generated";

export type ThreadQuestion = QuestionThread_LessonQuestionFragment;
export type ThreadAnswer = ThreadQuestion["answers"][number];

interface AuthorProps {
  post: Pick<ThreadAnswer, "authorName" | "isByStaff" | "createdAt"> & { editedAt?: string | null };
}

export function Author({ post }: AuthorProps) {
  return (
    <Text as="span" size="small" tone="muted">
      <strong>{post.authorName}</strong>
      {post.isByStaff && (
        <>
          {" "}
          <Tag tone="good">Academy</Tag>
        </>
      )}{" "}
      · <time dateTime={post.createdAt}>{momentInIndia(post.createdAt)}</time>
      {post.editedAt && " · changed"}
    </Text>
  );
}

interface PostProps {
  post: Pick<
    ThreadAnswer,
    "authorName" | "isByStaff" | "createdAt" | "editedAt" | "html" | "hiddenAt" | "hiddenReason"
  >;
  state?: ReactNode;
  /** Replaces the text while it is edited. */
  children?: ReactNode;
  after?: ReactNode;
  actions?: ReactNode;
}

/** A question's text or an answer. */
export function Post({ post, state, children, after, actions }: PostProps) {
  return (
    <Stack gap="1">
      <Row rowGap="half">
        <Author post={post} />
        {state}
      </Row>
      {post.hiddenAt && (
        <Text tone="brick">
          <strong>Hidden by the academy:</strong> {post.hiddenReason}
        </Text>
      )}
      {children ||
        (post.html && (
          <div className={styles.text}>
            <Prose html={post.html} />
          </div>
        ))}
      {after}
      {actions && (
        <Row gap="half" rowGap="half">
          {actions}
        </Row>
      )}
    </Stack>
  );
}
