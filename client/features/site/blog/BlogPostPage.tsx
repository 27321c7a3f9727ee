import { useSuspenseQuery } from "@apollo/client/react";
import { DraftOf } from "../../../cms/records/DraftOf";
import { useParams } from "react-router-dom";
import { breadcrumbJsonLd } from "../../../format/breadcrumbJsonLd";
import { ogPicture, paths } from "../../../../shared/paths";
import { Cover, subjectOf } from "../../../ui/art/Cover";
import { ButtonLink } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { BackLink } from "../../../ui/page/BackLink";
import { usePageFacts } from "../../../ui/page/PageFacts";
import { PageHead } from "../../../ui/page/PageHead";
import { useSiteName } from "../../../ui/page/PageTitle";
import { Redirect } from "../../../ui/page/Redirect";
import { Section } from "../../../ui/page/Section";
import { Picture } from "../../../ui/Picture";
import { Prose } from "../../../ui/text/Prose";
import { Tag } from "../../../ui/text/Tag";
import { ArticleFacts, ArticleList } from "./ArticleList";
import { BlogPostDocument } from "./BlogPost.generated";
import styles from "./BlogPostPage.module.css";

interface ArticleHeadProps {
  post: {
    slug: string;
    title: string;
    excerpt: string;
    authorName: string;
    coverUrl: string | null;
    cover: string;
    tags: string[];
    publishedAt: string | null;
  };
}

function ArticleHead({ post }: ArticleHeadProps) {
  const { origin } = usePageFacts();
  const academyName = useSiteName();
  const path = paths.blogPost(post.slug);
  return (
    <PageHead
      title={post.title}
      description={post.excerpt}
      path={path}
      picture={ogPicture("articles", post.slug)}
      pictured={post.cover}
      type="article"
      jsonLd={[
        {
          "@type": "Article",
          headline: post.title,
          description: post.excerpt,
          mainEntityOfPage: `${origin}${path}`,
          author: { "@type": "Person", name: post.authorName },
          publisher: { "@type": "EducationalOrganization", name: academyName, url: `${origin}/` },
          keywords: post.tags,
          ...(post.publishedAt && { datePublished: post.publishedAt }),
          image:
            (post.coverUrl?.startsWith("/") === false ? "" : origin) +
            (post.coverUrl ?? ogPicture("articles", post.slug)),
        },
        breadcrumbJsonLd(origin, [
          { name: academyName, path: paths.home },
          { name: "Blog", path: paths.blog },
          { name: post.title, path },
        ]),
      ]}
    />
  );
}

const MAX_OTHERS = 3;

/** An unknown slug redirects to the list. */
export function BlogPostPage() {
  const { slug = "" } = useParams();
  const { blogPost, blogPosts } = useSuspenseQuery(BlogPostDocument, { variables: { slug } }).data;
  if (!blogPost) return <Redirect to={paths.blogMissing} />;
  const others = blogPosts.nodes.filter((post) => post.slug !== blogPost.slug).slice(0, MAX_OTHERS);

  return (
    <main id="main">
      {!blogPost.isOut && <DraftOf kind="blogPost" name={blogPost.slug} />}
      <ArticleHead post={blogPost} />
      <article className={styles.article} data-subject={subjectOf(blogPost.cover)}>
        <BackLink to={paths.blog}>Blog</BackLink>
        <header className={styles.header}>
          <h1>{blogPost.title}</h1>
          <p className={styles.excerpt}>{blogPost.excerpt}</p>
          <ArticleFacts post={blogPost} />
          {blogPost.tags.length > 0 && (
            <Row as="ul" gap="half" aria-label="Tags">
              {blogPost.tags.map((tag) => (
                <li key={tag}>
                  <Tag>{tag}</Tag>
                </li>
              ))}
            </Row>
          )}
        </header>
        <div className={styles.cover}>
          <Picture
            src={blogPost.coverUrl}
            alt={blogPost.coverAlt}
            sizes="(min-width: 47rem) 45rem, 100vw"
            isHero
            fallback={<Cover path={blogPost.cover} isInView />}
          />
        </div>
        <Prose html={blogPost.bodyHtml} />
        <div className={styles.next}>
          <p>Prefer to learn live, with a teacher?</p>
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
