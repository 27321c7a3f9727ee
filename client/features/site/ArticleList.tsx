import type { FragmentType } from "@apollo/client";
import { ArticleCard } from "./ArticleCard";
import type { ArticleCard_PostFragment } from "./ArticleCard.generated";
import styles from "./ArticleList.module.css";

interface ArticleListProps {
  posts: ({ id: string } & FragmentType<ArticleCard_PostFragment>)[];
  level?: 2 | 3;
}

export function ArticleList({ posts, level }: ArticleListProps) {
  return (
    <ul className={styles.list}>
      {posts.map((post) => (
        <li key={post.id}>
          <ArticleCard post={post} level={level} />
        </li>
      ))}
    </ul>
  );
}
