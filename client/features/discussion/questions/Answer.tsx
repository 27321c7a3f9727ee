import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/Button";
import { showToast } from "../../../ui/overlay/toast";
import { Tag } from "../../../ui/text/Tag";
import { AnswerForm } from "./AnswerForm";
import type { ThreadAnswer } from "./Post";
import { Post } from "./Post";
import { PostActions } from "./PostActions";
import { AcceptLessonAnswerDocument, EditLessonAnswerDocument } from "./QuestionThread.generated";
import styles from "./questions.module.css";
import { useChangePost } from "./useChangePost";

interface AnswerProps {
  answer: ThreadAnswer;
  canAccept: boolean;
}

export function Answer({ answer, canAccept }: AnswerProps) {
  const change = useChangePost();
  const [isEdited, setIsEdited] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { id, text } = answer;
  const isAccepted = answer.acceptedAt !== null;

  async function handleAccept() {
    setIsBusy(true);
    const problems = await change(AcceptLessonAnswerDocument, { input: { id, isAccepted: !isAccepted } });
    setIsBusy(false);
    if (problems?.general) showToast("error", problems.general);
  }

  return (
    <li className={styles.answer} data-accepted={isAccepted || undefined}>
      <Post
        post={answer}
        state={isAccepted && <Tag tone="good">Accepted answer</Tag>}
        actions={
          !isEdited && (
            <>
              {canAccept && !answer.hiddenAt && (
                <Button
                  size="small"
                  look={isAccepted ? "quiet" : "plain"}
                  isBusy={isBusy}
                  icon={<Check size={16} aria-hidden />}
                  onClick={() => void handleAccept()}
                >
                  {isAccepted ? "Undo acceptance" : "Accept this answer"}
                </Button>
              )}
              <PostActions kind="ANSWER" post={answer} onEdit={() => setIsEdited(true)} />
            </>
          )
        }
      >
        {isEdited && (
          <AnswerForm
            draft={`answer ${id}`}
            label="Your answer"
            submitLabel="Save"
            initial={text}
            onSubmit={async (edited) => change(EditLessonAnswerDocument, { input: { id, text: edited } })}
            onDone={() => setIsEdited(false)}
            onCancel={() => setIsEdited(false)}
          />
        )}
      </Post>
    </li>
  );
}
