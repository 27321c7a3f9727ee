import type { FragmentType } from "@apollo/client";
import { ChevronRight, Play } from "lucide-react";
import type { ReactNode } from "react";
import { useId } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { clockTime } from "../../../format/clockTime";
import { counted } from "../../../format/counted";
import { Button } from "../../../ui/Button";
import { Text } from "../../../ui/layout/Text";
import { Tag } from "../../../ui/text/Tag";
import type { QuestionItem_LessonQuestionFragment } from "./LessonQuestions.generated";
import { QuestionItem_LessonQuestionFragmentDoc } from "./LessonQuestions.generated";
import { Author } from "./Post";
import styles from "./questions.module.css";
import { QuestionThread } from "./QuestionThread";

type Question = QuestionItem_LessonQuestionFragment;

function stateOf({ hiddenAt, isSolved, isAnsweredByStaff, answerCount }: Question) {
  if (hiddenAt) return <Tag tone="bad">Hidden</Tag>;
  const count = answerCount === 0 ? "No answer yet" : counted(answerCount, "answer");
  return (
    <Text as="span" size="small" tone="muted">
      {count}
      {isSolved && (
        <>
          {" "}
          · <Tag tone="good">Solved</Tag>
        </>
      )}
      {!isSolved && isAnsweredByStaff && " · answered by the academy"}
    </Text>
  );
}

interface QuestionItemProps {
  question: FragmentType<Question>;
  isOpen: boolean;
  onToggle: () => void;
  /** Without it, the question shows no time. */
  onSeek?: (second: number) => void;
  /** Facts for staff. */
  children?: ReactNode;
}

export function QuestionItem({ question, isOpen, onToggle, onSeek, children }: QuestionItemProps) {
  const threadId = useId();
  const data = useFragmentData(QuestionItem_LessonQuestionFragmentDoc, question);
  const { id, title, atSecond } = data;
  return (
    <li className={styles.item}>
      <div className={styles.summary}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? threadId : undefined}
          onClick={onToggle}
        >
          <ChevronRight size={18} aria-hidden />
          <span className={styles.facts}>
            <span className={styles.title}>{title}</span>
            {!isOpen && <Author post={data} />}
            {stateOf(data)}
          </span>
        </button>
        {onSeek && atSecond !== null && (
          <Button
            size="small"
            look="quiet"
            icon={<Play size={16} aria-hidden />}
            onClick={() => onSeek(atSecond)}
          >
            <span className="visually-hidden">Go to </span>
            {clockTime(atSecond)}
          </Button>
        )}
      </div>
      {children}
      {isOpen && (
        <div id={threadId}>
          <QuestionThread id={id} />
        </div>
      )}
    </li>
  );
}
