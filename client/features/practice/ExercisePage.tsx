import { useSuspenseQuery } from "@apollo/client/react";
import { Link, useParams } from "react-router-dom";
import { ogPicture, paths, withReturn } from "../../../shared/paths";
import { ButtonLink } from "../../ui/Button";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Row } from "../../ui/layout/Row";
import { Notice } from "../../ui/Notice";
import { BackLink } from "../../ui/page/BackLink";
import { PageHead } from "../../ui/page/PageHead";
import { useViewer } from "../auth/useViewer";
import { ExerciseDocument } from "./Exercise.generated";
import { ExerciseHead, ExerciseTask } from "./ExerciseTask";
import { KIND_LABELS, LEVEL_LABELS } from "./exerciseLabels";
import { Workbench } from "./workbench/Workbench";

interface ClosedExerciseProps {
  slug: string;
  isSignedIn: boolean;
}

function ClosedExercise({ slug, isSignedIn }: ClosedExerciseProps) {
  return (
    <PageFrame>
      <PageHead title="Exercise" description="An exercise of a batch or season." isUnlisted />
      <Notice
        title="This exercise isn’t open to you"
        action={
          <Row>
            <ButtonLink to={paths.practice}>See open exercises</ButtonLink>
            <ButtonLink to={paths.bootcamp}>See the bootcamp</ButtonLink>
          </Row>
        }
      >
        <p>
          Exercises of a batch or a bootcamp season open once you have joined it.
          {!isSignedIn && (
            <>
              {" "}
              Already joined? <Link to={withReturn(paths.signIn, paths.exercise(slug))}>Sign in</Link>.
            </>
          )}
        </p>
      </Notice>
    </PageFrame>
  );
}

export function ExercisePage() {
  const { slug = "" } = useParams();
  const viewer = useViewer();
  const { exercise } = useSuspenseQuery(ExerciseDocument, { variables: { slug } }).data;
  if (!exercise) return <ClosedExercise slug={slug} isSignedIn={viewer !== null} />;
  return (
    <PageFrame gap="2">
      <PageHead
        title={exercise.title}
        description={`${KIND_LABELS[exercise.kind]}: ${exercise.topic}, ${LEVEL_LABELS[exercise.level]}.`}
        path={paths.exercise(exercise.slug)}
        picture={ogPicture("exercises", exercise.slug)}
      />
      <Workbench
        key={exercise.id}
        exercise={exercise}
        material={exercise}
        account={viewer?.id ?? null}
        head={
          <>
            <BackLink to={paths.practice}>Practice</BackLink>
            <ExerciseHead exercise={exercise} heading={<h1>{exercise.title}</h1>} />
          </>
        }
        task={<ExerciseTask exercise={exercise} isSignedIn={viewer !== null} />}
      />
    </PageFrame>
  );
}
