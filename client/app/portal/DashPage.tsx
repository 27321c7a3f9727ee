import { useSuspenseQuery } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { PartBoundary } from "../../apollo/PartBoundary";
import type { CertificateState } from "../../apollo/schema.generated";
import { useFocusAfterSwap } from "../../hooks/useFocusAfterSwap";
import { useHeadingFocus } from "../../hooks/useHeadingFocus";
import { paths } from "../../../shared/paths";
import { ButtonLink } from "../../ui/Button";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Stack } from "../../ui/layout/Stack";
import { Notice } from "../../ui/Notice";
import { PageHead } from "../../ui/page/PageHead";
import { Skeleton } from "../../ui/page/Skeleton";
import { ConfirmEmailHint } from "../../features/auth/account/ConfirmEmailHint";
import { WhatIsNew } from "../../features/notifications/list/WhatIsNew";
import { ReviewDeck } from "../../features/practice/review/ReviewDeck";
import { BatchReferences } from "./BatchReferences";
import { CourseAndBatchPicker } from "./CourseAndBatchPicker";
import { DashDocument, OwnDashDocument } from "./Dash.generated";
import type { ListedBatch, ListedCourse, PortalBatch, PortalCourse } from "./ownBatches";
import { isOpen, lockReader, ownBatchesOf, progressInCourse } from "./ownBatches";
import { UnlockForm } from "./UnlockForm";
import { UpNext, useNextClass } from "./UpNext";
import { LESSONS, YourBatches } from "./YourBatches";

interface NewCertificateProps {
  certificates: { title: string; state: CertificateState }[];
}

/** Until the learner has confirmed the name on it. */
function NewCertificate({ certificates }: NewCertificateProps) {
  const unnamed = certificates.find(({ state }) => state === "AWAITING_NAME");
  if (!unnamed) return null;
  return (
    <Notice
      title={`You earned a certificate: ${unnamed.title}`}
      action={<ButtonLink to={paths.certificates}>Get your certificate</ButtonLink>}
    >
      <p>Tell us how your name should appear, then download and share it.</p>
    </Notice>
  );
}

const MINUTE_MS = 60_000;

interface Choices {
  /** Opened by a code, a payment or staff. */
  isOwn: (batch: ListedBatch) => boolean;
  isUnlocked: (batch: ListedBatch) => boolean;
}

/** In order: the course in the URL, one with an own batch, one with an open batch, the first. */
function chooseCourse(courses: ListedCourse[], slug: string | null, { isOwn }: Choices) {
  return (
    courses.find((course) => course.slug === slug) ??
    courses.find(({ batches }) => batches.some(isOwn)) ??
    courses.find(({ batches }) => batches.some(isOpen)) ??
    courses[0]
  );
}

/** In order: the batch in the URL, an own batch, an unlocked one, the only one. */
function chooseBatch(batches: PortalBatch[], id: string | null, { isOwn }: Choices) {
  return (
    batches.find((batch) => batch.id === id) ??
    batches.find(isOwn) ??
    batches.find((batch) => batch.isUnlocked) ??
    (batches.length === 1 ? batches[0] : undefined)
  );
}

function withLocks(course: ListedCourse, { isUnlocked }: Choices): PortalCourse {
  const batches = course.batches.map((batch) => ({ ...batch, isUnlocked: isUnlocked(batch) }));
  return { ...course, batches };
}

interface CourseContentProps {
  courses: ListedCourse[];
  course: PortalCourse;
  batch: PortalBatch | undefined;
  inCourse: ReturnType<typeof progressInCourse>;
  onChoose: (search: { course: string; batch?: string }) => void;
}

function CourseContent({ courses, course, batch, inCourse, onChoose }: CourseContentProps) {
  const place = useRef<HTMLDivElement>(null);
  const [unlockedId, setUnlockedId] = useState<string | null>(null);
  // The code's form is gone once it has opened the batch.
  useFocusAfterSwap(place, batch?.isUnlocked);
  return (
    <div ref={place} id={LESSONS}>
      <Stack gap="3">
        <CourseAndBatchPicker
          courses={courses}
          course={course}
          batchId={batch?.id ?? ""}
          onCourse={(slug) => onChoose({ course: slug })}
          onBatch={(id) => onChoose({ course: course.slug, ...(id && { batch: id }) })}
        >
          {batch && !batch.isUnlocked && (
            <UnlockForm
              key={batch.id}
              batchId={batch.id}
              batchName={batch.name}
              onUnlock={() => setUnlockedId(batch.id)}
            />
          )}
        </CourseAndBatchPicker>
        {course.batches.length === 0 && (
          <Notice title="No batches found">
            <p>{course.name} has no batch yet. Please choose another course.</p>
          </Notice>
        )}
        {course.batches.length > 0 && !batch && (
          <Notice title="Choose your batch">
            <p>
              Select the batch you joined. We’ll open it once your seat is confirmed. Have a code? Enter it.
            </p>
          </Notice>
        )}
        {batch && (
          <PartBoundary
            key={batch.id}
            name="The lessons"
            shows={batch.id}
            fallback={<Skeleton shape="card" count={2} />}
          >
            <BatchReferences
              batchId={batch.id}
              inCourse={inCourse}
              isJustUnlocked={batch.id === unlockedId}
            />
          </PartBoundary>
        )}
      </Stack>
    </div>
  );
}

/** The URL holds course and batch, so that reloads and shared links open the same page. */
export function DashPage() {
  const { data } = useSuspenseQuery(DashDocument);
  const own = useSuspenseQuery(OwnDashDocument).data;
  const { next: shownClass } = useNextClass(own.viewerUpcomingClasses, MINUTE_MS);
  const [search, setSearch] = useSearchParams();
  const heading = useHeadingFocus("");
  const batches = ownBatchesOf(data, own);
  const isUnlocked = lockReader(batches, own.viewerCanEditContent);
  const choices = { isUnlocked, isOwn: (one: ListedBatch) => isUnlocked(one) && !isOpen(one) };
  const listed = chooseCourse(data.courses, search.get("course"), choices);
  const course = listed && withLocks(listed, choices);
  const batch = course && chooseBatch(course.batches, search.get("batch"), choices);

  return (
    <PageFrame>
      <PageHead
        title="Learning Management System"
        description="Your courses, batches and videos."
        isUnlisted
      />
      <h1 ref={heading} tabIndex={-1}>
        Learning Management System
      </h1>
      <ConfirmEmailHint onClosed={() => heading.current?.focus()} />
      <UpNext classes={own.viewerUpcomingClasses} lesson={own.continueLearning[0]} batches={batches} />
      <ReviewDeck due={own.viewerDueExercises} />
      <YourBatches batches={batches} shownId={batch?.id} />
      <WhatIsNew news={own.viewerNews} shownId={shownClass?.id} />
      <NewCertificate certificates={own.viewerCertificates} />
      {course ? (
        <CourseContent
          courses={data.courses}
          course={course}
          batch={batch}
          inCourse={progressInCourse(batches, course)}
          onChoose={setSearch}
        />
      ) : (
        <Notice title="No courses yet">
          <p>The academy hasn’t published a course yet. Please come back soon.</p>
        </Notice>
      )}
    </PageFrame>
  );
}
