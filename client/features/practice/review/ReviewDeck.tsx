import { Code, Database } from "lucide-react";
import { counted } from "../../../format/counted";
import { paths } from "../../../paths";
import { Box } from "../../../ui/layout/Box";
import { Text } from "../../../ui/layout/Text";
import { LineLink } from "../../../ui/text/LineLink";
import type { DueExercises } from "../../learning/LessonPartsContext";
import { KIND_LABELS } from "../exerciseLabels";

const ICONS = { PYTHON: Code, SQL: Database };

/** Exercises that the learner failed or gave up, on the day when they return. */
export function ReviewDeck({ due }: { due: DueExercises }) {
  if (due.length === 0) return null;
  const minutes = due.reduce((sum, { exercise }) => sum + exercise.minutes, 0);
  return (
    <Box as="section" padding="2" aria-labelledby="review-title">
      <header>
        <h2 id="review-title">Practise again today</h2>
        <Text size="small" tone="muted">
          {counted(due.length, "exercise")}, about {minutes} min. Each returns after 1, 3, 7 and 21 days until
          you pass it without hints.
        </Text>
      </header>
      <ul>
        {due.map(({ round, exercise: { id, slug, title, kind, minutes: each } }) => (
          <li key={id}>
            <LineLink
              to={paths.exercise(slug)}
              Icon={ICONS[kind]}
              iconLabel={KIND_LABELS[kind]}
              title={title}
            >
              <span>
                {each} min · {round === 1 ? "first review" : `review ${round}`}
              </span>
            </LineLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}
