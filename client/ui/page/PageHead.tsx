import { ogPicture } from "../../../shared/paths";
import { usePageFacts } from "./PageFacts";
import { PageTitle, useSiteName } from "./PageTitle";
import { hashText } from "../art/hashText";

interface PageMeta {
  title: string;
  description: string;
  /** A path, 1200 × 630 px; defaults to the home page's picture. */
  picture?: string;
  /** Other content of the picture, to bust its cache. */
  pictured?: unknown;
  type?: "website" | "article";
  jsonLd?: object[];
}

interface ListedPage {
  /** The canonical path. */
  path: string;
  isUnlisted?: boolean;
  /** Unlisted, but people share it: with a share picture. */
  isShared?: boolean;
}

interface UnlistedPage {
  path?: undefined;
  isShared?: undefined;
  /** Hidden from search engines: a private page, or a piece of another one. */
  isUnlisted: true;
}

type PageHeadProps = PageMeta & (ListedPage | UnlistedPage);

/** JSON for a script element: escapes `<`, so that nothing closes the element. */
function scriptJson(value: object): string {
  return JSON.stringify({ "@context": "https://schema.org", ...value }).replace(/</g, "\\u003c");
}

export function PageHead({
  title,
  description,
  path,
  picture = ogPicture("site", "home"),
  pictured,
  type = "website",
  jsonLd = [],
  isUnlisted = false,
  isShared = false,
}: PageHeadProps) {
  const { origin } = usePageFacts();
  const siteName = useSiteName();
  if (path === undefined || (isUnlisted && !isShared)) {
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
      </>
    );
  }
  // Social networks cache a picture by its URL, so the URL changes with its content.
  const version = hashText(JSON.stringify([siteName, title, description, jsonLd, pictured])).toString(36);
  const address = `${origin}${path}`;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
      {isUnlisted && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}${picture}?v=${version}`} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd.map((value, index) => (
        <script
          key={index}
          type="application/ld+json"
          // React does not escape a script element's text; `scriptJson` does.
          dangerouslySetInnerHTML={{ __html: scriptJson(value) }}
        />
      ))}
    </>
  );
}
