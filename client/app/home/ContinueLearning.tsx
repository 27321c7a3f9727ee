import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../apollo/useFragmentData";
import { momentInIndia } from "../../format/momentInIndia";
import { paths } from "../../../shared/paths";
import { Button, ButtonLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Grid } from "../../ui/layout/Grid";
import { Text } from "../../ui/layout/Text";
import { Notice } from "../../ui/Notice";
import { useSignInPrompt } from "../../features/auth/signIn/SignInPrompt";
import { ContinueLearning_ReferenceFragmentDoc } from "./ContinueLearning.generated";
import type { ContinueLearning_ReferenceFragment } from "./ContinueLearning.generated";
import { LESSON_KINDS, lessonTime } from "../../features/learning/lesson/lessonKinds";
import { ReferenceImage } from "../../features/learning/lesson/ReferenceImage";
import styles from "../portal/VideoCard.module.css";

type MaskedReference = FragmentType<ContinueLearning_ReferenceFragment>;

function ContinueCard({ reference }: { reference: MaskedReference }) {
  const data = useFragmentData(ContinueLearning_ReferenceFragmentDoc, reference);
  const { batch } = data;
  const time = lessonTime(data);
  return (
    <Card
      isStill
      cover={batch.course.cover}
      picture={<ReferenceImage lesson={data} cover={batch.course.cover} />}
    >
      <Text tone="muted" size="small">
        {batch.course.name} · {batch.name}
      </Text>
      <h3 className={styles.title}>{data.title}</h3>
      <Text tone="muted" size="small">
        {LESSON_KINDS[data.kind].label}
        {time && ` · Time: ${time}`}
        {data.progress && ` · opened ${momentInIndia(data.progress.viewedAt)}`}
      </Text>
      <div className={styles.actions}>
        <ButtonLink to={paths.lesson(data.id)}>
          Resume<span className="visually-hidden"> with {batch.name}</span>
        </ButtonLink>
      </div>
    </Card>
  );
}

interface ContinueLearningProps {
  references: ({ id: string } & MaskedReference)[] | undefined;
}

export function ContinueLearning({ references }: ContinueLearningProps) {
  const openSignIn = useSignInPrompt();
  if (!references) {
    return (
      <Notice title="Pick up where you left off" action={<Button onClick={openSignIn}>Sign in</Button>}>
        <p>Sign in to see the last video you opened in each batch, and continue with one click.</p>
      </Notice>
    );
  }
  if (references.length === 0) {
    return (
      <Notice
        title="You haven’t opened a video yet"
        action={<ButtonLink to={paths.dash}>Go to the learning portal</ButtonLink>}
      >
        <p>Open one in the portal, and you can continue it from here.</p>
      </Notice>
    );
  }
  return (
    <Grid as="ul" column="18">
      {references.map((reference) => (
        <li key={reference.id}>
          <ContinueCard reference={reference} />
        </li>
      ))}
    </Grid>
  );
}
