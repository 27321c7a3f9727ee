import { useEffect, useId, useRef } from "react";
import { Button } from "../../../ui/Button";
import styles from "./DeletedCourse.module.css";

interface DeletedCourseProps {
  name: string;
  onUndo: () => void;
}

/** Stands where a course was deleted, and brings it back. It takes the focus that went with the course. */
export function DeletedCourse({ name, onUndo }: DeletedCourseProps) {
  const place = useRef<HTMLDivElement>(null);
  const textId = useId();
  useEffect(() => place.current?.querySelector("button")?.focus(), []);

  return (
    <div ref={place} className={styles.deleted}>
      <p id={textId}>{name} is deleted.</p>
      <Button size="small" aria-describedby={textId} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
