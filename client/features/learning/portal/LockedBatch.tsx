import { useSuspenseQuery } from "@apollo/client/react";
import { Lock } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { Grid } from "../../../ui/layout/Grid";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { LESSON_KINDS, lessonTime } from "../lesson/lessonKinds";
import { batchAnchor } from "../course/batchState";
import { LockedBatchDocument } from "./Dash.generated";

interface LockedBatchProps {
  id: string;
  name: string;
}

/** Both ways in, and what is inside. */
export function LockedBatch({ id, name }: LockedBatchProps) {
  const { batch } = useSuspenseQuery(LockedBatchDocument, { variables: { id } }).data;
  const { course, outline } = batch ?? {};
  const canRegister = batch?.takesRegistrations && course && course.priceRupees !== null;
  return (
    <Grid column="20" isFilled>
      <Stack gap="2">
        <h2 id="locked-title">{name} is locked</h2>
        {canRegister ? (
          <>
            <p>Register, and we open it for you when your seat is confirmed. Or enter its code above.</p>
            <div>
              <ButtonLink look="main" to={`${paths.lmsCourse(course.slug)}#${batchAnchor(id)}`}>
                Register for this batch
              </ButtonLink>
            </div>
          </>
        ) : (
          <p>
            Enter its code above. No code? <Link to={paths.contactAbout(name)}>Ask the academy</Link>
          </p>
        )}
      </Stack>
      {outline && outline.length > 0 && (
        <Stack gap="1">
          <h3 id="inside-title">What is inside</h3>
          <Stack as="ol" gap="1" aria-labelledby="inside-title">
            {outline.map((lesson) => (
              <Row as="li" key={lesson.title} align="baseline" isOneLine>
                <Lock size={14} aria-hidden />
                <span>
                  {lesson.title}{" "}
                  <Text as="span" size="small" tone="muted">
                    {lessonTime(lesson) ?? LESSON_KINDS[lesson.kind].label}
                  </Text>
                </span>
              </Row>
            ))}
          </Stack>
        </Stack>
      )}
    </Grid>
  );
}
