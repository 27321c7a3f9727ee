import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { PriceTag } from "../../../ui/PriceTag";
import { CourseImage } from "../../catalog/CourseImage";
import { OfferCard_CourseFragmentDoc } from "./OfferCard.generated";
import type { OfferCard_CourseFragment } from "./OfferCard.generated";
import styles from "./OfferCard.module.css";

interface OfferCardProps {
  course: FragmentType<OfferCard_CourseFragment>;
  onChoose: () => void;
}

/** A course in the grid; a press on the card opens the payment. Without JavaScript its link leads there. */
export function OfferCard({ course, onChoose }: OfferCardProps) {
  const { data } = useSuspenseFragment({
    fragment: OfferCard_CourseFragmentDoc,
    fragmentName: "OfferCard_course",
    from: course,
  });
  return (
    <Card picture={<CourseImage imageUrl={data.imageUrl} imageAlt={data.imageAlt} slug={data.slug} />}>
      <h3>{data.name}</h3>
      <p className={styles.description}>{data.description}</p>
      <div className={styles.foot}>
        {data.priceRupees !== null && <PriceTag priceRupees={data.priceRupees} />}
        <span className={styles.choose}>
          <Button onClick={onChoose}>
            Buy<span className="visually-hidden"> {data.name}</span>
          </Button>
        </span>
        {data.payLink && (
          <noscript>
            <a href={data.payLink} rel="noopener">
              Payment page
            </a>
          </noscript>
        )}
      </div>
      <Link className={styles.more} to={`#${data.slug}`}>
        What is in it<span className="visually-hidden"> ({data.name})</span>
      </Link>
    </Card>
  );
}
