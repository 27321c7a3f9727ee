import { Section } from "../../../ui/page/Section";
import type { TeacherListProps } from "./TeacherList";
import { TeacherList } from "./TeacherList";

interface TeacherSectionProps extends TeacherListProps {
  title?: string;
}

export function TeacherSection({ teachers, title }: TeacherSectionProps) {
  if (teachers.length === 0) return null;
  const yours = teachers.length === 1 ? "Your teacher" : "Your teachers";
  return (
    <Section id="teachers" title={title ?? yours}>
      <TeacherList teachers={teachers} />
    </Section>
  );
}
