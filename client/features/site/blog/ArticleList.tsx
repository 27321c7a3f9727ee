import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { dayInIndia } from "../../../format/indiaTime";
import { shortDate } from "../../../format/shortDate";
import { paths } from "../../../../shared/paths";
import { Cover } from "../../../ui/art/Cover";
import { Card } from "../../../ui/Card";
import { Grid } from "../../../ui/layout/Grid";
import { Row } from "../../../ui/layout/Row";
import { Text } from "../../../ui/layout/Text";
import { Picture } from "../../../ui/Picture";
import { Tag } from "../../../ui/text/Tag";
import { ArticleCard_PostFragmentDoc } from "./ArticleList.generated";
import type { ArticleCard_PostFragment } from "./ArticleList.generated";
import styles from "./ArticleList.module.css";

interface ArticleFactsProps {
  post: { authorName: string; publishedAt: string | null; readingMinutes: number };
}

export function ArticleFacts({ post: { authorName, publishedAt, readingMinutes } }: ArticleFactsProps) {
  return (
    <p className={styles.facts}>
      <span>{authorName}</span>
      {publishedAt && <time dateTime={publishedAt}>{shortDate(dayInIndia(publishedAt))}</time>}
      <span>{readingMinutes} min read</span>
    </p>
  );
}

interface ArticleCardProps {
  post: FragmentType<ArticleCard_PostFragment>;
  /** 2 if the list has no heading. */
  level?: 2 | 3;
  isInView: boolean;
}

function ArticleCard({ post, level = 3, isInView }: ArticleCardProps) {
  const data = useFragmentData(ArticleCard_PostFragmentDoc, post);
  return (
    <Card
      isLink
      cover={data.cover}
      picture={<Picture src={data.coverUrl} fallback={<Cover path={data.cover} isInView={isInView} />} />}
    >
      <Text as={level === 2 ? "h2" : "h3"} size="larger">
        <Link to={paths.blogPost(data.slug)}>{data.title}</Link>
      </Text>
      <Text tone="muted">{data.excerpt}</Text>
      <ArticleFacts post={data} />
      {data.tags.length > 0 && (
        <Row as="p" gap="half">
          {data.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Row>
      )}
    </Card>
  );
}

interface ArticleListProps {
  posts: ({ id: string } & FragmentType<ArticleCard_PostFragment>)[];
  level?: 2 | 3;
}

/** A phone shows so many of a list that begins its page. */
const IN_VIEW = 2;

export function ArticleList({ posts, level }: ArticleListProps) {
  return (
    <Grid as="ul" column="20">
      {posts.map((post, index) => (
        <li key={post.id}>
          <ArticleCard post={post} level={level} isInView={level === 2 && index < IN_VIEW} />
        </li>
      ))}
    </Grid>
  );
}
