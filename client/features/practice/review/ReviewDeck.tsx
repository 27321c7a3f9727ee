import { Code, Database } from "lucide-react";
import type { ExerciseKind } from "../../../apollo/schema.generated";
import { counted } from "../../../format/counted";
import { paths } from "../../../../shared/paths";
import { Box } from "../../../ui/layout/Box";
import { Text } from "../../../ui/layout/Text";
import { LineLink } from "../../../ui/text/LineLink";
import { KIND_LABELS } from "../exerciseLabels";

interface ReviewDeckProps {
  due: {
    /** The how-manieth return it is, from 1. */
    round: number;
    exercise: { id: string; slug: string; title: string; kind: ExerciseKind; minutes: number };
  }[];
}

const ICONS = { PYTHON: Code, SQL: Database };

/** Exercises that the learner failed or gave up, on the day when they return. */
export function ReviewDeck({ due }: ReviewDeckProps) {
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
