import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Text } from "../../ui/layout/Text";
import { PriceRow, PriceTag } from "../../ui/text/PriceTag";
import { CourseImage } from "../../features/catalog/CourseImage";
import { OfferCard_CourseFragmentDoc } from "./OffersSections.generated";
import type { OfferCard_CourseFragment } from "./OffersSections.generated";
import styles from "./OfferCard.module.css";

interface OfferCardProps {
  course: FragmentType<OfferCard_CourseFragment>;
  onChoose: () => void;
}

/** A click opens the payment; without JavaScript, a link leads there. */
export function OfferCard({ course, onChoose }: OfferCardProps) {
  const data = useFragmentData(OfferCard_CourseFragmentDoc, course);
  return (
    <Card picture={<CourseImage imageUrl={data.imageUrl} imageAlt={data.imageAlt} slug={data.slug} />}>
      <h3>{data.name}</h3>
      <Text tone="muted">{data.description}</Text>
      <PriceRow price={data.priceRupees !== null && <PriceTag priceRupees={data.priceRupees} />}>
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
      </PriceRow>
      <Link className={styles.more} to={`#${data.slug}`}>
        What is in it<span className="visually-hidden"> ({data.name})</span>
      </Link>
    </Card>
  );
}
