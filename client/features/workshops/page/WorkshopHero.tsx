import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { dayRange } from "../../../format/dayRange";
import { dayInIndia, startInIndia } from "../../../format/indiaTime";
import { Cover, subjectOf } from "../../../ui/art/Cover";
import { StepsMark } from "../../../ui/art/StepsMark";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { useSiteName } from "../../../ui/page/PageTitle";
import { Portrait } from "../../../ui/people/Portrait";
import { Picture } from "../../../ui/Picture";
import type { WorkshopHero_WorkshopFragment } from "./WorkshopPage.generated";
import { WorkshopHero_WorkshopFragmentDoc } from "./WorkshopPage.generated";
import styles from "./WorkshopHero.module.css";

/** The bar at the bottom waits until the hero has left the screen. */
export const HERO_ID = "workshop";

type Hero = WorkshopHero_WorkshopFragment;

interface WorkshopProps {
  workshop: FragmentType<Hero>;
}

function Teacher({ teachers: [teacher] }: Pick<Hero, "teachers">) {
  if (!teacher) return null;
  const { name, imageUrl, imageAlt } = teacher;
  return (
    <a className={styles.teacher} href="#teachers">
      <Portrait name={name} src={imageUrl} alt={imageAlt} />
      <span>
        <Text as="span" tone="muted">
          Your teacher
        </Text>
        <strong>{name}</strong>
      </span>
    </a>
  );
}

interface LastDayProps extends Hero {
  /** Only this layout shows the gallery. */
  isShowcase: boolean;
}

/** What the last day ends with: the first picture of the gallery, or else its first topic. */
function LastDay({ agenda, gallery, galleryCovers, days, cover, isShowcase }: LastDayProps) {
  const [shown] = gallery;
  const result = shown?.title ?? agenda.at(-1)?.topics[0];
  const target = isShowcase && shown ? "gallery" : "agenda";
  if (!result || (target === "agenda" && agenda.length === 0)) return null;
  const drawing = shown ? <Cover path={galleryCovers[0] ?? cover} /> : <Cover path={cover} square="always" />;
  return (
    <a className={styles.result} href={`#${target}`}>
      <span className={styles.thumbnail}>
        <Picture src={shown?.imageUrl ?? null} sizes="8rem" fallback={drawing} />
      </span>
      <span>
        <Text as="span" tone="muted">
          What you’ll have on day {days}
        </Text>
        <strong>{result}</strong>
      </span>
    </a>
  );
}

interface WorkshopHeroProps extends WorkshopProps {
  page: { headline: string; tagline: string; summary: string; layout: string };
  facts?: ReactNode;
  actions?: ReactNode;
  beside: ReactNode;
}

export function WorkshopHero({ workshop, page, facts, actions, beside }: WorkshopHeroProps) {
  const data = useFragmentData(WorkshopHero_WorkshopFragmentDoc, workshop);
  const { headline, tagline, summary } = page;
  const academyName = useSiteName();
  const dates = dayRange(dayInIndia(data.startsAt), dayInIndia(data.endsAt));
  const isSplit = page.layout === "SPLIT";
  const promises = (
    <div className={styles.promises}>
      <Teacher teachers={data.teachers} />
      <LastDay {...data} isShowcase={page.layout === "SHOWCASE"} />
    </div>
  );
  return (
    <div id={HERO_ID} className={styles.hero} data-subject={subjectOf(data.cover)}>
      <div className={styles.inside}>
        <div className={styles.text}>
          {isSplit && (
            <p className={styles.academy}>
              <StepsMark /> {academyName}
            </p>
          )}
          <p className={styles.kicker}>
            {data.place} · {dates} · {startInIndia(data.startsAt)}
          </p>
          <h1>{headline}</h1>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          {summary && (
            <div className={styles.summary}>
              <Text size="large">{summary}</Text>
            </div>
          )}
          {facts}
          {actions && <div className={styles.actions}>{actions}</div>}
          {!isSplit && promises}
        </div>
        {isSplit ? (
          <Stack>
            {beside}
            {promises}
          </Stack>
        ) : (
          beside
        )}
      </div>
    </div>
  );
}
