import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { PartBoundary } from "../../../apollo/PartBoundary";
import { problemsOf } from "../../../apollo/problemsOf";
import type { QuestionList } from "../../../apollo/schema.generated";
import { ShowMore } from "../../../apollo/lists/ShowMore";
import { CmsPage } from "../../../cms/CmsPage";
import { useList } from "../../../cms/records/useList";
import { useSend } from "../../../cms/records/useSend";
import { cmsPaths } from "../../../cmsPaths";
import { clockTime } from "../../../format/clockTime";
import { momentInIndia } from "../../../format/momentInIndia";
import { paths } from "../../../../shared/paths";
import { Button } from "../../../ui/Button";
import { FilterSelect } from "../../../ui/FilterSelect";
import { Box } from "../../../ui/layout/Box";
import { Text } from "../../../ui/layout/Text";
import { Notice } from "../../../ui/Notice";
import { showToast } from "../../../ui/overlay/toast";
import { Skeleton } from "../../../ui/page/Skeleton";
import { TabLinks } from "../../../ui/page/TabLinks";
import { Panel } from "../../../ui/Panel";
import { QuestionItem } from "../questions/QuestionItem";
import type { CmsLessonQuestionsQuery } from "./CmsLessonQuestions.generated";
import {
  CmsLessonQuestionsDocument,
  QuestionCoursesDocument,
  DismissReportsDocument,
} from "./CmsLessonQuestions.generated";

type Report = CmsLessonQuestionsQuery["cmsLessonQuestions"]["nodes"][number]["reports"][number];

interface OpenReportsProps {
  reports: Report[];
}

/** To hide the text, staff open the thread. */
function OpenReports({ reports }: OpenReportsProps) {
  const send = useSend();
  if (reports.length === 0) return null;

  async function handleDismiss({ kind, postId }: Report) {
    const { error } = await send(DismissReportsDocument, { kind, id: postId });
    if (error) showToast("error", problemsOf(error).general ?? "");
    else showToast("success", "The text stays. Its reports are dismissed.");
  }

  return (
    <ul>
      {reports.map((report) => (
        <Box key={report.id} as="li" look="sunk" padding="1" corners="small">
          <Text>
            <strong>{report.kind === "QUESTION" ? "Question reported: " : "Answer reported: "}</strong>
            {report.reason}
          </Text>
          {report.excerpt && <Text tone="muted">“{report.excerpt}”</Text>}
          <Text size="small" tone="muted">
            {momentInIndia(report.createdAt)}
          </Text>
          <div>
            <Button size="small" onClick={() => void handleDismiss(report)}>
              Keep the text
            </Button>
          </div>
        </Box>
      ))}
    </ul>
  );
}

type Listed = CmsLessonQuestionsQuery["cmsLessonQuestions"]["nodes"][number];

const LISTS: Record<QuestionList, string> = {
  UNANSWERED: "Unanswered",
  REPORTED: "Reported",
  HIDDEN: "Hidden",
  ALL: "All",
};

const EMPTY: Record<QuestionList, string> = {
  UNANSWERED: "Every question has an answer.",
  REPORTED: "Learners can report a question or an answer. Reports appear here.",
  HIDDEN: "Texts that you hide from learners appear here.",
  ALL: "Questions that learners ask below a lesson appear here.",
};

function listNamed(text: string | null): QuestionList {
  return text && text in LISTS ? (text as QuestionList) : "UNANSWERED";
}

interface LessonFactsProps {
  question: Listed;
}

function LessonFacts({ question: { lesson, atSecond } }: LessonFactsProps) {
  const at = atSecond === null ? "" : String(atSecond);
  return (
    <Text size="small" tone="muted">
      {lesson.courseName} · {lesson.batchName} ·{" "}
      {lesson.isRemoved ? (
        `${lesson.title} (removed)`
      ) : (
        <Link to={paths.lesson(lesson.id, at)}>
          {lesson.title}
          {atSecond !== null && ` at ${clockTime(atSecond)}`}
        </Link>
      )}
    </Text>
  );
}

interface QueueProps {
  list: QuestionList;
  courseId: string;
  /** From a notification: opened at once. */
  linkedId: string | null;
}

function Queue({ list, courseId, linkedId }: QueueProps) {
  const { nodes, more } = useList(CmsLessonQuestionsDocument, { list, courseId: courseId || null });
  const [open, setOpen] = useState(() => nodes.find(({ id }) => id === linkedId));
  // An answer takes its question off the list: it stays where it is until staff close it.
  const [openAt, setOpenAt] = useState(0);
  const isKept = open && !nodes.some(({ id }) => id === open.id);
  const shown = isKept ? [...nodes.slice(0, openAt), open, ...nodes.slice(openAt)] : nodes;
  if (shown.length === 0)
    return (
      <Notice title={courseId ? "No matching questions" : "Nothing to do here"}>
        <p>{courseId ? "Choose another list, or all courses." : EMPTY[list]}</p>
      </Notice>
    );

  function handleToggle(question: Listed, index: number) {
    setOpen(open?.id === question.id ? undefined : question);
    setOpenAt(index);
  }

  return (
    <>
      <ul>
        {shown.map((question, index) => (
          <QuestionItem
            key={question.id}
            question={question}
            isOpen={open?.id === question.id}
            onToggle={() => handleToggle(question, index)}
          >
            <LessonFacts question={question} />
            <OpenReports reports={question.reports} />
          </QuestionItem>
        ))}
      </ul>
      <ShowMore {...more} />
    </>
  );
}

const LIST = "lesson-questions";

export function CmsLessonQuestionsPage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { data } = useQuery(QuestionCoursesDocument);
  const list = listNamed(address.get("list"));
  const course = address.get("course") ?? "";
  const courses = data?.cmsCourses.nodes ?? [];

  return (
    <CmsPage title="Questions" trail={<Link to={paths.cms}>Dashboard</Link>}>
      <Panel
        title="Below the lessons"
        actions={
          <FilterSelect
            label="Course"
            value={course}
            onChoose={(id) => void navigate(cmsPaths.lessonQuestionsIn(list, id), { replace: true })}
          >
            <option value="">All courses</option>
            {courses.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </FilterSelect>
        }
      >
        <TabLinks
          label="Questions"
          panel={LIST}
          chosen={list}
          tabs={Object.entries(LISTS).map(([id, label]) => ({
            ...{ id, label },
            to: cmsPaths.lessonQuestionsIn(id, course),
          }))}
        />
        <div id={LIST} role="tabpanel" aria-labelledby={`tab-${list}`}>
          <PartBoundary
            name="The questions"
            shows={[list, course].join(" ")}
            fallback={<Skeleton shape="control" count={6} />}
          >
            <Queue
              key={`${list} ${course}`}
              list={list}
              courseId={course}
              linkedId={address.get("question")}
            />
          </PartBoundary>
        </div>
      </Panel>
    </CmsPage>
  );
}
