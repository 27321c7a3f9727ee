import { useQuery } from "@apollo/client/react";
import { Circle, CircleCheck, Code, Database } from "lucide-react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { PartBoundary } from "../../apollo/PartBoundary";
import { ShowMore } from "../../apollo/lists/ShowMore";
import type { ExerciseKind, ExerciseLevel } from "../../apollo/schema.generated";
import { usePagedQuery } from "../../apollo/lists/usePagedQuery";
import { paths } from "../../../shared/paths";
import { FilterSelect } from "../../ui/FilterSelect";
import { Box } from "../../ui/layout/Box";
import { Grid } from "../../ui/layout/Grid";
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
import { ExerciseTopicsDocument, PracticeDocument } from "./Practice.generated";
import type { PracticeQuery } from "./Practice.generated";
import styles from "./PracticePage.module.css";

interface Filters {
  kind: string;
  topic: string;
  level: string;
  search: string;
}

type Listed = PracticeQuery["exercises"]["nodes"][number];

const ICONS = { PYTHON: Code, SQL: Database };

function pick<Value extends string>(labels: Record<Value, string>, text: string): Value | null {
  return text in labels ? (text as Value) : null;
}

type ListedTopic = [Listed, ...Listed[]];

/** Neighbours of one language and topic, as the server sorts them. */
function topicsOf(nodes: Listed[]): ListedTopic[] {
  return nodes.reduce<ListedTopic[]>((topics, exercise) => {
    const last = topics.at(-1);
    if (last && last[0].kind === exercise.kind && last[0].topic === exercise.topic) last.push(exercise);
    else topics.push([exercise]);
    return topics;
  }, []);
}

/** Color is not the only sign: the facts name the state too. */
function standing({ viewerProgress }: Listed): string {
  if (!viewerProgress) return "";
  if (viewerProgress.passedAt) return " · solved";
  return viewerProgress.gaveUpAt ? " · given up" : " · started";
}

interface TopicProps {
  listed: ListedTopic;
}

function TopicCard({ listed }: TopicProps) {
  const [{ kind, topic }] = listed;
  const Icon = ICONS[kind];
  const solved = listed.filter(({ viewerProgress }) => viewerProgress?.passedAt).length;
  return (
    <Box as="section" padding="2" aria-label={`${KIND_LABELS[kind]}: ${topic}`}>
      <header>
        <Row as="p" gap="half" tone="muted" size="small">
          <Icon size={16} aria-hidden /> {KIND_LABELS[kind]}
          {solved > 0 && ` · ${solved} of ${listed.length} solved`}
        </Row>
        <h2 className={styles.topic}>{topic}</h2>
      </header>
      <ul>
        {listed.map((exercise) => (
          <li key={exercise.id}>
            <LineLink
              to={paths.exercise(exercise.slug)}
              Icon={exercise.viewerProgress?.passedAt ? CircleCheck : Circle}
              title={exercise.title}
              isStrong
            >
              <span>
                {LEVEL_LABELS[exercise.level]} · {exercise.minutes} min
                {standing(exercise)}
              </span>
            </LineLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}

interface ExerciseListProps {
  filters: Filters;
}

function ExerciseList({ filters }: ExerciseListProps) {
  const { data, more } = usePagedQuery(PracticeDocument, {
    kind: pick<ExerciseKind>(KIND_LABELS, filters.kind),
    level: pick<ExerciseLevel>(LEVEL_LABELS, filters.level),
    topic: filters.topic || null,
    search: filters.search || null,
  });
  const { nodes } = data.exercises;
  if (nodes.length === 0) {
    return (
      <Notice title="No matching exercises">
        <p>Try fewer words, or another topic.</p>
      </Notice>
    );
  }
  return (
    <Stack gap="2">
      <Grid column="20" gap="2">
        {topicsOf(nodes).map((listed) => (
          <TopicCard key={`${listed[0].kind} ${listed[0].topic}`} listed={listed} />
        ))}
      </Grid>
      <ShowMore {...more} />
    </Stack>
  );
}

interface ExerciseFiltersProps {
  filters: Filters;
  onFilter: (change: Partial<Filters>) => void;
}

function ExerciseFilters({ filters, onFilter }: ExerciseFiltersProps) {
  const { data } = useQuery(ExerciseTopicsDocument);
  const topics = data?.exerciseTopics ?? [];
  const isListed = topics.some(({ name }) => name === filters.topic);
  return (
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
        {filters.topic && !isListed && <option value={filters.topic}>{filters.topic}</option>}
        {topics.map(({ name, kind, exerciseCount }) => (
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
      <Stack gap="2">
        <ExerciseFilters filters={filters} onFilter={handleFilter} />
        <PartBoundary name="The exercises" shows={address.toString()} fallback={<Skeleton count={6} />}>
          <ExerciseList filters={filters} />
        </PartBoundary>
      </Stack>
    </PageFrame>
  );
}
