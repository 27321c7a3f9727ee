import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { momentInIndia } from "../../format/momentInIndia";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { ContinueCard_ReferenceFragmentDoc } from "./ContinueCard.generated";
import type { ContinueCard_ReferenceFragment } from "./ContinueCard.generated";
import styles from "./ContinueCard.module.css";
import { ReferenceImage } from "./ReferenceImage";

interface ContinueCardProps {
  reference: FragmentType<ContinueCard_ReferenceFragment>;
}

/** The video that the learner opened last in a batch, and the way back to it. */
export function ContinueCard({ reference }: ContinueCardProps) {
  const { data } = useSuspenseFragment({
    fragment: ContinueCard_ReferenceFragmentDoc,
    fragmentName: "ContinueCard_reference",
    from: reference,
  });
  const { batch } = data;
  return (
    <article className={styles.card}>
      <ReferenceImage imageUrl={data.imageUrl} seed={data.title} />
      <div className={styles.body}>
        <p className={styles.quiet}>
          {batch.course.name} · {batch.name}
        </p>
        <h3>{data.title}</h3>
        <p className={styles.quiet}>
          Time: {data.durationText ?? "N/A"}
          {data.viewedAt && ` · opened ${momentInIndia(data.viewedAt)}`}
        </p>
        <div className={styles.action}>
          <ButtonLink to={paths.dashBatch(batch.course.slug, batch.id, data.id)}>
            Resume<span className="visually-hidden"> with {batch.name}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
