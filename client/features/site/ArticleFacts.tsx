import { dayInIndia } from "../../format/indiaTime";
import { shortDate } from "../../format/shortDate";
import styles from "./ArticleFacts.module.css";

interface ArticleFactsProps {
  post: { authorName: string; publishedAt: string | null; readingMinutes: number };
}

/** By whom, when, and how long it takes. */
export function ArticleFacts({ post: { authorName, publishedAt, readingMinutes } }: ArticleFactsProps) {
  return (
    <p className={styles.facts}>
      <span>{authorName}</span>
      {publishedAt && <time dateTime={publishedAt}>{shortDate(dayInIndia(publishedAt))}</time>}
      <span>{readingMinutes} min read</span>
    </p>
  );
}
