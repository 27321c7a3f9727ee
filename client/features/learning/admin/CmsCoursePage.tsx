import { Eye } from "lucide-react";
import { Link, useParams } from "react-router-dom";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { counted } from "../../../format/counted";
import { cmsPaths } from "../../../cmsPaths";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import { Panel } from "../../../ui/Panel";
import { Tag } from "../../../ui/Tag";
import { CourseForm } from "../../catalog/admin/CourseForm";
import { DeleteCourse } from "../../catalog/admin/DeleteCourse";
import { AddBatch } from "./AddBatch";
import { BatchRow } from "./BatchRow";
import { CmsCourseDocument } from "./CmsCourse.generated";
import { CmsPage } from "../../../cms/CmsPage";

function total(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** `/cms/courses/:slug`: a course and its batches. */
export function CmsCoursePage() {
  const { slug = "" } = useParams();
  const data = useLatestQuery(CmsCourseDocument, { slug });
  const { course } = data;
  if (!course) {
    return (
      <CmsPage isNotFound title="No such course" trail={<Link to={cmsPaths.courses}>Courses</Link>}>
        <Notice
          title="This course no longer exists"
          action={<Link to={cmsPaths.courses}>To all courses</Link>}
        >
          <p>Another member of staff may have deleted it.</p>
        </Notice>
      </CmsPage>
    );
  }
  const { batches } = course;
  const losses = [
    counted(batches.length, "batch", "batches"),
    counted(total(batches.map((batch) => batch.referenceCount)), "reference"),
  ].join(" and ");
  const inside = total(batches.map((batch) => batch.seatsTaken));

  return (
    <CmsPage
      title={course.name}
      trail={<Link to={cmsPaths.courses}>Courses</Link>}
      state={
        <Tag tone={course.isPublished ? "good" : "plain"}>{course.isPublished ? "Published" : "Draft"}</Tag>
      }
      actions={
        <ButtonLink size="small" to={paths.lmsCourse(course.slug)} icon={<Eye size={18} aria-hidden />}>
          View as learner
        </ButtonLink>
      }
      aside={
        <>
          <Panel title="Course">
            <CourseForm key={course.id} course={course} />
          </Panel>
          <DeleteCourse course={course}>
            <p>
              This also deletes {losses} of <strong>{course.name}</strong>.
            </p>
            <p>
              {inside === 0
                ? "Its batches have no learners."
                : `${counted(inside, "learner")} in its batches will lose access.`}
            </p>
          </DeleteCourse>
        </>
      }
    >
      {!course.isPublished && (
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
      <AddBatch key={course.id} course={course} />
    </CmsPage>
  );
}
