import type { FragmentType } from "@apollo/client";
import { Check, ExternalLink, Play } from "lucide-react";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { paths } from "../../../paths";
import { ButtonAnchor, ButtonLink } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { Row } from "../../../ui/layout/Row";
import { Text } from "../../../ui/layout/Text";
import styles from "./VideoCard.module.css";
import { ReferenceCard_ReferenceFragmentDoc } from "./Dash.generated";
import type { ReferenceCard_ReferenceFragment } from "./Dash.generated";
import { ReferenceImage } from "../lesson/ReferenceImage";

interface ReferenceCardProps {
  reference: FragmentType<ReferenceCard_ReferenceFragment>;
  number: number;
  onWatch: (id: string) => void;
}

export function ReferenceCard({ reference, number, onWatch }: ReferenceCardProps) {
  const data = useFragmentData(ReferenceCard_ReferenceFragmentDoc, reference);
  const address = paths.lesson(data.id);
  // Not focusable: the link below does the same.
  const picture = (
    <Link to={address} tabIndex={-1} aria-hidden>
      <ReferenceImage imageUrl={data.imageUrl} seed={data.title} />
    </Link>
  );
  return (
    <Card isStill picture={picture}>
      <Row as="p" gap="2" rowGap="half" align="top" size="small" tone="muted">
        <span>No. {number}</span>
        <span>Time: {data.durationText ?? "N/A"}</span>
        {data.progress && (
          <Row as="span" gap="half" tone="teal">
            <Check size={16} aria-hidden />{" "}
            <Text as="span" isStrong>
              {data.progress.doneBy ? "Done" : "Opened"}
            </Text>
          </Row>
        )}
      </Row>
      <h3 className={styles.title}>{data.title}</h3>
      <div className={styles.actions}>
        <Row gap="half" align="top">
          <ButtonLink size="small" to={address} icon={<Play size={18} aria-hidden />}>
            {data.progress && !data.progress.doneBy ? "Resume" : "Play here"}
            <span className="visually-hidden"> {data.title}</span>
          </ButtonLink>
          <ButtonAnchor
            size="small"
            look="quiet"
            href={data.link}
            icon={<ExternalLink size={18} aria-hidden />}
            onClick={() => onWatch(data.id)}
          >
            Watch Video<span className="visually-hidden"> {data.title} (opens in a new tab)</span>
          </ButtonAnchor>
        </Row>
      </div>
    </Card>
  );
}
