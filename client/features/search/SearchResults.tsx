import type { LucideIcon } from "lucide-react";
import { BookOpen, CalendarDays, Code, Newspaper, PlayCircle } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import type { SearchKind } from "../../apollo/schema.generated";
import { momentInIndia } from "../../format/momentInIndia";
import { paths } from "../../paths";
import styles from "./SearchResults.module.css";
import type { SearchResult } from "./useSearch";

interface Group {
  kind: `${SearchKind}`;
  title: string;
  Icon: LucideIcon;
  pathOf: (result: SearchResult) => string;
}

const GROUPS: Group[] = [
  { kind: "LESSON", title: "Lessons", Icon: PlayCircle, pathOf: ({ id }) => paths.lesson(id) },
  { kind: "COURSE", title: "Courses", Icon: BookOpen, pathOf: ({ slug }) => paths.lmsCourse(slug ?? "") },
  {
    kind: "WORKSHOP",
    title: "Workshops",
    Icon: CalendarDays,
    pathOf: ({ slug }) => paths.workshop(slug ?? ""),
  },
  { kind: "ARTICLE", title: "Articles", Icon: Newspaper, pathOf: ({ slug }) => paths.blogPost(slug ?? "") },
  { kind: "EXERCISE", title: "Exercises", Icon: Code, pathOf: ({ slug }) => paths.exercise(slug ?? "") },
];

interface ResultGroupProps {
  group: Group;
  results: SearchResult[];
}

function ResultGroup({ group: { title, Icon, pathOf }, results }: ResultGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <ul>
        {results.map((result) => (
          <li key={result.id}>
            <Link to={pathOf(result)} className={styles.result} data-result>
              <Icon size={20} aria-hidden />
              <span className={styles.text}>
                <span className={styles.title}>{result.title}</span>
                {result.startsAt && <span>Starts {momentInIndia(result.startsAt)}</span>}
                {result.detail && <span className={styles.detail}>{result.detail}</span>}
              </span>
            </Link>
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
