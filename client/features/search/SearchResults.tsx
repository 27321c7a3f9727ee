import type { LucideIcon } from "lucide-react";
import {
  CalendarDays,
  CirclePlay,
  CircleQuestionMark,
  Code,
  FileText,
  GraduationCap,
  MessagesSquare,
  Newspaper,
  Puzzle,
  UserRound,
} from "lucide-react";
import { useId } from "react";
import type { SearchKind } from "../../apollo/schema.generated";
import { momentInIndia } from "../../format/momentInIndia";
import { paths } from "../../../shared/paths";
import { LineLink } from "../../ui/text/LineLink";
import { LESSON_KINDS } from "../learning/lesson/lessonKinds";
import styles from "./SearchResults.module.css";
import type { SearchResult } from "./useSearch";

interface Group {
  kind: `${SearchKind}`;
  title: string;
  Icon: LucideIcon;
  pathOf: (result: SearchResult) => string;
}

const GROUPS: Group[] = [
  { kind: "LESSON", title: "Lessons", Icon: CirclePlay, pathOf: ({ id }) => paths.lesson(id) },
  {
    kind: "COURSE",
    title: "Courses",
    Icon: GraduationCap,
    pathOf: ({ slug }) => paths.lmsCourse(slug ?? ""),
  },
  {
    kind: "WORKSHOP",
    title: "Workshops",
    Icon: CalendarDays,
    pathOf: ({ slug }) => paths.workshop(slug ?? ""),
  },
  { kind: "BOOTCAMP", title: "Bootcamp", Icon: Puzzle, pathOf: () => paths.bootcamp },
  {
    kind: "QUESTION",
    title: "Answered questions",
    Icon: MessagesSquare,
    pathOf: ({ id, lessonId }) => paths.lessonQuestion(lessonId ?? "", id),
  },
  { kind: "PAGE", title: "Pages", Icon: FileText, pathOf: ({ slug }) => `/${slug ?? ""}` },
  { kind: "TEACHER", title: "Teachers", Icon: UserRound, pathOf: () => `${paths.about}#teachers` },
  {
    kind: "FAQ",
    title: "Questions about the portal",
    Icon: CircleQuestionMark,
    pathOf: () => `${paths.lms}#questions`,
  },
  { kind: "ARTICLE", title: "Articles", Icon: Newspaper, pathOf: ({ slug }) => paths.blogPost(slug ?? "") },
  { kind: "EXERCISE", title: "Exercises", Icon: Code, pathOf: ({ slug }) => paths.exercise(slug ?? "") },
];

function iconOf({ lessonKind }: SearchResult, { Icon }: Group): { Icon: LucideIcon; iconLabel?: string } {
  if (!lessonKind) return { Icon };
  const { label, Icon: OfKind } = LESSON_KINDS[lessonKind];
  return { Icon: OfKind, iconLabel: label };
}

interface ResultGroupProps {
  group: Group;
  results: SearchResult[];
}

function ResultGroup({ group, results }: ResultGroupProps) {
  const { title, pathOf } = group;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <ul>
        {results.map((result) => (
          <li key={result.id}>
            <LineLink
              to={pathOf(result)}
              {...iconOf(result, group)}
              title={result.title}
              isStrong
              data-result
            >
              {result.startsAt && <span>Starts {momentInIndia(result.startsAt)}</span>}
              {result.detail && <span className={styles.detail}>{result.detail}</span>}
            </LineLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SearchResults({ results }: { results: SearchResult[] }) {
  return GROUPS.map((group) => {
    const own = results.filter(({ kind }) => kind === group.kind);
    return own.length > 0 && <ResultGroup key={group.kind} group={group} results={own} />;
  });
}
