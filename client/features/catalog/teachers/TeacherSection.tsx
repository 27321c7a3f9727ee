import { Section } from "../../../ui/page/Section";
import type { TeacherListProps } from "./TeacherList";
import { TeacherList } from "./TeacherList";

/** Of a workshop, a course or the bootcamp. */
export function TeacherSection({ teachers }: TeacherListProps) {
  if (teachers.length === 0) return null;
  return (
    <Section id="teachers" title={teachers.length === 1 ? "Your teacher" : "Your teachers"}>
      <TeacherList teachers={teachers} />
    </Section>
  );
}
