import type { FragmentType } from "@apollo/client";
import { CalendarDays, Code, IndianRupee, Video } from "lucide-react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { counted } from "../../../format/counted";
import { momentInIndia } from "../../../format/momentInIndia";
import { price } from "../../../format/price";
import { paths } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import { Grid } from "../../../ui/layout/Grid";
import { Text } from "../../../ui/layout/Text";
import { Notice } from "../../../ui/Notice";
import { Section } from "../../../ui/page/Section";
import { CodeBlock } from "../../../ui/text/CodeBlock";
import type { Fact } from "../../../ui/text/Facts";
import { QuestionDetails } from "../../../ui/text/QuestionDetails";
import { TeacherSection } from "../../catalog/teachers/TeacherSection";
import type { SeasonOffering } from "../join/useSeasonOfferings";
import { useSeasonOfferings } from "../join/useSeasonOfferings";
import type { SeasonLevels_SeasonFragment, BootcampQuery } from "./Bootcamp.generated";
import { SeasonLevels_SeasonFragmentDoc } from "./Bootcamp.generated";
import styles from "./BootcampDetails.module.css";
import { BootcampEnding } from "./BootcampEnding";
import { FreeOrSeason } from "./FreeOrSeason";
import { FunCoding } from "./FunCoding";
import { SeasonCard } from "./SeasonCard";

type Level = SeasonLevels_SeasonFragment["levels"][number];
type Question = NonNullable<Level["questions"]>[number];

function LevelQuestion({ position, title, prompt, ...question }: Question) {
  const { example, starterCode, expectedResult, exercise } = question;
  const heading = (
    <>
      <span className={styles.position}>{position}</span> {title}
    </>
  );
  return (
    <QuestionDetails question={heading} group="questions">
      <p>{prompt}</p>
      {example && (
        <p>
          <strong>Example:</strong> {example}
        </p>
      )}
      {starterCode && <CodeBlock title="Start with" code={starterCode} />}
      <CodeBlock title="Expected output" code={expectedResult} />
      {exercise && (
        <div>
          <ButtonLink
            to={paths.exercise(exercise.slug)}
            aria-label={`Solve it here: ${title}`}
            icon={<Code size={18} aria-hidden />}
          >
            Solve it here
          </ButtonLink>
        </div>
      )}
    </QuestionDetails>
  );
}

function LevelQuestions({ id, name, questions }: Level) {
  const shown = questions ?? [];
  return (
    <div className={styles.level} role="group" aria-labelledby={`level-${id}`}>
      <header className={styles.header}>
        <h3 id={`level-${id}`}>{name}</h3>
        <Text tone="muted">{counted(shown.length, "question")}</Text>
      </header>
      <ol className={styles.questions}>
        {shown.map((question) => (
          <li key={`${question.position} ${question.title}`}>
            <LevelQuestion {...question} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface SeasonLevelsProps {
  season: FragmentType<SeasonLevels_SeasonFragment>;
}

function SeasonLevels({ season }: SeasonLevelsProps) {
  const { levels } = useFragmentData(SeasonLevels_SeasonFragmentDoc, season);
  return (
    <div className={styles.levels}>
      {levels.map((level) => (
        <LevelQuestions key={level.id} {...level} />
      ))}
    </div>
  );
}

interface BootcampDetailsProps extends Pick<BootcampQuery, "bootcampSeasons"> {
  bootcamp: NonNullable<BootcampQuery["bootcamp"]>;
}

function SeasonList({ bootcampSeasons }: Pick<BootcampQuery, "bootcampSeasons">) {
  if (bootcampSeasons.length === 0) {
    return (
      <Notice title="No season yet">
        <p>The seasons of the bootcamp will appear here.</p>
      </Notice>
    );
  }
  return (
    <Grid as="ul" column="16" gap="2" isFilled strip="The seasons">
      {bootcampSeasons.map((season) => (
        <li key={season.id}>
          <SeasonCard season={season} />
        </li>
      ))}
    </Grid>
  );
}

/** What learners of the open season can count on. */
function factsOf({ title, startsAt, priceRupees }: SeasonOffering): Fact[] {
  return [
    ["Live with you", title, Video],
    ["First evening", startsAt && momentInIndia(startsAt), CalendarDays],
    ["Price", price(priceRupees), IndianRupee],
  ];
}

export function BootcampDetails({ bootcamp, bootcampSeasons }: BootcampDetailsProps) {
  const unlocked = bootcampSeasons.filter(({ isLocked }) => !isLocked);
  const open = useSeasonOfferings(bootcampSeasons).find(({ takesRegistrations }) => takesRegistrations);

  return (
    <>
      <Section id="seasons" title="The seasons">
        <SeasonList bootcampSeasons={bootcampSeasons} />
      </Section>
      {unlocked.map((season, index) => (
        <Section
          key={season.id}
          id={index === 0 ? "levels" : `levels-${season.number}`}
          title={`Season ${season.number}: ${season.title}`}
          lead="Open a question, read it, and solve it: your code runs right on this page."
          tone="sunk"
        >
          <SeasonLevels season={season} />
        </Section>
      ))}
      <Section id="compare" title="Free, or with the season">
        <FreeOrSeason />
      </Section>
      <Section id="fun" title="Fun coding">
        <FunCoding bootcamp={bootcamp} />
      </Section>
      <TeacherSection teachers={bootcamp.teachers} facts={open ? factsOf(open) : []} />
      <BootcampEnding bootcamp={bootcamp} seasons={bootcampSeasons} />
    </>
  );
}
