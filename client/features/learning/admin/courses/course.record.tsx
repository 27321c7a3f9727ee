import type { FragmentType } from "@apollo/client";
import { Eye } from "lucide-react";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { UpdateCourseInput as limits } from "../../../../apollo/cmsLimits.generated.json";
import type { UpdateCourseInput } from "../../../../apollo/schema.generated";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import type { CmsCoursesQuery } from "../../../../cms/generated/course.generated";
import {
  CmsCoursesDocument,
  DeleteCourseDocument,
  ReorderCoursesDocument,
  UpdateCourseDocument,
} from "../../../../cms/generated/course.generated";
import { recordList } from "../../../../cms/records/RecordList";
import { recordPage } from "../../../../cms/records/RecordPage";
import { subjectField } from "../../../../cms/records/subjectField";
import { recordQuery } from "../../../../cms/records/recordQuery";
import { sends } from "../../../../cms/records/useSend";
import { cmsPaths } from "../../../../cmsPaths";
import { counted } from "../../../../format/counted";
import { dayInIndia } from "../../../../format/indiaTime";
import { rupees } from "../../../../format/rupees";
import { shortDate } from "../../../../format/shortDate";
import { paths } from "../../../../../shared/paths";
import { ButtonLink } from "../../../../ui/Button";
import type { ContentOf } from "../../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../../ui/form/kinds/FieldKind";
import { list } from "../../../../ui/form/list/list";
import { lines, link, paragraphs, picture, text } from "../../../../ui/form/kinds/textKinds";
import { videoLink } from "../lessons/VideoLinkField";
import { optionalNumber, tick } from "../../../../ui/form/kinds/valueKinds";
import { Text } from "../../../../ui/layout/Text";
import { Notice } from "../../../../ui/Notice";
import { JumpLink } from "../../../../ui/page/JumpLink";
import { usePageFacts } from "../../../../ui/page/PageFacts";
import { Skeleton } from "../../../../ui/page/Skeleton";
import { Panel } from "../../../../ui/Panel";
import { AddBatch, AddCourseAndBatch } from "../batches/AddBatch";
import { BatchFacts } from "../batches/BatchFacts";
import type { BatchRow_BatchFragment, CmsCourseQuery } from "./course.record.generated";
import { BatchRow_BatchFragmentDoc, CmsCourseDocument } from "./course.record.generated";
import styles from "./course.record.module.css";
import { LessonStops } from "./LessonStops";

interface BatchRowProps {
  batch: FragmentType<BatchRow_BatchFragment>;
}

function BatchRow({ batch }: BatchRowProps) {
  const data = useFragmentData(BatchRow_BatchFragmentDoc, batch);
  return (
    <li className={styles.row}>
      <Link to={cmsPaths.batch(data.id)} className={styles.name}>
        {data.name}
      </Link>
      {data.scheduleText && <Text tone="muted">{data.scheduleText}</Text>}
      <BatchFacts batch={data} />
    </li>
  );
}

const names = {
  noun: "course",
  plural: "courses",
  list: { title: "Courses", path: cmsPaths.courses },
};

const fields = describeFields<ContentOf<UpdateCourseInput>>(limits, {
  name: text({ label: "Course Name" }),
  description: paragraphs({ label: "Description" }),
  imageUrl: picture({ label: "Image URL", hint: "Leave blank to show our illustration." }),
  subject: subjectField,
  goal: text({
    label: "Goal",
    hint: "Visitors filter the offers by it, e.g. “Analyse data”.",
    isShort: true,
  }),
  priceRupees: optionalNumber({
    label: "Price in rupees",
    hint: "Leave blank if the course isn’t for sale.",
    part: "As an offer",
    isShort: true,
  }),
  payLink: link({
    label: "Payment link",
    hint: "Without a link, buyers see “Payment link is not available.”",
    isShort: true,
  }),
  isSold: tick({ label: "On the offers page", hint: "Only a course with a price can be shown there." }),
  sectionText: paragraphs({
    label: "Long text",
    rows: 6,
    hint: "For the offers page. Leave a blank line between paragraphs.",
  }),
  syllabus: lines({ label: "Syllabus", hint: "One topic per line." }),
  seeMoreLink: link({ label: "“See More” link" }),
  outcomes: lines({
    label: "What learners can do afterwards",
    hint: "One per line, at most 8.",
    part: "On the course’s page",
  }),
  weeks: list({
    label: "Syllabus by week",
    noun: "week",
    summary: ["title"],
    fields: { title: text({ label: "Week and subject" }), text: paragraphs({ label: "What happens in it" }) },
  }),
  questions: list({
    label: "Questions before registering",
    noun: "question",
    summary: ["question"],
    fields: { question: text({ label: "Question" }), answer: paragraphs({ label: "Answer" }) },
  }),
  prepareText: paragraphs({
    label: "Before the first class",
    hint: "e.g. a program to install. Shown to people with a confirmed seat.",
  }),
  sampleVideoLink: videoLink({
    label: "Sample lesson",
    hint: "A video on YouTube or Vimeo that visitors can watch.",
  }),
  isPublished: tick({ label: "Published", hint: "Only staff can see a draft.", part: "Visibility" }),
});

