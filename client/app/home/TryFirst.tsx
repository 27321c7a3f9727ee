import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { Section } from "../../ui/page/Section";

interface TryFirstProps {
  /** Has a batch that is open to every learner. */
  course: { slug: string; name: string };
  /** Continues a sentence that starts with the course's name. */
  text: string;
}

export function TryFirst({ course, text }: TryFirstProps) {
  return (
    <Section id="try" title="Look inside before you pay" lead={`${course.name} ${text}`}>
      <div>
        <ButtonLink to={paths.lmsCourse(course.slug)}>See {course.name}</ButtonLink>
      </div>
    </Section>
  );
}
