import { Link } from "react-router-dom";
import { useSeasonOfferings } from "../../features/workshops/join/useSeasonOfferings";
import { price } from "../../format/price";
import { paths } from "../../../shared/paths";
import { Stairs } from "../../ui/layout/Stairs";
import { Section } from "../../ui/page/Section";
import type { OffersQuery } from "./Offers.generated";
import styles from "./WaysToLearn.module.css";

interface WayProps {
  name: string;
  to: string;
  prices: number[];
  text: string;
}

function Way({ name, to, prices, text }: WayProps) {
  const lowest = prices.length > 0 ? Math.min(...prices) : null;
  const isOne = new Set(prices).size === 1;
  return (
    <li>
      <div className={styles.way}>
        <h3>
          <Link to={to}>{name}</Link>
        </h3>
        {lowest !== null && (
          <strong>
            {!isOne && "from "}
            {price(lowest)}
          </strong>
        )}
        <p>{text}</p>
      </div>
    </li>
  );
}

type WaysToLearnProps = Pick<OffersQuery, "pageTexts" | "workshops" | "bootcampSeasons" | "soldCourses">;

/** How the three kinds of offer differ, and lead to each other. */
export function WaysToLearn({ pageTexts, workshops, bootcampSeasons, soldCourses }: WaysToLearnProps) {
  const seasons = useSeasonOfferings(bootcampSeasons);
  const coming = workshops.filter(({ hasEnded }) => !hasEnded);
  return (
    <Section id="ways" title="Three ways in" lead="Each one leads to the next.">
      <Stairs>
        {seasons.length > 0 && (
          <Way
            name="Bootcamp season"
            to={paths.bootcamp}
            prices={seasons.map(({ priceRupees }) => priceRupees)}
            text={pageTexts.seasonLine}
          />
        )}
        {coming.length > 0 && (
          <Way
            name="Workshop"
            to={paths.workshops}
            prices={coming.map(({ priceRupees }) => priceRupees)}
            text={pageTexts.workshopLine}
          />
        )}
        <Way
          name="Course"
          to="#course"
          prices={soldCourses.flatMap(({ priceRupees }) => priceRupees ?? [])}
          text={pageTexts.courseLine}
        />
      </Stairs>
    </Section>
  );
}
