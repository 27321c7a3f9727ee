import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { ReactNode } from "react";
import { CATALOGUE } from "../../../apollo/catalogue";
import { contentOf } from "../../../cms/contentOf";
import { DeleteContent } from "../../../cms/DeleteContent";
import { useSend } from "../../../cms/useSend";
import { cmsPaths } from "../../../cmsPaths";
import { UpdateCourseDocument } from "./CourseForm.generated";
import { courseFields } from "./courseFields";
import type { DeleteCourse_CourseFragment } from "./DeleteCourse.generated";
import { DeleteCourse_CourseFragmentDoc, DeleteCourseDocument } from "./DeleteCourse.generated";

interface DeleteCourseProps {
  course: FragmentType<DeleteCourse_CourseFragment>;
  /** What goes with it. */
  children: ReactNode;
}

/** Deletes a course, after saying what goes with it; one that people have registered for is archived. */
export function DeleteCourse({ course, children }: DeleteCourseProps) {
  const send = useSend({ forget: ["cmsCourses", ...CATALOGUE] });
  const { data } = useSuspenseFragment({
    fragment: DeleteCourse_CourseFragmentDoc,
    fragmentName: "DeleteCourse_course",
    from: course,
  });
  const seen = { id: data.id, expectedVersion: data.version };
  return (
    <DeleteContent
      noun="course"
      title={data.name}
      backTo={cmsPaths.courses}
      remove={async () => send(DeleteCourseDocument, seen)}
      kept={{
        people: data.registeredPeople,
        archive: {
          isDone: !data.isPublished,
          send: async (isPublished) =>
            send(UpdateCourseDocument, { ...seen, ...contentOf(courseFields, data), isPublished }),
        },
      }}
      losses={children}
    >
      To hide it, untick Published.
    </DeleteContent>
  );
}
