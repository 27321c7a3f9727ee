import { Plus } from "lucide-react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { PartBoundary } from "../../../apollo/PartBoundary";
import type { ExerciseKind } from "../../../apollo/schema.generated";
import { ShowMore } from "../../../apollo/lists/ShowMore";
import { CmsPage } from "../../../cms/CmsPage";
import { CmsExercisesDocument } from "../../../cms/generated/exercise.generated";
import { ContentRows } from "../../../cms/lists/ContentRows";
import { useList } from "../../../cms/records/useList";
import { cmsPaths } from "../../../cmsPaths";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { FilterSelect } from "../../../ui/FilterSelect";
import { Row } from "../../../ui/layout/Row";
import { Notice } from "../../../ui/Notice";
import { Skeleton } from "../../../ui/page/Skeleton";
import { Panel } from "../../../ui/Panel";
import { SearchField } from "../../../ui/SearchField";
import { KIND_LABELS, LEVEL_LABELS } from "../exerciseLabels";
import { CheckerNote } from "./CheckerNote";

const STATES = { published: "Published", draft: "Drafts" };

interface Filters {
  kind: string;
  state: string;
  search: string;
}

function kindNamed(name: string): ExerciseKind | null {
  return name in KIND_LABELS ? (name as ExerciseKind) : null;
}

function ExerciseRows({ kind, state, search }: Filters) {
  const isPublished = state in STATES ? state === "published" : null;
  const { nodes, more } = useList(CmsExercisesDocument, {
    kind: kindNamed(kind),
    isPublished,
    search: search || null,
  });
  if (nodes.length === 0) {
    const isNarrowed = kind !== "" || state !== "" || search !== "";
    return (
      <Notice title={isNarrowed ? "No matching exercises" : "No exercises yet"}>
        <p>
          {isNarrowed
            ? "Choose another language or state, or try fewer words."
            : "Add the first: it stays a draft until you publish it."}
        </p>
      </Notice>
    );
  }
  return (
    <>
      <ContentRows
        items={nodes}
        to={({ id }) => cmsPaths.exercise(id)}
        titleOf={({ title }) => title}
        factsOf={(exercise) => (
          <>
            <span>
              {KIND_LABELS[exercise.kind]} · {exercise.topic} · {LEVEL_LABELS[exercise.level]}
            </span>
            <span>
              {exercise.triedCount === 0
                ? "Not tried yet"
                : `${exercise.passedCount} of ${exercise.triedCount} passed`}
            </span>
          </>
        )}
      />
      <ShowMore {...more} />
    </>
  );
}

export function CmsExercisesPage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const read = (name: string) => address.get(name) ?? "";
  const filters = { kind: read("kind"), state: read("state"), search: read("search") };

  function handleFilter(change: Partial<Filters>) {
    void navigate(cmsPaths.exercisesIn({ ...filters, ...change }), { replace: true });
  }

  return (
    <CmsPage
      title="Exercises"
      trail={<Link to={paths.cms}>Dashboard</Link>}
      top={<CheckerNote />}
      actions={
        <ButtonLink look="main" size="small" to={cmsPaths.newExercise} icon={<Plus size={18} aria-hidden />}>
          Add exercise
        </ButtonLink>
      }
    >
      <Panel
        title="All exercises"
        anchor="exercises"
        actions={
          <SearchField
            label="Search exercises"
            value={filters.search}
            onSearch={(search) => handleFilter({ search })}
          />
        }
      >
        <Row rowGap="1">
          <FilterSelect label="Language" value={filters.kind} onChoose={(kind) => handleFilter({ kind })}>
            <option value="">All languages</option>
            {Object.entries(KIND_LABELS).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect label="State" value={filters.state} onChoose={(state) => handleFilter({ state })}>
            <option value="">Published and drafts</option>
            {Object.entries(STATES).map(([state, label]) => (
              <option key={state} value={state}>
                {label}
              </option>
            ))}
          </FilterSelect>
        </Row>
        <PartBoundary
          name="The exercises"
          shows={Object.values(filters).join(" ")}
          fallback={<Skeleton shape="control" count={8} />}
        >
          <ExerciseRows {...filters} />
        </PartBoundary>
      </Panel>
    </CmsPage>
  );
}
