import type { FragmentType } from "@apollo/client";
import { Check } from "lucide-react";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../apollo/useFragmentData";
import { clockTime } from "../../format/clockTime";
import { paths } from "../../../shared/paths";
import { ButtonLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Row } from "../../ui/layout/Row";
import { Text } from "../../ui/layout/Text";
import styles from "./VideoCard.module.css";
import { ReferenceCard_ReferenceFragmentDoc } from "./Dash.generated";
import type { ReferenceCard_ReferenceFragment } from "./Dash.generated";
import { kindOf, lessonTime } from "../../features/learning/lesson/lessonKinds";
import { ReferenceImage } from "../../features/learning/lesson/ReferenceImage";
import { WatchElsewhere } from "../../features/learning/lesson/WatchElsewhere";

interface ReferenceCardProps {
  reference: FragmentType<ReferenceCard_ReferenceFragment>;
  number: number;
  /** The course's. */
  cover: string;
  onWatch: (id: string) => void;
}

function opensWith(lesson: ReferenceCard_ReferenceFragment): string {
  const { progress } = lesson;
  return kindOf(lesson).verb ?? (progress && !progress.doneBy ? "Resume" : "Play here");
}

type Progress = NonNullable<ReferenceCard_ReferenceFragment["progress"]>;

function Standing({ doneBy, watchedSeconds }: Progress) {
  const label = watchedSeconds > 0 ? `${clockTime(watchedSeconds)} watched` : "Opened";
  return (
    <Row as="span" gap="half" tone="teal">
      {doneBy && <Check size={16} aria-hidden />}
      <Text as="span" isStrong>
        {doneBy ? "Done" : label}
      </Text>
    </Row>
  );
}

export function ReferenceCard({ reference, number, cover, onWatch }: ReferenceCardProps) {
  const data = useFragmentData(ReferenceCard_ReferenceFragmentDoc, reference);
  const address = paths.lesson(data.id);
  const { label, Icon } = kindOf(data);
  const time = lessonTime(data);
  // Not focusable: the link below does the same.
  const picture = (
    <Link to={address} tabIndex={-1} aria-hidden>
      <ReferenceImage lesson={data} cover={cover} number={number} square="phones" />
    </Link>
  );
  return (
    <Card isStill isRow picture={picture}>
      <Row as="p" gap="2" rowGap="half" align="top" size="small" tone="muted">
        <span>No. {number}</span>
        {data.kind !== "VIDEO" && <span>{label}</span>}
        {time && <span>Time: {time}</span>}
        {data.progress && <Standing {...data.progress} />}
      </Row>
      <h3 className={styles.title}>{data.title}</h3>
      <div className={styles.actions}>
        <Row gap="half" align="top">
          <ButtonLink size="small" to={address} icon={<Icon size={18} aria-hidden />}>
            {opensWith(data)}
            <span className="visually-hidden"> {data.title}</span>
          </ButtonLink>
          {data.link && (
            <WatchElsewhere link={data.link} title={data.title} onWatch={() => onWatch(data.id)} />
          )}
        </Row>
      </div>
    </Card>
  );
}
