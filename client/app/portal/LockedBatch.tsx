import { useSuspenseQuery } from "@apollo/client/react";
import { Lock } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../shared/paths";
import { Grid } from "../../ui/layout/Grid";
import { Row } from "../../ui/layout/Row";
import { Stack } from "../../ui/layout/Stack";
import { Text } from "../../ui/layout/Text";
import { ByOwnSeat } from "../../features/workshops/join/EnrolmentContext";
import { Join } from "../../features/workshops/join/Join";
import { isFull } from "../../features/workshops/join/offering";
import { useBatchOffering } from "../../features/workshops/join/useBatchOffering";
import { registerHint } from "../../features/learning/course/batchState";
import { kindOf, lessonTime } from "../../features/learning/lesson/lessonKinds";
import type { LockedBatchQuery } from "./Dash.generated";
import { LockedBatchDocument } from "./Dash.generated";

interface WayInProps {
  batch: NonNullable<LockedBatchQuery["batch"]>;
  name: string;
}

function WayIn({ batch, name }: WayInProps) {
  const offering = useBatchOffering(batch, batch.course);
  if (!offering.takesRegistrations) {
    return (
      <p>
        Enter its secret code to open it. No code? <Link to={paths.contactAbout(name)}>Ask the academy</Link>
      </p>
    );
  }
  return (
    <>
      <ByOwnSeat
        offerings={[offering]}
        draw={(seat) => (
          <p>
            {seat || isFull(offering)
              ? registerHint(seat, offering)
              : "Register and we’ll open it once your seat is confirmed. Or use its secret code."}
          </p>
        )}
      />
      <div>
        <Join offering={offering} call="Register for this batch" />
      </div>
    </>
  );
}

interface LockedBatchProps {
  id: string;
  name: string;
}

/** Both ways in, and what is inside. */
export function LockedBatch({ id, name }: LockedBatchProps) {
  const { batch } = useSuspenseQuery(LockedBatchDocument, { variables: { id } }).data;
  const outline = batch?.outline ?? [];
  return (
    <Grid column="20" isFilled>
      <Stack gap="2">
        <h2 id="locked-title">{name} is locked</h2>
        {batch && <WayIn batch={batch} name={name} />}
      </Stack>
      {outline.length > 0 && (
        <Stack gap="1">
          <h3 id="inside-title">What’s inside</h3>
          <Stack as="ol" gap="1" aria-labelledby="inside-title">
            {outline.map((lesson) => (
              <Row as="li" key={lesson.title} align="baseline" isOneLine>
                <Lock size={14} aria-hidden />
                <span>
                  {lesson.title}{" "}
                  <Text as="span" size="small" tone="muted">
                    {lessonTime(lesson) ?? kindOf(lesson).label}
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