type Listed = CmsCoursesQuery["cmsCourses"]["nodes"][number];
type Course = NonNullable<CmsCourseQuery["course"]>;

function NextStart({ batches }: Pick<Listed, "batches">) {
  const { renderedAt } = usePageFacts();
  const today = dayInIndia(new Date(renderedAt).toISOString());
  const days = batches.flatMap(({ startsOn, isClosed }) => (startsOn && !isClosed ? [startsOn] : []));
  const start = days.filter((day) => day >= today).toSorted()[0];
  return <span>{start ? `Starts ${shortDate(start)}` : "No start date"}</span>;
}

export const CmsCoursesPage = recordList({
  names,
  trail: <Link to={paths.cms}>Dashboard</Link>,
  actions: <JumpLink to="add-course">Add course</JumpLink>,
  query: CmsCoursesDocument,
  isSearchable: true,
  row: {
    to: ({ slug }) => cmsPaths.course(slug),
    titleOf: ({ name }) => name,
    hasColumns: true,
    factsOf: ({ batches, priceRupees }) => (
      <>
        <span>{counted(batches.length, "batch", "batches")}</span>
        <NextStart batches={batches} />
        <span>{priceRupees === null ? "Not for sale" : rupees(priceRupees)}</span>
      </>
    ),
  },
  reorder: sends(ReorderCoursesDocument, (courseIds) => ({ courseIds })),
  empty: "Add the first with the form below.",
  below: <AddCourseAndBatch />,
});

function total(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function Losses({ batches }: Pick<Course, "batches">) {
  const inside = total(batches.map((batch) => batch.seatsTaken));
  const losses = [
    counted(batches.length, "batch", "batches"),
    counted(total(batches.map((batch) => batch.referenceCount)), "reference"),
  ].join(" and ");
  return (
    <>
      <p>This also deletes {losses}.</p>
      <p>
        {inside === 0
          ? "Its batches have no learners."
          : `${counted(inside, "learner")} in its batches will lose access.`}
      </p>
    </>
  );
}

function CourseParts({ course }: { course: Course }) {
  const { id, batches, isPublished } = course;
  return (
    <>
      {!isPublished && (
        <Notice title="Draft: only staff can see this course">
          <p>To publish it, tick Published in the course form and save.</p>
        </Notice>
      )}
      <Panel title={`Batches (${batches.length})`}>
        {batches.length === 0 ? (
          <Notice title="No batches found">
            <p>A course needs a batch before learners can see its references. Add the first below.</p>
          </Notice>
        ) : (
          <ul>
            {batches.map((batch) => (
              <BatchRow key={batch.id} batch={batch} />
            ))}
          </ul>
        )}
      </Panel>
      <AddBatch key={id} course={course} />
      <Suspense fallback={<Skeleton shape="control" count={3} />}>
        <LessonStops courseId={id} />
      </Suspense>
    </>
  );
}

const useCourse = recordQuery(CmsCourseDocument);

export const CmsCoursePage = recordPage({
  names,
  useRecord: useCourse,
  useFields: () => fields,
  update: UpdateCourseDocument,
  deletion: {
    mutation: DeleteCourseDocument,
    hint: () => "To hide it, untick Published.",
    losses: Losses,
    undeletableFor: "archive",
  },
  titleOf: ({ name }) => name,
  actions: ({ slug }) => (
    <ButtonLink size="small" to={paths.lmsCourse(slug)} icon={<Eye size={18} aria-hidden />}>
      View as learner
    </ButtonLink>
  ),
  isFormAside: true,
  parts: (course) => <CourseParts course={course} />,
});
