interface Crumb {
  name: string;
  path: string;
}

/** Where a page stands in the site, from the first page on, in schema.org's words. */
export function breadcrumbList(origin: string, crumbs: Crumb[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
