import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { CATALOGUE } from "../../../apollo/catalogue";
import { ContentForm } from "../../../cms/ContentForm";
import { useNewest } from "../../../cms/useNewest";
import { useSend } from "../../../cms/useSend";
import {
  CourseForm_CourseFragmentDoc,
  NewestCourseDocument,
  UpdateCourseDocument,
} from "./CourseForm.generated";
import type { CourseForm_CourseFragment } from "./CourseForm.generated";
import { courseFields } from "./courseFields";

interface CourseFormProps {
  course: FragmentType<CourseForm_CourseFragment>;
}

/** Edits what a course is called, says and costs. */
export function CourseForm({ course }: CourseFormProps) {
  const send = useSend({ forget: CATALOGUE });
  const readNewest = useNewest();
  const { data } = useSuspenseFragment({
    fragment: CourseForm_CourseFragmentDoc,
    fragmentName: "CourseForm_course",
    from: course,
  });
  const { id, slug } = data;

  return (
    <ContentForm
      draftName={`course ${id}`}
      fields={courseFields}
      record={data}
      save={async (content, expectedVersion) => {
        const { data: saved, error } = await send(UpdateCourseDocument, { id, expectedVersion, ...content });
        return { record: saved?.updateCourse, error };
      }}
      readNewest={async () => (await readNewest(NewestCourseDocument, { slug }))?.course}
    />
  );
}
