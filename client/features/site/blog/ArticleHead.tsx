import { ogPicture, paths } from "../../../paths";
import { usePageFacts } from "../../../ui/page/PageFacts";
import { PageHead } from "../../../ui/page/PageHead";
import { useSiteName } from "../../../ui/page/PageTitle";
import { breadcrumbJsonLd } from "../../../format/breadcrumbJsonLd";

interface ArticleHeadProps {
  post: {
    slug: string;
    title: string;
    excerpt: string;
    authorName: string;
    coverUrl: string | null;
    tags: string[];
    publishedAt: string | null;
  };
}

/** What search engines, and whoever shares it, are told of an article. */
export function ArticleHead({ post }: ArticleHeadProps) {
  const { origin } = usePageFacts();
  const academyName = useSiteName();
  const path = paths.blogPost(post.slug);
  return (
    <PageHead
      title={post.title}
      description={post.excerpt}
      path={path}
      picture={ogPicture("articles", post.slug)}
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
