import { Section } from "../../../ui/page/Section";
import type { Fact } from "../../../ui/text/Facts";
import type { TeacherListProps } from "./TeacherList";
import { TeacherFeature, TeacherList } from "./TeacherList";

interface TeacherSectionProps extends TeacherListProps {
  title?: string;
  /** Shown beside the only teacher. */
  facts?: Fact[];
}

export function TeacherSection({ teachers, title, facts = [] }: TeacherSectionProps) {
  const [teacher] = teachers;
  if (!teacher) return null;
  const isOne = teachers.length === 1;
  return (
    <Section id="teachers" title={title ?? (isOne ? "Your teacher" : "Your teachers")}>
      {isOne ? <TeacherFeature teacher={teacher} facts={facts} /> : <TeacherList teachers={teachers} />}
    </Section>
  );
}
