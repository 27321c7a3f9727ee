import { useApolloClient, useQuery } from "@apollo/client/react";
import { MessageCircleQuestion } from "lucide-react";
import type { RefObject } from "react";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { loadNextPage } from "../../../apollo/lists/loadNextPage";
import { messageOf } from "../../../apollo/problemsOf";
import { ShowMore } from "../../../apollo/lists/ShowMore";
import { clockTime } from "../../../format/clockTime";
import { useFocusAfterSwap } from "../../../hooks/useFocusAfterSwap";
import { idInAddress } from "../../../../shared/paths";
import { Button } from "../../../ui/Button";
import { useUnsentText } from "../../../ui/form/drafts/useUnsentText";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Notice } from "../../../ui/Notice";
import { Skeleton } from "../../../ui/page/Skeleton";
import type { PlayerRef } from "../../learning/lesson/PlayerHandle";
import { usePlayerSecond } from "../../learning/lesson/PlayerHandle";
import { LessonQuestionsDocument } from "./LessonQuestions.generated";
import { QuestionForm } from "./QuestionForm";
import { QuestionItem } from "./QuestionItem";
import { AskLessonQuestionDocument, QuestionThreadDocument } from "./QuestionThread.generated";
import styles from "./questions.module.css";
import { useChangePost } from "./useChangePost";
import { useFreshQuestions } from "./useFreshQuestions";

interface QuestionsPanelProps {
  lessonId: string;
  player: PlayerRef;
  code: RefObject<string | null>;
}

function AskQuestion({ lessonId, player, code }: QuestionsPanelProps) {
  const change = useChangePost();
  const second = usePlayerSecond(player);
  const draft = `question about ${lessonId}`;
  const unsent = useUnsentText(draft, "title");
  const place = useRef<HTMLDivElement>(null);
  /** The second when it was opened; null while closed. */
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const [isPutAside, setIsPutAside] = useState(false);

  function handleClose() {
    setIsPutAside(true);
    setAskedAt(null);
  }

  const isClosed = askedAt === null && (isPutAside || !unsent);
  useFocusAfterSwap(place, isClosed);
  return (
    <div ref={place}>
      {isClosed ? (
        <Button
          data-first-focus
          icon={<MessageCircleQuestion size={18} aria-hidden />}
          onClick={() => setAskedAt(second)}
        >
          {second > 0 ? `Ask at ${clockTime(second)}` : "Ask a question"}
        </Button>
      ) : (
        <QuestionForm
          draft={draft}
          initial={{ title: "", text: "", atSecond: askedAt || null }}
          submitLabel="Post question"
          canAttachCode={Boolean(code.current)}
          onSubmit={async ({ hasCode, ...content }) =>
            change(AskLessonQuestionDocument, {
              input: { referenceId: lessonId, ...content, code: hasCode ? code.current : null },
            })
          }
          onDone={handleClose}
          onCancel={handleClose}
        />
      )}
    </div>
  );
}

interface LinkedQuestionProps {
  id: string;
  onSeek: (second: number) => void;
}

/** The question of a notification, which may be on a later page of the list. */
function LinkedQuestion({ id, onSeek }: LinkedQuestionProps) {
  const { data } = useQuery(QuestionThreadDocument, { variables: { id } });
  const [isOpen, setIsOpen] = useState(true);
  if (!data) return null;
  if (!data.lessonQuestion) return <Text>This link’s question was deleted or hidden.</Text>;
  return (
    <ul className={styles.list}>
      <QuestionItem
        question={data.lessonQuestion}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
        onSeek={onSeek}
      />
    </ul>
  );
}

export function QuestionsPanel({ lessonId, player, code }: QuestionsPanelProps) {
  const client = useApolloClient();
  const [search] = useSearchParams();
  const linkedId = idInAddress(search.get("question"));
  const [openId, setOpenId] = useState<string | null>(null);
  const variables = { lessonId };
  const { data, error, refetch } = useQuery(LessonQuestionsDocument, {
    variables,
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  useFreshQuestions();
  const { nodes = [], pageInfo } = data?.lessonQuestions ?? {};
  const others = nodes.filter(({ id }) => id !== linkedId);
  const handleSeek = (second: number) => player.current?.seekTo(second);
  const more = {
    hasMore: pageInfo?.hasNextPage ?? false,
    onMore: async () => loadNextPage(client, { query: LessonQuestionsDocument, variables }),
  };

  return (
    <Stack gap="2">
      <h2>Questions</h2>
      <AskQuestion lessonId={lessonId} player={player} code={code} />
      {!data && !error && <Skeleton count={4} />}
      {!data && error && (
        <Notice
          tone="problem"
          title="The questions couldn’t be loaded"
          action={<Button onClick={() => void refetch().catch(() => {})}>Try again</Button>}
        >
          <p>{messageOf(error)}</p>
        </Notice>
      )}
      {data && nodes.length === 0 && (
        <Text tone="muted">
          No questions yet. Stuck? Ask here: teachers and learners in this batch can answer.
        </Text>
      )}
      {linkedId && <LinkedQuestion id={linkedId} onSeek={handleSeek} />}
      <ul className={styles.list}>
        {others.map((question) => (
          <QuestionItem
            key={question.id}
            question={question}
            isOpen={openId === question.id}
            onToggle={() => setOpenId(openId === question.id ? null : question.id)}
            onSeek={handleSeek}
          />
        ))}
      </ul>
      <ShowMore {...more} />
    </Stack>
  );
}
