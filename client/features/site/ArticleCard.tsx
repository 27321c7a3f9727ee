import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { paths } from "../../paths";
import { CourseCover } from "../../ui/art/CourseCover";
import { Card } from "../../ui/Card";
import { Picture } from "../../ui/Picture";
import { Tag } from "../../ui/Tag";
import styles from "./ArticleCard.module.css";
import { ArticleCard_PostFragmentDoc } from "./ArticleCard.generated";
import type { ArticleCard_PostFragment } from "./ArticleCard.generated";
import { ArticleFacts } from "./ArticleFacts";

interface ArticleCardProps {
  post: FragmentType<ArticleCard_PostFragment>;
  /** 2 where the list has no heading of its own. */
  level?: 2 | 3;
}

/** An article in a list; the whole card leads to it. */
export function ArticleCard({ post, level = 3 }: ArticleCardProps) {
  const { data } = useSuspenseFragment({
    fragment: ArticleCard_PostFragmentDoc,
    fragmentName: "ArticleCard_post",
    from: post,
  });
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Card isLink picture={<Picture src={data.coverUrl} fallback={<CourseCover slug={data.slug} />} />}>
      <Heading className={styles.title}>
        <Link to={paths.blogPost(data.slug)}>{data.title}</Link>
      </Heading>
      <p className={styles.excerpt}>{data.excerpt}</p>
      <ArticleFacts post={data} />
      {data.tags.length > 0 && (
        <p className={styles.tags}>
          {data.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
      )}
    </Card>
  );
}
