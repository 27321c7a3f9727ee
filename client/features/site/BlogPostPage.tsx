import { useSuspenseQuery } from "@apollo/client/react";
import { lazy } from "react";
import { Link, useParams } from "react-router-dom";
import { paths } from "../../paths";
import { CourseCover } from "../../ui/art/CourseCover";
import { ButtonLink } from "../../ui/Button";
import { Picture } from "../../ui/Picture";
import { Prose } from "../../ui/Prose";
import { Redirect } from "../../ui/Redirect";
import { Section } from "../../ui/Section";
import { Tag } from "../../ui/Tag";
import { ArticleFacts } from "./ArticleFacts";
import { ArticleHead } from "./ArticleHead";
import { ArticleList } from "./ArticleList";
import { BlogPostDocument } from "./BlogPost.generated";
import styles from "./BlogPostPage.module.css";

const DraftOf = lazy(async () => ({ default: (await import("../../cms/DraftOf")).DraftOf }));

const MOST_OTHERS = 3;

/** `/blog/:slug`: one article, and what else there is to read. An address that no article has leads home. */
export function BlogPostPage() {
  const { slug = "" } = useParams();
  const { blogPost, blogPosts } = useSuspenseQuery(BlogPostDocument, { variables: { slug } }).data;
  if (!blogPost) return <Redirect to={paths.home} />;
  const others = blogPosts.nodes.filter((post) => post.slug !== blogPost.slug).slice(0, MOST_OTHERS);

  return (
    <main id="main">
      {!blogPost.isOut && <DraftOf kind="blogPost" name={blogPost.slug} />}
      <ArticleHead post={blogPost} />
      <article className={styles.article}>
        <nav aria-label="Breadcrumb" className={styles.trail}>
          <Link to={paths.blog}>Blog</Link>
        </nav>
        <header className={styles.header}>
          <h1>{blogPost.title}</h1>
          <p className={styles.excerpt}>{blogPost.excerpt}</p>
          <ArticleFacts post={blogPost} />
          {blogPost.tags.length > 0 && (
            <ul aria-label="Tags" className={styles.tags}>
              {blogPost.tags.map((tag) => (
                <li key={tag}>
                  <Tag>{tag}</Tag>
                </li>
              ))}
            </ul>
          )}
        </header>
        {blogPost.coverUrl && (
          <div className={styles.cover}>
            <Picture
              src={blogPost.coverUrl}
              alt={blogPost.coverAlt}
              sizes="(min-width: 47rem) 45rem, 100vw"
              isHero
              fallback={<CourseCover slug={blogPost.slug} />}
            />
          </div>
        )}
        <Prose html={blogPost.bodyHtml} />
        <div className={styles.next}>
          <p>Would you rather do it live, with a teacher?</p>
          <ButtonLink look="main" to={paths.workshops}>
            See the workshops
          </ButtonLink>
        </div>
      </article>
      {others.length > 0 && (
        <Section id="more" title="More to read">
          <ArticleList posts={others} />
        </Section>
      )}
    </main>
  );
}
