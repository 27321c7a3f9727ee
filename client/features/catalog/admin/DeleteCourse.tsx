import { useApolloClient } from "@apollo/client/react";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { forgetCatalogue } from "../../../apollo/forgetCatalogue";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import { cmsPaths } from "../../../cmsPaths";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { showToast } from "../../../ui/toast";
import { DeleteCourseDocument } from "./DeleteCourse.generated";

interface DeleteCourseProps {
  course: { id: string; name: string; version: number };
  /** What goes with it. */
  children: ReactNode;
}

/** Deletes a course, after saying what goes with it, and goes back to the list. */
export function DeleteCourse({ course, children }: DeleteCourseProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  async function handleConfirm() {
    const { data, error } = await client.mutate({
      mutation: DeleteCourseDocument,
      variables: { input: { id: course.id, expectedVersion: course.version } },
      errorPolicy: "all",
      update: (cache) => {
        cache.evict({ id: "ROOT_QUERY", fieldName: "cmsCourses" });
        forgetCatalogue(cache);
      },
    });
    if (!data) return refreshAfterConflict(client, error);
    showToast("success", `${course.name} was deleted.`);
    await navigate(cmsPaths.courses);
  }

  return (
    <>
      <Button look="danger" icon={<Trash2 size={18} aria-hidden />} onClick={() => setIsAsking(true)}>
        Delete course
      </Button>
      <ConfirmDialog
        title="Delete this course?"
        confirmLabel="Delete course"
        busyLabel="Deleting…"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleConfirm}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
