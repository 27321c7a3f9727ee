import type { FragmentType } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { messageOf } from "../../../apollo/problemsOf";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { Button } from "../../../ui/Button";
import { Text } from "../../../ui/layout/Text";
import { Skeleton } from "../../../ui/page/Skeleton";
import { CodeBlock } from "../../../ui/text/CodeBlock";
import { Answer } from "./Answer";
import { AnswerForm } from "./AnswerForm";
import type { ThreadQuestion } from "./Post";
import { Post } from "./Post";
import { PostActions } from "./PostActions";
import { QuestionForm } from "./QuestionForm";
import {
  AnswerLessonQuestionDocument,
  EditLessonQuestionDocument,
  QuestionThread_LessonQuestionFragmentDoc,
  QuestionThreadDocument,
} from "./QuestionThread.generated";
import styles from "./questions.module.css";
import { useChangePost } from "./useChangePost";

interface QuestionPostProps {
  question: ThreadQuestion;
}

function QuestionPost({ question }: QuestionPostProps) {
  const change = useChangePost();
  const [isEdited, setIsEdited] = useState(false);
  const { id } = question;
  const { code } = question;
  return (
    <Post
      post={question}
      after={code && <CodeBlock title="The learner’s code" code={code} />}
      actions={!isEdited && <PostActions kind="QUESTION" post={question} onEdit={() => setIsEdited(true)} />}
    >
      {isEdited && (
        <QuestionForm
          draft={`question ${id}`}
          initial={question}
          submitLabel="Save"
          onSubmit={async ({ title, text, atSecond }) =>
            change(EditLessonQuestionDocument, { input: { id, title, text, atSecond } })
          }
          onDone={() => setIsEdited(false)}
          onCancel={() => setIsEdited(false)}
        />
      )}
    </Post>
  );
}

interface ThreadProps {
  question: FragmentType<ThreadQuestion>;
}

function Thread({ question }: ThreadProps) {
  const data = useFragmentData(QuestionThread_LessonQuestionFragmentDoc, question);
  const change = useChangePost();
  const { id } = data;
  return (
    <div className={styles.thread}>
      <QuestionPost question={data} />
      {data.answers.length > 0 && (
        <ol className={styles.answers} aria-label="Answers">
          {data.answers.map((answer) => (
            <Answer key={answer.id} answer={answer} canAccept={data.viewerCanAccept} />
          ))}
        </ol>
      )}
      {!data.hiddenAt && (
        <AnswerForm
          draft={`answer to ${id}`}
          label={data.isOwn ? "Add to your question" : "Your answer"}
          submitLabel="Post answer"
          onSubmit={async (text) => change(AnswerLessonQuestionDocument, { input: { questionId: id, text } })}
        />
      )}
    </div>
  );
}

interface QuestionThreadProps {
  id: string;
}

export function QuestionThread({ id }: QuestionThreadProps) {
  const { data, error, refetch } = useQuery(QuestionThreadDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  if (data?.lessonQuestion) return <Thread question={data.lessonQuestion} />;
  if (data) return <Text>This question was deleted or hidden.</Text>;
  if (!error) return <Skeleton count={3} />;
  return (
    <div role="alert">
      <Text>{messageOf(error)}</Text>
      <Button size="small" onClick={() => void refetch().catch(() => {})}>
        Try again
      </Button>
    </div>
  );
}
