import { Suspense } from "react";
import { Code, Database } from "lucide-react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { ShowMore } from "../../apollo/ShowMore";
import type { ExerciseKind, ExerciseLevel } from "../../apollo/schema.generated";
import { usePagedQuery } from "../../apollo/usePagedQuery";
import { counted } from "../../format/counted";
import { paths } from "../../paths";
import { FilterSelect } from "../../ui/FilterSelect";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Row } from "../../ui/layout/Row";
import { Stack } from "../../ui/layout/Stack";
import { Notice } from "../../ui/Notice";
import { PageHead } from "../../ui/page/PageHead";
import { PageHeader } from "../../ui/page/PageHeader";
import { Skeleton } from "../../ui/page/Skeleton";
import { SearchField } from "../../ui/SearchField";
import { LineLink } from "../../ui/text/LineLink";
import { KIND_LABELS, LEVEL_LABELS } from "./exerciseLabels";
import { PracticeDocument } from "./Practice.generated";

interface Filters {
  kind: string;
  topic: string;
  level: string;
  search: string;
}

const ICONS = { PYTHON: Code, SQL: Database };

function pick<Value extends string>(labels: Record<Value, string>, text: string): Value | null {
  return text in labels ? (text as Value) : null;
}

interface ExerciseListProps {
  filters: Filters;
  onFilter: (change: Partial<Filters>) => void;
}

function ExerciseList({ filters, onFilter }: ExerciseListProps) {
  const { data, more } = usePagedQuery(PracticeDocument, {
    kind: pick<ExerciseKind>(KIND_LABELS, filters.kind),
    level: pick<ExerciseLevel>(LEVEL_LABELS, filters.level),
    topic: filters.topic || null,
    search: filters.search || null,
  });
  const { nodes } = data.exercises;
  return (
    <Stack gap="2">
      <Row rowGap="1">
        <SearchField
          label="Search exercises"
          value={filters.search}
          onSearch={(search) => onFilter({ search })}
        />
        <FilterSelect label="Language" value={filters.kind} onChoose={(kind) => onFilter({ kind })}>
          <option value="">Python and SQL</option>
          {Object.entries(KIND_LABELS).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect label="Topic" value={filters.topic} onChoose={(topic) => onFilter({ topic })}>
          <option value="">All topics</option>
          {data.exerciseTopics.map(({ name, kind, exerciseCount }) => (
            <option key={kind + name} value={name}>
              {name} ({exerciseCount})
            </option>
          ))}
        </FilterSelect>
        <FilterSelect label="Level" value={filters.level} onChoose={(level) => onFilter({ level })}>
          <option value="">All levels</option>
          {Object.entries(LEVEL_LABELS).map(([level, label]) => (
            <option key={level} value={level}>
              {label}
            </option>
          ))}
        </FilterSelect>
      </Row>
      {nodes.length === 0 ? (
        <Notice title="No matching exercises">
          <p>Try fewer words, or another topic.</p>
        </Notice>
      ) : (
        <ul>
          {nodes.map(({ id, slug, title, topic, kind, level, minutes, passedCount }) => (
            <li key={id}>
              <LineLink
                to={paths.exercise(slug)}
                Icon={ICONS[kind]}
                iconLabel={KIND_LABELS[kind]}
                title={title}
                isStrong
              >
                <span>
                  {topic} · {LEVEL_LABELS[level]} · {minutes} min
                  {passedCount > 0 && ` · ${counted(passedCount, "learner")} solved it`}
                </span>
              </LineLink>
            </li>
          ))}
        </ul>
      )}
      <ShowMore {...more} />
    </Stack>
  );
}

export function PracticePage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const read = (name: string) => address.get(name) ?? "";
  const filters = { kind: read("kind"), topic: read("topic"), level: read("level"), search: read("search") };

  function handleFilter(change: Partial<Filters>) {
    const chosen = Object.entries({ ...filters, ...change }).filter(([, value]) => value !== "");
    void navigate(`${paths.practice}?${new URLSearchParams(chosen)}`, { replace: true });
  }

  return (
    <PageFrame>
      <PageHead
        title="Practice"
        description="Small Python and SQL exercises with instant, plain feedback."
        path={paths.practice}
      />
      <PageHeader
        title="Practice"
        lead="Small Python and SQL exercises. Write a few lines, check them, and see what went wrong and why."
      />
      <Suspense fallback={<Skeleton count={6} />}>
        <ExerciseList filters={filters} onFilter={handleFilter} />
      </Suspense>
    </PageFrame>
  );
}
